// Texts for learners outside the games: the rules sheet and the coach.

export const learning = {
  'help.search': 'Search the rules',
  'help.clear': 'Clear the search',
  'help.contents': 'Contents',
  'help.contents.hits': '{hits, plural, one {# hit} other {# hits}}',
  'help.hits':
    '{count, plural, one {# hit} other {# hits}} in {chapters, plural, one {# chapter} other {# chapters}}',
  'help.none': 'Nothing found for “{query}”. Try another word, or a shorter one.',
  'help.keys.title': 'With the keyboard',
  'help.keys':
    'Tab moves from area to area, the arrow keys within one; Enter chooses, Escape goes back. Here Escape clears the search, or closes the rules if there is nothing to clear.',
  'coach.title': 'Coach',
  'coach.off': 'Switch the coach off',
  'coach.off.done': 'The coach is off. You can bring it back from the “More” menu.',
  'coach.understood': 'Understood',
  'coach.show': 'Show me a good move',
  'coach.goodMove': 'A good move:',
  'coach.onlyMove': 'It is the only move.',
  'coach.noReason': 'It gains nothing at once, but the other moves are worth less in the end.',
} as const;
