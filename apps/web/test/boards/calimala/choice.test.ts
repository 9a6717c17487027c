// Choosing: every legal move, and nothing else, can be reached by choosing.
import {
  type Action,
  type Activation,
  allDeeds,
  CITIES,
  type City,
  calimala,
  type Move,
  type Slot,
  type State,
} from '@loggia/calimala';
import { seededRandom, whyNot } from '@loggia/kernel';
import { describe, expect, test } from 'vitest';
import {
  CHOOSING,
  type Choice,
  deeds,
  offers,
  onlyDeed,
  placements,
  slotMove,
  targetOf,
} from '../../../src/boards/calimala/model/choice.ts';
import {
  canAdd,
  deliveryOf,
  isDelivery,
  largest,
  outOfReach,
  without,
} from '../../../src/boards/calimala/model/deliveries.ts';
import { panelFor } from '../../../src/boards/calimala/model/panel.ts';
import { triedAt, triedCard } from '../../../src/boards/calimala/model/tried.ts';
import { stillOpen, targets } from '../../../src/kit/board.ts';
import { moments } from './games.ts';

/** Plays a move the way a reader would: a choice, then a target, a delivery or a confirmation. */
function byHand(legal: Move[], wanted: Move): Move | undefined {
  switch (wanted.type) {
    case 'placeDisc': {
      const { street, disc } = wanted;
      expect(placements(legal, street)).toContainEqual(wanted);
      return offers(legal, { kind: 'street', street, disc })[0];
    }
    case 'giveUpSlot':
      return offers(legal, { kind: 'giveUp', action: wanted.action })[0];
    case 'drawForSlot':
      return slotMove(legal, 'drawForSlot', wanted.action);
    case 'replaceDisc':
      return targets(CHOOSING, offers(legal, undefined)).get(
        `disc.${wanted.street}.${wanted.position}`,
      );
    case 'useSlot':
    case 'playCard': {
      const only = onlyDeed(legal, wanted.type, wanted.action);
      if (only !== undefined) return only;
      const choice: Choice = { kind: 'deed', by: wanted.type, action: wanted.action, cargo: [] };
      const offered = offers(legal, choice);
      if (isDelivery(wanted)) return deliver(offered.filter(isDelivery), wanted.to);
      const target = targetOf(wanted);
      return target === undefined ? undefined : targets(CHOOSING, offered).get(target);
    }
    default:
      return legal.find(move => move.type === wanted.type);
  }
}

/** Taps the cities one by one, from last to first, as long as one more is allowed. */
function deliver(offered: Extract<Move, { to: unknown }>[], to: readonly City[]) {
  let cargo: City[] = [];
  for (const city of to.toReversed()) {
    expect(canAdd(offered, cargo, city)).toBe(true);
    cargo = [...cargo, city];
  }
  return deliveryOf(offered, cargo);
}

test('every legal move of whole games can be chosen by hand', () => {
  const CHOSEN: Move['type'][] = [
    'placeDisc',
    'useSlot',
    'playCard',
    'giveUpSlot',
    'drawForSlot',
    'replaceDisc',
  ];
  const seen = new Set<string>();
  for (const { legal } of moments()) {
    for (const move of legal.filter(other => CHOSEN.includes(other.type))) {
      expect(byHand(legal, move)).toEqual(move);
      seen.add(move.type);
    }
  }
  expect([...seen].sort()).toEqual(CHOSEN.sort());
});

test('everything that glows is a legal move', () => {
  for (const { legal } of moments(1)) {
    for (const move of targets(CHOOSING, legal).values()) expect(legal).toContain(move);
  }
});

test('a choice ends when the table moves on', () => {
  const choice: Choice = { kind: 'deed', by: 'useSlot', action: 'artwork', cargo: [] };
  const move: Move = { type: 'useSlot', action: 'artwork', building: 'palazzoVecchio' };
  expect(stillOpen(CHOOSING, [move], { choice })).toBe(choice);
  expect(stillOpen(CHOOSING, [{ type: 'done' }], { choice })).toBeUndefined();
  expect(deeds([move], 'playCard', 'artwork')).toEqual([]);
});

describe('deliveries', () => {
  const ship = (...to: ('barcelona' | 'lisbon' | 'london')[]) =>
    ({ type: 'useSlot', action: 'ship', to }) as const;
  const two = [ship('lisbon'), ship('london'), ship('lisbon', 'lisbon'), ship('lisbon', 'london')];

  test('are limited to what some legal delivery takes', () => {
    expect(canAdd(two, ['lisbon'], 'lisbon')).toBe(true);
    expect(canAdd(two, ['london'], 'london')).toBe(false);
    expect(canAdd(two, ['lisbon', 'london'], 'lisbon')).toBe(false);
    expect(CITIES.filter(city => canAdd(two, [], city))).toEqual(['lisbon', 'london']);
    expect(largest(two)).toBe(2);
  });

  test('are confirmed only as a whole', () => {
    expect(deliveryOf(two, [])).toBeUndefined();
    expect(deliveryOf(two, ['london', 'lisbon'])).toEqual(ship('lisbon', 'london'));
    expect(deliveryOf(two, ['london', 'london'])).toBeUndefined();
    expect(without(['lisbon', 'lisbon'], 'lisbon')).toEqual(['lisbon']);
    expect(without(['lisbon'], 'london')).toEqual(['lisbon']);
  });
});

test('a choice opens the panel that shows its targets', () => {
  const deed = (action: 'ship' | 'build' | 'contribute'): Choice => ({
    kind: 'deed',
    by: 'useSlot',
    action,
    cargo: [],
  });
  expect(panelFor(deed('ship'), [])).toBe('map');
  expect(panelFor(deed('build'), ['harbour', 'house.troyes'])).toBe('map');
  expect(panelFor(deed('build'), ['harbour', 'workshop'])).toBeUndefined();
  expect(panelFor(deed('contribute'), ['santaCroce.wood'])).toBe('churches');
  expect(panelFor(undefined, ['disc.3.1'])).toBe('city');
  expect(panelFor({ kind: 'street', street: 3, disc: 'white' }, [])).toBe('city');
  expect(panelFor(undefined, [])).toBeUndefined();
});

describe('refused attempts', () => {
  const isDeed = (move: Move) => move.type === 'useSlot' || move.type === 'playCard';

  test('every spot of the chosen action that does not glow has a reason', () => {
    let asked = 0;
    for (const { state: view, seat, legal } of moments(1)) {
      for (const { type, action } of legal.filter(isDeed)) {
        const choice: Choice = { kind: 'deed', by: type, action, cargo: [] };
        const glowing = targets(CHOOSING, offers(legal, choice));
        for (const deed of allDeeds(action)) {
          const target = targetOf({ type, ...deed });
          if (target === undefined || glowing.has(target)) continue;
          const tried = triedAt({ view, legal, choice }, target);
          expect(tried && whyNot(calimala, view, seat, tried)?.code).toMatch(/^(slot|card)\./);
          asked++;
        }
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  test('a card is refused for itself, not for one of the things it could do', () => {
    const view: State = calimala.setup(3, {}, seededRandom('card'));
    const [player] = view.players;
    if (player === undefined) throw new Error('no player');
    Object.assign(player.board, { workshops: [1], houses: ['hamburg'] });
    player.hand = ['transport', 'ship'];
    // The only cloth is needed for the disc's own action.
    const slots: Slot[] = [
      { action: 'transport', state: 'open' },
      { action: 'artwork', state: 'givenUp' },
    ];
    const activation: Activation = { seat: 0, depth: 1, slots, duty: 'owed', sealed: false };
    Object.assign(view, { phase: 'city', active: 0, round: 3, street: 1, activation });
    const codeOf = (action: Action) => {
      const tried = triedCard(view, 0, action);
      return tried && whyNot(calimala, view, 0, tried)?.code;
    };
    expect(codeOf('transport')).toBe('card.duty');
    expect(codeOf('ship')).toBe('slot.impossible');
  });

  test('a delivery that no move can express has a reason, too', () => {
    expect(outOfReach('ship', [], 'troyes')).toBe('portsOnly');
    expect(outOfReach('transport', [], 'lisbon')).toBe('tradingCitiesOnly');
    expect(outOfReach('transport', ['troyes'], 'troyes')).toBe('oneEach');
    expect(outOfReach('ship', ['lisbon', 'lisbon', 'lisbon'], 'lisbon')).toBe('allShips');
    expect(outOfReach('ship', ['lisbon', 'lisbon', 'lisbon'], 'london')).toBe('allShips');
  });

  test('a spot that an open action can still reach is not refused', () => {
    for (const { state: view, legal } of moments(1)) {
      for (const move of legal) {
        const target = targetOf(move);
        if (target !== undefined) {
          expect(triedAt({ view, legal, choice: undefined }, target)).toBeUndefined();
        }
      }
    }
  });
});
