// The texts of everything but the games.
import type { CommonTexts } from '../texts.ts';

export const common: CommonTexts = {
  'app.name': 'Loggia',
  'app.motto': 'Стол для серьёзных игр, открытый для всех',
};
