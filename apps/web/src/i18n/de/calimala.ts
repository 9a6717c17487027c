// The texts of Calimala: terms, prompts, log lines and refusals.
import type { CalimalaTexts } from '../texts.ts';

export const calimala: CalimalaTexts = {
  'calimala.name': 'Calimala',
};
