// The prompt: one sentence for everybody at every moment, in every language.
import { calimala } from '@loggia/calimala';
import { expect, test } from 'vitest';
import { card } from '../../../src/boards/calimala/card.tsx';
import { choicePrompt, prompt } from '../../../src/boards/calimala/model/prompt.ts';
import { LANGUAGE_CODES, LANGUAGES, type Texts } from '../../../src/i18n/language.ts';
import { type Params, paramNames } from '../../../src/i18n/message.ts';
import { speech } from '../../../src/i18n/use-text.ts';
import { moments } from './games.ts';

const languages = await Promise.all(
  LANGUAGE_CODES.map(async language => {
    const house = await LANGUAGES[language].common();
    const texts: Texts = { ...house, ...(await card.texts[language]()) };
    return {
      language,
      texts,
      spoken: { language, texts },
    };
  }),
);

test('there is a sentence for deciding, waiting and watching', () => {
  const seen = new Map<string, Params>();
  for (const { state, seat, legal } of moments()) {
    for (const viewer of [null, ...state.players.keys()]) {
      const decides = viewer === seat;
      const { key, params } = prompt(state, viewer, decides ? legal : []);
      if (key.includes('.wait.') === decides) expect.unreachable(`${key} for seat ${viewer}`);
      seen.set(key, params);
    }
  }
  expect(seen.size).toBeGreaterThan(12);
  for (const [key, params] of seen) {
    for (const { texts } of languages) {
      const text = texts[key];
      expect(text, key).toBeDefined();
      for (const name of paramNames(text ?? '')) expect(params, key).toHaveProperty(name);
    }
  }
});

test('names the players who owe a decision', () => {
  for (const { state } of moments(1)) {
    const { params } = prompt(calimala.view(state, null), null, []);
    expect(params.seats).toBe(calimala.toMove(state).join(','));
  }
});

test('a reaction names the player whose turn it is', () => {
  for (const { state, seat, legal } of moments(2)) {
    const { key, params } = prompt(state, seat, legal);
    if (key !== 'calimala.prompt.react') continue;
    expect(params.seat).toBe(state.active);
    return;
  }
  expect.unreachable('two games without a reaction');
});

test('sentences read well', () => {
  const english = languages.find(({ language }) => language === 'en');
  const { say } = speech(english?.spoken);
  expect(say('calimala.prompt.act', { actions: 'wood,ship', count: 2 })).toEqual([
    'Your disc acts: ',
    'Wood',
    ' and ',
    'Ship',
    ', in any order',
    '.',
  ]);
  expect(say('calimala.prompt.act', { actions: 'wood', count: 1 })).toEqual([
    'Your disc acts: ',
    'Wood',
    '.',
  ]);
});

test('every choice in progress has its question', () => {
  for (const action of ['build', 'artwork', 'ship', 'transport', 'contribute'] as const) {
    const { key } = choicePrompt({ kind: 'deed', by: 'playCard', action, cargo: [] });
    for (const { texts } of languages) expect(texts).toHaveProperty([key]);
  }
});
