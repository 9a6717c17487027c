// The module of the fixture, for each version of its rules.
import {
  amountsText,
  type BySeat,
  clone,
  type GameModule,
  journalFor,
  type Message,
  openJournal,
  parseOptions,
  type Random,
  shuffle,
  type Viewer,
} from '@loggia/kernel';
import { refuse, rulesFor, showLot, standings, type TieRule } from './rules.ts';
import {
  CARDS,
  type Event,
  type Move,
  OPTIONS,
  type Player,
  ROUNDS,
  type State,
  type View,
} from './types.ts';

const PLAYERS = { min: 2, max: 6 };

function setup(players: number, options: unknown, random: Random): State {
  const parsed = parseOptions(OPTIONS, options);
  const fits = Number.isInteger(players) && players >= PLAYERS.min && players <= PLAYERS.max;
  if (!fits) refuse('players.count');
  const coins = parsed.purse === 'rich' ? 9 : 6;
  const state: State = {
    options: parsed,
    phase: 'auction',
    round: 0,
    lots: [],
    deck: shuffle([...CARDS], random.stream('hidden')),
    players: Array.from({ length: players }, (): Player => ({ coins, points: 3, hand: [] })),
    journal: openJournal(0),
  };
  showLot(state, () => {});
  return state;
}

function view(state: State, viewer: Viewer): View {
  if (state.phase === 'over') return clone(state);
  const { deck, players, journal, ...open } = state;
  return clone({
    ...open,
    deck: deck.length,
    journal: journalFor(journal, viewer),
    players: players.map(({ bid, hand, ...player }, seat) => ({
      ...player,
      ...(bid !== undefined && { bid: seat === viewer ? bid : ('hidden' as const) }),
      hand: seat === viewer ? hand : hand.length,
    })),
  });
}

function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== 'bidMade' && event.type !== 'peeked') return event;
  if (event.seat === viewer) return event;
  return { type: event.type, seat: event.seat };
}

function sample(seen: View, _viewer: Viewer, random: Random): State {
  const known = clone(seen);
  const lots = new Set(known.lots);
  const open = new Set(known.players.flatMap(({ hand }) => (typeof hand === 'number' ? [] : hand)));
  const unseen = shuffle(
    CARDS.filter(card => !lots.has(card) && !open.has(card)),
    random,
  );
  const players = known.players.map(
    ({ bid, hand, ...player }): Player => ({
      ...player,
      ...(bid !== undefined && { bid: bid === 'hidden' ? random.below(player.coins + 1) : bid }),
      hand: typeof hand === 'number' ? unseen.splice(0, hand) : hand,
    }),
  );
  return { ...known, players, deck: typeof known.deck === 'number' ? unseen : known.deck };
}

function describe(event: Event): Message {
  switch (event.type) {
    case 'lotShown':
      return { key: 'log.lotShown', params: { round: event.round, lot: event.lot } };
    case 'bidsShown': {
      const { bids, winner } = event;
      if (winner === undefined) return { key: 'log.bidsShown.nobody', params: {} };
      return { key: 'log.bidsShown', params: { seat: winner, bid: bids[winner] ?? 0 } };
    }
    case 'polished':
      return {
        key: 'log.polished',
        params: { seat: event.seat, amounts: amountsText({ points: 1, coins: -1 }) },
      };
    case 'takenBack':
      return { key: 'log.takenBack', params: { seat: event.seat, moves: event.moves.length } };
    case 'gameEnded':
      return { key: 'log.gameEnded', params: { seats: event.result.winners.join() } };
    default:
      return { key: `log.${event.type}`, params: { seat: event.seat } };
  }
}

function summary({ round, phase, players }: View) {
  const points: BySeat<number> = players.map(player => player.points);
  return { round, rounds: ROUNDS, status: [{ key: `status.${phase}`, params: {} }], points };
}

export function lots(rulesVersion: number, ties: TieRule) {
  const rules = rulesFor(ties);
  const module: GameModule<View, State, Move, Event> = {
    name: 'lots',
    rulesVersion,
    players: PLAYERS,
    options: OPTIONS,
    ...rules.module,
    setup,
    view,
    viewEvent,
    sample,
    summary,
    result: known => (known.phase === 'over' ? standings(known) : undefined),
    describe,
  };
  return { module, rules };
}
