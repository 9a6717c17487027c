// The progress of a table, in the words of its game once they are loaded.
import { capitals } from '@loggia/capitals';
import { seededRandom } from '@loggia/kernel';
import { expect, test } from 'vitest';
import { CARDS, gameTexts } from '../src/boards/games.ts';
import { LANGUAGE_CODES, speak, spokenNow } from '../src/i18n/language.ts';
import { speech } from '../src/i18n/use-text.ts';
import { progressText } from '../src/shared/round-text.ts';

const summary = capitals.summary(capitals.setup(3, {}, seededRandom('progress')));
const told = () => progressText(speech(spokenNow()), 'capitals', summary);

test('shows the round at once, phase and era once the texts are loaded, in every language', async () => {
  await speak('en');
  expect(told()).toBe('Round 1 of 12');
  await gameTexts('capitals');
  expect(told()).toBe('Round 1 of 12 · Era I · Building');
  for (const code of LANGUAGE_CODES) {
    await speak(code);
    expect(told().split(' · ')).toHaveLength(3);
    expect(told()).not.toContain('status.');
  }
});

test('an unknown game has no texts, and that is no error', async () => {
  expect(Object.keys(CARDS)).not.toContain('chess');
  await expect(gameTexts('chess')).resolves.toBeUndefined();
});
