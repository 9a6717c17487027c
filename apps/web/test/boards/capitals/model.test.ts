// The board's model against whole games: what is offered where, and what is previewed.
import {
  capitals,
  type Move,
  type ProsperityId,
  priceCells,
  stageOf,
  TILES,
  TRACKS,
} from '@loggia/capitals';
import { seededRandom, whyNot } from '@loggia/kernel';
import { expect, test } from 'vitest';
import {
  CHOOSING,
  type Choice,
  confirmed,
  movableTokens,
  movesOf,
  offers,
  targetOf,
} from '../../../src/boards/capitals/model/choice.ts';
import { missingInWords } from '../../../src/boards/capitals/model/condition-words.ts';
import { fairRows, isFair, prestigeOf } from '../../../src/boards/capitals/model/fair.ts';
import { flightsOf, touchedBy } from '../../../src/boards/capitals/model/flights.ts';
import { laneOf, meaningOf, shareOf } from '../../../src/boards/capitals/model/lanes.ts';
import { capitalsLog } from '../../../src/boards/capitals/model/log.ts';
import { changesOf, following, outcome } from '../../../src/boards/capitals/model/outcome.ts';
import { panelFor } from '../../../src/boards/capitals/model/panel.ts';
import { planOf } from '../../../src/boards/capitals/model/plan.ts';
import { choicePrompt, prompt } from '../../../src/boards/capitals/model/prompt.ts';
import { effectsInWords, tileInWords } from '../../../src/boards/capitals/model/tile-words.ts';
import { triedAt } from '../../../src/boards/capitals/model/tried.ts';
import { capitals as de } from '../../../src/boards/capitals/texts/de.ts';
import { capitals as en } from '../../../src/boards/capitals/texts/en.ts';
import { capitals as hu } from '../../../src/boards/capitals/texts/hu.ts';
import { capitals as ru } from '../../../src/boards/capitals/texts/ru.ts';
import { list, parts, plain } from '../../../src/i18n/message.ts';
import { type Moment, moments, sample } from './games.ts';

const SAMPLE = sample();

/** Moves with a separate button below the board. */
const BUTTONS = ['done', 'undo', 'restart', 'pay', 'resolveRest'];

/** A choice that leads to a move, if it takes one. */
function choiceOf(move: Move): Choice | undefined {
  switch (move.type) {
    case 'pickColumn':
      return { kind: 'column', column: move.column };
    case 'takeBonus':
      return { kind: 'bonus', bonus: move.bonus };
    case 'moveToken':
      return { kind: 'token', token: move.token };
    case 'resolve':
      return { kind: 'loser', effect: move.effect };
    case 'buildProsperity':
    case 'buildLake': {
      const { type: deed, tile, x, y } = move;
      return { kind: 'prosperity', deed, tile, cell: { x, y } };
    }
    default:
      return undefined;
  }
}

function isReachable(legal: readonly Move[], move: Move): boolean {
  if (BUTTONS.includes(move.type)) return true;
  if (move.type === 'resolve' && move.building === undefined) return true;
  const choice = choiceOf(move);
  if (choice !== undefined && confirmed(legal, choice) === move) return true;
  return offers(legal, choice).includes(move) && targetOf(move) !== undefined;
}

const KINDS = [
  'activate',
  'buildLake',
  'buildProsperity',
  'done',
  'moveToken',
  'pay',
  'pickColumn',
  'placeTile',
  'resolve',
  'resolveRest',
  'restart',
  'takeBonus',
  'takeTile',
  'undo',
  'useTourist',
] as const satisfies readonly Move['type'][];

test('the sample games offer every kind of move', () => {
  const kinds = new Set(SAMPLE.flatMap(({ legal }) => legal.map(({ type }) => type)));
  expect([...kinds].sort()).toEqual(KINDS);
});

test('every legal move can be made on the board', () => {
  for (const { legal } of moments(4)) {
    for (const move of legal) expect(isReachable(legal, move), JSON.stringify(move)).toBe(true);
  }
});

test('no two offers of one step share a target', () => {
  for (const { legal } of SAMPLE) {
    for (const choice of [undefined, ...legal.map(choiceOf)]) {
      const found = offers(legal, choice).flatMap(move => targetOf(move) ?? []);
      if (choice?.kind === 'prosperity') continue;
      expect(new Set(found).size).toBe(found.length);
    }
  }
});

test('every step of a choice has a separate name', () => {
  const tile = 'arboretum';
  const deed = 'buildLake';
  const before = CHOOSING.stepOf({ kind: 'prosperity', tile, deed });
  const after = CHOOSING.stepOf({ kind: 'prosperity', tile, deed, cell: { x: 0, y: 1 } });
  expect(after).not.toBe(before);
});

test('a token that cannot move says why, only to its owner and only while tokens move', () => {
  let asked = 0;
  for (const { state: view, seat, legal } of moments()) {
    for (const token of [0, 1] as const) {
      const at = (owner: number) =>
        triedAt({ view, seat, legal, choice: undefined }, `token.${owner}.${token}`);
      const tried = at(seat);
      expect(at((seat + 1) % view.players.length)).toBeUndefined();
      const stays = stageOf(view) === 'administrative' && !movableTokens(legal).includes(token);
      expect(tried !== undefined).toBe(stays);
      if (tried === undefined) continue;
      expect(whyNot(capitals, view, seat, tried)?.code).toBe('token.notFull');
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(0);
});

test('asks which token moves only if two can', () => {
  const asked = SAMPLE.filter(({ legal }) => movableTokens(legal).length > 0);
  expect(asked.length).toBeGreaterThan(0);
  for (const { legal } of asked) {
    const direct = offers(legal, undefined).filter(({ type }) => type === 'moveToken');
    expect(direct.length > 0).toBe(movableTokens(legal).length === 1);
  }
});

const TEXTS = { en, de, hu, ru } as const;

function wordsOf(language: keyof typeof TEXTS) {
  const texts: Readonly<Record<string, string>> = TEXTS[language];
  const raw = (key: string) => {
    const found = texts[key];
    if (found === undefined) throw new Error(`no text for ${key} in ${language}`);
    return found;
  };
  return {
    text: (key: string, params: Readonly<Record<string, string | number>> = {}) =>
      plain(parts({ language, text: raw }, raw(key), params), seat => `#${seat + 1}`),
    list: (items: readonly string[]) => list(language, items),
  };
}

test.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])(
  'every tile, prompt and lane has a text in %s',
  language => {
    const words = wordsOf(language);
    const said: string[] = [];
    for (const { id } of TILES) {
      said.push(tileInWords(id, words));
      for (const line of effectsInWords(id, words)) expect(line).toMatch(/[+−\d]/);
    }
    for (const { state, seat, legal } of SAMPLE) {
      const { key, params } = prompt(state, seat, legal);
      const waiting = prompt(state, null, []);
      said.push(words.text(key, params), words.text(waiting.key, waiting.params));
      for (const choice of legal.map(choiceOf)) {
        if (choice === undefined) continue;
        const asked = choicePrompt(choice);
        said.push(words.text(asked.key, asked.params));
      }
      for (const player of state.players) {
        for (const track of TRACKS) {
          const meaning = meaningOf(state, player, track);
          said.push(words.text(meaning.key, meaning.params));
        }
      }
    }
    for (const line of said) expect(line).not.toMatch(/[{}]|undefined|NaN|capitals\.| {2}/);
  },
);

test('a tile shows its cost, its gains and what it depends on', () => {
  const words = wordsOf('en');
  expect(effectsInWords('textile-mill', words)).toEqual([
    'When built: +3\u00a0progress, +2\u00a0employment and −2\u00a0public services.',
    'Activated, printed energy 1: +3\u00a0economy.',
  ]);
  expect(effectsInWords('brickworks', words)[1]).toBe(
    'Per neighbouring industrial tile, now and later: +2\u00a0economy.',
  );
  expect(effectsInWords('warehouse', words)).toEqual([
    'When built: +1\u00a0prestige, ×1 in era I, ×3 in era II, ×6 in era III.',
  ]);
  expect(tileInWords('warehouse', words)).toContain(
    'Needs: nobody has more industrial tiles and commercial tiles together.',
  );
  // The words are inflected, and follow the number in the middle of a sentence.
  expect(effectsInWords('textile-mill', wordsOf('ru'))[0]).toContain(
    '+3\u00a0прогресса, +2\u00a0занятости и −2\u00a0городские службы',
  );
  expect(effectsInWords('fire-station', wordsOf('de'))[1]).toBe(
    'Am Ende je 2 Wohnplättchen nebenan: +1\u00a0Prestige.',
  );
});

test('a prosperity tile says what is missing, or what there is too much of', () => {
  const said = (tile: ProsperityId, ...counts: [of: string, has: number, needs: number][]) =>
    missingInWords(
      tile,
      counts.map(([of, has, needs]) => ({ of, has, needs, met: false })),
      wordsOf('en'),
    );
  expect(said('clock-tower', ['employment', 3, 5])).toBe('have 3, need 5');
  expect(said('public-meeting-hall', ['public', 2, 0])).toBe('have 2, at most 0');
  expect(said('harbour-promenade', ['commercial', 0, 1], ['tourism', 0, 1])).toBe(
    'Commercial\u00a00/1, Tourism\u00a00/1',
  );
});

test('progress that passes the symbol is a gain in the log', () => {
  const moved = { type: 'trackMoved', seat: 0, track: 'progress', by: 'fair' } as const;
  expect(capitalsLog.brought({ ...moved, amount: 3, from: 6, to: 1 })).toEqual({ progress: 3 });
  expect(capitalsLog.brought({ ...moved, amount: -3, from: 2, to: 0 })).toEqual({ progress: -2 });
});

const CHANCE = seededRandom('no chance is used');

/** Plays a move on a copy, with waiting effects in their default order. */
function played({ state, seat }: Moment, moves: readonly Move[]) {
  const after = structuredClone(state);
  for (const move of moves) capitals.apply(after, seat, move, CHANCE);
  for (;;) {
    const [rest] = movesOf(capitals.legal(after, seat), 'resolveRest');
    if (rest === undefined) return after;
    capitals.apply(after, seat, rest, CHANCE);
  }
}

test('the preview of a move matches what happens', () => {
  let shown = 0;
  for (const moment of SAMPLE) {
    const { state, seat, legal } = moment;
    for (const move of legal) {
      if (move.type !== 'placeTile' && move.type !== 'activate' && move.type !== 'pay') continue;
      const next = following(state, seat, move);
      const forecast = outcome(state, seat, next);
      const after = played(moment, next).players[seat];
      if (after === undefined) throw new Error('nobody there');
      expect(forecast.after.tracks).toEqual(after.tracks);
      expect(forecast.after.energy).toBe(after.energy);
      expect(forecast.after.level).toBe(after.level);
      shown += changesOf(forecast).length;
    }
  }
  expect(shown).toBeGreaterThan(100);
});

test('changes are counted from the start of the turn, laps of progress included', () => {
  const upgraded = [...moments(4)].find(
    ({ state, events, move }) =>
      move.type === 'placeTile' &&
      state.work.step === 'placing' &&
      events.some(({ type }) => type === 'plantUpgraded'),
  );
  if (upgraded === undefined) throw new Error('no build with an upgrade');
  const { state, seat, move } = upgraded;
  const changes = changesOf(outcome(state, seat, [move]));
  const progress = changes.find(({ of }) => of === 'progress');
  expect(progress?.by).toBeGreaterThan(0);
  expect(changes.find(({ of }) => of === 'level')?.by).toBe(1);
});

test('the plan holds the city, its tokens and every cell to build on', () => {
  for (const { state } of SAMPLE) {
    state.players.forEach((player, seat) => {
      const { left, top, columns, rows } = planOf(player.city, 1);
      const cells = [...player.city, ...priceCells(state, seat, 'sawmill')];
      for (const { x, y } of cells) {
        expect(x >= left && x < left + columns && y >= top && y < top + rows).toBe(true);
      }
      for (const { x, y } of player.tokens) {
        expect(x >= left && x <= left + columns && y >= top && y <= top + rows).toBe(true);
      }
    });
  }
});

test('a lane shows every space of its track', () => {
  for (const { state } of SAMPLE) {
    for (const { tracks } of state.players) {
      for (const track of TRACKS) {
        const share = shareOf(laneOf(track), tracks[track]);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('a phone opens the panel a decision needs', () => {
  const needed = new Map(
    SAMPLE.map(({ state, legal }) => [stageOf(state), panelFor(legal, undefined)]),
  );
  expect(needed.get('political')).toBe('market');
  expect(needed.get('building')).toBe('market');
  expect(needed.get('placing')).toBe('city');
  expect(needed.get('paying')).toBe('city');
});

test('everybody sees the result of a fair; pieces fly between anchors of the board', () => {
  let fairs = 0;
  for (const { state, events } of moments(2)) {
    for (const flight of events.flatMap(flightsOf)) {
      expect(flight.from).not.toBe(flight.to);
    }
    expect(new Set(touchedBy(events)).size).toBe(touchedBy(events).length);
    if (!events.some(isFair)) continue;
    fairs += 1;
    const gained = events.flatMap(event =>
      event.type === 'prestigeGained' &&
      ['employment', 'unemployment', 'publicServices'].includes(event.source)
        ? [event.amount]
        : [],
    );
    const rows = fairRows(events, state.players.length);
    const total = rows.reduce((sum, row) => sum + prestigeOf(row), 0);
    expect(total).toBe(gained.reduce((sum, amount) => sum + amount, 0));
  }
  expect(fairs).toBeGreaterThan(0);
});
