// The texts of everything but the games.
import type { CommonTexts } from '../texts.ts';

export const common: CommonTexts = {
  'app.name': 'Loggia',
  'app.motto': 'Ein Tisch für schwere Spiele, offen für alle',
};
