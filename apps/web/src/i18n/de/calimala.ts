// The texts of Calimala: terms, prompts, log lines and refusals.
import type { CalimalaTexts } from '../texts.ts';

export const calimala: CalimalaTexts = {
  'calimala.name': 'Calimala',
  'calimala.option.layout': 'Stadtplan',
  'calimala.option.layout.hint':
    'Welche Aktion wo liegt; der Plan für die erste Partie hilft beim Einstieg.',
  'calimala.option.layout.random': 'Acht zufällig',
  'calimala.option.layout.first': 'Erste Partie',
  'calimala.option.layout.allRandom': 'Alle neun zufällig',
  'calimala.option.whiteSwap': 'Weiße vierte Scheibe',
  'calimala.option.whiteSwap.hint':
    'Wohin die weiße Scheibe kommt, wenn eine Scheibe von einer Straße ihren Sitz einnimmt.',
  'calimala.option.whiteSwap.returned': 'Auf diese Straße',
  'calimala.option.whiteSwap.removed': 'Aus dem Spiel',
  'calimala.option.oneCardPerTurn': 'Eine Karte pro Zug',
  'calimala.option.oneCardPerTurn.hint':
    'Zweite Ausgabe: In ihrem eigenen Zug zieht eine Person höchstens eine Ausgleichskarte.',
  'calimala.option.extraStartCard': 'Zusätzliche Startkarte',
  'calimala.option.extraStartCard.hint':
    'Zweite Ausgabe: Die vierte und fünfte Person beginnen mit einer Karte mehr.',
  'calimala.option.seatsAfterFifteenth': 'Sitze nach der fünfzehnten',
  'calimala.option.seatsAfterFifteenth.hint':
    'Zweite Ausgabe: Auch nach der fünfzehnten Wertung aufsteigende Scheiben nehmen einen Sitz im Rat ein.',
};
