// Texts for learners outside the games: the rules sheet and the coach.
import type { LearningTexts } from '../texts.ts';

export const learning: LearningTexts = {
  'help.search': 'In den Regeln suchen',
  'help.clear': 'Suche leeren',
  'help.contents': 'Inhalt',
  'help.contents.hits': '{hits, plural, other {# Treffer}}',
  'help.hits':
    '{count, plural, other {# Treffer}} in {chapters, plural, one {# Kapitel} other {# Kapiteln}}',
  'help.none': 'Nichts gefunden zu „{query}“. Versuche ein anderes oder kürzeres Wort.',
  'help.keys.title': 'Mit der Tastatur',
  'help.keys':
    'Tab wechselt den Bereich, mit den Pfeiltasten bewegst du dich darin, Enter wählt, Escape geht zurück. Hier leert Escape die Suche und schließt die Regeln, wenn es nichts zu leeren gibt.',
  'coach.title': 'Trainer',
  'coach.off': 'Den Trainer ausschalten',
  'coach.off.done': 'Der Trainer ist aus. Im Menü „Mehr“ holst du ihn zurück.',
  'coach.understood': 'Verstanden',
  'coach.show': 'Guten Zug zeigen',
  'coach.goodMove': 'Ein guter Zug:',
  'coach.onlyMove': 'Es ist der einzige mögliche Zug.',
  'coach.noReason':
    'Er bringt nicht sofort etwas ein, aber die anderen Züge sind am Ende weniger wert.',
};
