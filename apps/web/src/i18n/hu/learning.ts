// Texts for learners outside the games: the rules sheet and the coach.
import type { LearningTexts } from '../texts.ts';

export const learning: LearningTexts = {
  'help.search': 'Keresés a szabályokban',
  'help.clear': 'A keresés törlése',
  'help.contents': 'Tartalom',
  'help.contents.hits': '{hits, plural, other {# találat}}',
  'help.hits': '{count, plural, other {# találat}} {chapters, plural, other {# fejezetben}}',
  'help.none': 'Nincs találat erre: „{query}”. Próbálj másik vagy rövidebb szót.',
  'help.keys.title': 'Billentyűzettel',
  'help.keys':
    'A Tab területet vált, a nyilak azon belül lépnek, az Enter választ, az Escape visszalép. Itt az Escape a keresést törli, és ha nincs mit törölni, bezárja a szabályokat.',
  'coach.title': 'Segítő',
  'coach.off': 'A segítő kikapcsolása',
  'coach.off.done': 'A segítő ki van kapcsolva. A „Továbbiak” menüből visszahívhatod.',
  'coach.understood': 'Értem',
  'coach.show': 'Mutass egy jó lépést',
  'coach.goodMove': 'Egy jó lépés:',
  'coach.onlyMove': 'Ez az egyetlen lehetséges lépés.',
  'coach.noReason': 'Nem hoz azonnal semmit, de a többi lépés a végén kevesebbet ér.',
};
