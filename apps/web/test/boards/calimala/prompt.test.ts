// The prompt: one sentence for everybody at every moment, in every language.
import { calimala } from '@loggia/calimala';
import { expect, test } from 'vitest';
import { choicePrompt, prompt } from '../../../src/boards/calimala/model/prompt.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../../src/i18n/language.ts';
import { paramNames } from '../../../src/i18n/message.ts';
import { speech } from '../../../src/i18n/use-text.ts';
import { moments } from './games.ts';

const languages = await Promise.all(
  LANGUAGE_CODES.map(async language => {
    const { default: texts } = await LANGUAGES[language].load();
    return {
      language,
      texts: texts as Readonly<Record<string, string>>,
      spoken: { language, texts },
    };
  }),
);

test('there is a sentence for whoever decides, waits or watches', () => {
  const seen = new Set<string>();
  for (const { state, seat, legal } of moments()) {
    const viewers = [null, ...state.players.keys()];
    for (const viewer of viewers) {
      const view = calimala.view(state, viewer);
      const { key, params } = prompt(view, viewer, viewer === seat ? legal : []);
      expect(key.includes('.wait.'), key).toBe(viewer !== seat);
      seen.add(key);
      for (const { texts } of languages) {
        const text = texts[key];
        expect(text, key).toBeDefined();
        for (const name of paramNames(text ?? '')) expect(params, key).toHaveProperty(name);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(12);
});

test('the table waits for those who owe a decision', () => {
  for (const { state } of moments(1)) {
    const { params } = prompt(calimala.view(state, null), null, []);
    expect(params.seats).toBe(calimala.toMove(state).join(','));
  }
});

test('a reaction names whose turn it is', () => {
  for (const { state, seat, legal } of moments(2)) {
    const { key, params } = prompt(state, seat, legal);
    if (key !== 'calimala.prompt.react') continue;
    expect(params.seat).toBe(state.active);
    return;
  }
  expect.unreachable('two games without a reaction');
});

test('sentences read as they should', () => {
  const english = languages.find(({ language }) => language === 'en');
  const { say } = speech(english?.spoken);
  expect(say('calimala.prompt.act', { actions: 'wood,ship' })).toEqual([
    'Your disc acts: ',
    'Wood',
    ' and ',
    'Ship',
    ', in any order.',
  ]);
});

test('every choice that is under way has its question', () => {
  for (const action of ['build', 'artwork', 'ship', 'transport', 'contribute'] as const) {
    const { key } = choicePrompt({ kind: 'deed', by: 'playCard', action, cargo: [] });
    for (const { texts } of languages) expect(texts).toHaveProperty([key]);
  }
});
