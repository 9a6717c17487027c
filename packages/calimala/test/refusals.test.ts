// C-13.14: every refusal of the rules, once each, with its sentence.
import { clone, RuleError, seededRandom } from '@loggia/kernel';
import { describe, expect, it } from 'vitest';
import { END_CARDS, TRADING_CITIES } from '../src/data.ts';
import type { SENTENCES } from '../src/errors.ts';
import { MOVE_TYPES } from '../src/moves.ts';
import { apply, check } from '../src/rules.ts';
import { setup } from '../src/setup.ts';
import { playerOf } from '../src/table.ts';
import type { PlayerView, State, View } from '../src/types.ts';
import { type Colour, position } from './position.ts';

type Code = keyof typeof SENTENCES;

const place = (street: number, disc = 'coloured') => ({ type: 'placeDisc', street, disc });
const refused = (act: () => unknown): RuleError => {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
  throw new Error('not refused');
};
const tried = (state: State, seat: number, move: unknown): RuleError => {
  const before = clone(state);
  const error = refused(() => apply(state, seat, move, seededRandom(1)));
  expect(state).toEqual(before);
  return error;
};

function keeping(): State {
  return setup(4, {}, seededRandom('keeping'));
}

function drafting(): State {
  const state = keeping();
  for (const [seat, player] of state.players.entries()) {
    apply(state, seat, { type: 'keepEndCard', card: player.endCards[0] }, seededRandom(1));
  }
  return state;
}

function over(): State {
  const { state } = position();
  state.phase = 'over';
  return state;
}

/** Blue must replace a white disc and has two on ship-weave to choose from. */
function replacing() {
  return position()
    .stack('wood-marble', 'red', 'green', 'white')
    .stack('ship-weave', 'blue', 'blue')
    .blue({ coloured: 0, white: 1 })
    .place('blue', 'wood-marble', 'white')
    .settle();
}

const CASES: Record<Code, () => RuleError> = {
  'players.count': () => refused(() => setup(6, {}, seededRandom(1))),
  'move.malformed': () => position().refusal('blue', { type: 'placeDisc', street: 13 }),
  'move.gameOver': () => tried(over(), 0, place(1)),
  'move.wrongPhase': () => position().refusal('blue', { type: 'done' }),
  'move.notYours': () => position().refusal('red', place(12)),
  'endCard.notDealt': () => {
    const state = keeping();
    const card = END_CARDS.find(other => !playerOf(state, 0).endCards.includes(other));
    return tried(state, 0, { type: 'keepEndCard', card });
  },
  'endCard.kept': () => {
    const state = keeping();
    const [one, other] = playerOf(state, 0).endCards;
    apply(state, 0, { type: 'keepEndCard', card: one }, seededRandom(1));
    return tried(state, 0, { type: 'keepEndCard', card: other });
  },
  'startCard.taken': () => {
    const state = drafting();
    const seat = (state.first + 3) % 4;
    return tried(state, seat, { type: 'takeStartCard', card: 'ship' });
  },
  'disc.none': () => position().blue({ white: 0 }).refusal('blue', place(12, 'white')),
  'disc.duty': () => position().refusal('blue', place(1)),
  'slot.notOpen': () =>
    position().place('blue', 12).refusal('blue', { type: 'useSlot', action: 'brick' }),
  'slot.impossible': () =>
    position().place('blue', 3).refusal('blue', { type: 'giveUpSlot', action: 'artwork' }),
  'slot.possible': () =>
    position().place('blue', 3).refusal('blue', { type: 'drawForSlot', action: 'brick' }),
  'slot.choice': () =>
    position()
      .blue({ wood: 2 })
      .place('blue', 9)
      .refusal('blue', { type: 'useSlot', action: 'build', build: 'workshop' }),
  'slot.duty': () =>
    position()
      .place('blue', 12)
      .giveUp('blue', 'wood')
      .refusal('blue', { type: 'giveUpSlot', action: 'marble' }),
  'card.notHeld': () =>
    position().place('blue', 12).refusal('blue', { type: 'playCard', action: 'wood' }),
  'card.duty': () =>
    position()
      .blue({ marble: 1, hand: ['artwork'] })
      .place('blue', 1)
      .refusal('blue', { type: 'playCard', action: 'artwork', building: 'sanMiniato' }),
  'done.slotsOpen': () => position().place('blue', 12).refusal('blue', { type: 'done' }),
  'replace.notYourDisc': () =>
    replacing().refusal('blue', { type: 'replaceDisc', street: 12, position: 2 }),
  'undo.nothing': () =>
    position().stack(12, 'red').place('blue', 12).pass('blue').refusal('red', { type: 'undo' }),
  'undo.over': () => position().place('blue', 12).pass('blue').refusal('blue', { type: 'undo' }),
  'undo.cardDrawn': () =>
    position().place('blue', 3).draw('blue', 'artwork').refusal('blue', { type: 'restart' }),
};

describe('refusals', () => {
  it.each(Object.entries(CASES))('C-13.14 %s is refused with a sentence', (code, refuse) => {
    const error = refuse();
    expect(error.code).toBe(code);
    expect(error.name).toBe('RuleError');
    expect(error.message).toMatch(/^[A-Z][^{}]+\.$/);
  });

  it('C-13.14 a sentence names what it is about', () => {
    expect(CASES['disc.none']().message).toBe('You have no white disc left.');
    expect(CASES['disc.none']().params).toEqual({ disc: 'white' });
    expect(CASES['slot.notOpen']().message).toBe('The action brick is not open.');
    expect(CASES['slot.impossible']().params).toEqual({ action: 'artwork', why: 'marble' });
    expect(CASES['slot.possible']().params).toEqual({ action: 'brick' });
    expect(CASES['slot.choice']().params).toEqual({ action: 'build', why: 'woodAndBrick' });
    expect(CASES['card.notHeld']().params).toEqual({ action: 'wood' });
  });

  it('C-13.14 an impossible choice among possible ones names what it lacks', () => {
    const why = (table: ReturnType<typeof position>, deed: object) =>
      table.refusal('blue', { type: 'useSlot', ...deed }).params.why;
    const church = (material: string) => ({ action: 'contribute', material, church: 'sanMiniato' });
    const wood = position().blue({ wood: 1 }).place('blue', 'contribute-wood');
    expect(why(wood, church('brick'))).toBe('brick');
    expect(why(wood, church('marble'))).toBe('marble');
  });

  it('C-5.4 building lacks material, or pieces to use it for', () => {
    const why = (given: Parameters<ReturnType<typeof position>['blue']>[0]) =>
      position()
        .blue(given)
        .place('blue', 'brick-build')
        .refusal('blue', { type: 'useSlot', action: 'build', build: 'ship' });
    const lacking = { code: 'slot.impossible', params: { action: 'build', why: 'building' } };
    expect(why({ wood: 1 })).toMatchObject(lacking);
    expect(why({ brick: 1 })).toMatchObject(lacking);
    const built = { code: 'slot.impossible', params: { action: 'build', why: 'pieces' } };
    const workshops = [0, 0, 0];
    expect(why({ wood: 2, ships: 3 })).toMatchObject(built);
    expect(why({ wood: 1, brick: 1, workshops })).toMatchObject(built);
    const houses = [...TRADING_CITIES];
    expect(why({ brick: 2, houses })).toMatchObject(built);
  });

  it('C-13.14 only seats at the table can move', () => {
    for (const seat of [-1, 4, 0.5, Number.NaN]) {
      expect(tried(position().state, seat, place(12)).code).toBe('move.notYours');
      expect(tried(position().state, seat, { type: 'done' }).code).toBe('move.notYours');
    }
  });

  it('C-13.14 each move belongs to its part of the game', () => {
    const moves: Record<string, unknown>[] = [
      { type: 'keepEndCard', card: 'lisbon' },
      { type: 'takeStartCard', card: 'wood' },
      place(12),
      { type: 'useSlot', action: 'wood' },
      { type: 'giveUpSlot', action: 'wood' },
      { type: 'drawForSlot', action: 'wood' },
      { type: 'playCard', action: 'wood' },
      { type: 'done' },
      { type: 'replaceDisc', street: 2, position: 1 },
    ];
    expect([...moves.map(move => move.type), 'undo', 'restart'].sort()).toEqual(
      [...MOVE_TYPES].sort(),
    );
    const first = drafting();
    const moments: [string, State, number, string[]][] = [
      ['endCards', keeping(), 0, ['keepEndCard']],
      ['startDraft', first, (first.first + 3) % 4, ['takeStartCard']],
      ['place', position().state, 0, ['placeDisc']],
      [
        'activate',
        position().place('blue', 12).state,
        0,
        ['useSlot', 'giveUpSlot', 'drawForSlot', 'playCard', 'done'],
      ],
      ['replace', replacing().state, 0, ['replaceDisc']],
    ];
    for (const [moment, state, seat, belong] of moments) {
      for (const move of moves) {
        let code = 'legal';
        try {
          check(state, seat, move);
        } catch (error) {
          if (error instanceof RuleError) code = error.code;
        }
        const type = String(move.type);
        expect([moment, type, code === 'move.wrongPhase']).toEqual([
          moment,
          type,
          !belong.includes(type),
        ]);
      }
    }
  });

  it('C-13.14 only the seat that is to decide may play', () => {
    const table = position().stack(12, 'red').place('blue', 12);
    for (const colour of ['red', 'yellow', 'green'] as Colour[]) {
      expect(table.refusal(colour, { type: 'useSlot', action: 'wood' }).code).toBe('move.notYours');
    }
    table.pass('blue');
    expect(table.refusal('blue', { type: 'useSlot', action: 'wood' }).code).toBe('move.notYours');
    const state = drafting();
    expect(tried(state, state.first, { type: 'takeStartCard', card: 'wood' }).code).toBe(
      'move.notYours',
    );
  });

  it('C-13.14 an end card that the view hides cannot be kept', () => {
    const state = keeping();
    const player = playerOf(state, 1);
    const players: PlayerView[] = [...state.players];
    const known: View = { ...state, players: players.with(1, { ...player, endCards: 2 }) };
    const [card] = player.endCards;
    expect(refused(() => check(known, 1, { type: 'keepEndCard', card })).code).toBe(
      'endCard.notDealt',
    );
  });
});
