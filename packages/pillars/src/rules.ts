// Every move type in one table, from which legality, refusals and effects are derived.
import { declareRules, reopen, type Seat, takingBack } from '@loggia/kernel';
import { refuse } from './errors.ts';
import { PARTS, walkOn } from './flow.ts';
import { surplusOf } from './goods.ts';
import { keepBuilder, park, place, placeFree, redraw } from './parts/builders.ts';
import { dismiss, gather, hire, passCards } from './parts/cards.ts';
import { endBuilding, keepCubes, use } from './parts/cathedral.ts';
import { askBishop, holdCard, playCard, takeCube } from './parts/event.ts';
import { buy, sell, withdraw } from './parts/market.ts';
import { ALL_DECISIONS, DECISIONS, type Decision, decisionOf, row } from './row.ts';
import { ask, playerOf, toMove } from './table.ts';
import type { Event, Move, State, View } from './types.ts';

const journalOf = ({ journals }: View, seat: Seat) => journals[seat] ?? refuse('move.notYours');

/** An answered decision, or building, which needs no answer, is confirmed. */
const done = row<'done'>({
  at: ['cardsDone', 'buildersDone', 'resolutionDone', 'build'],
  all: [Object.freeze({ type: 'done' })],
  undoable: true,
  simultaneous: true,
  final: (known, seat) => {
    const player = playerOf(known, seat);
    return player.asked !== 'build' || surplusOf(player) === 0;
  },
  notNow(known, seat) {
    const { asked, answered } = playerOf(known, seat);
    const open = asked !== 'nothing' && asked !== 'build' && !answered;
    return open ? 'done.unanswered' : undefined;
  },
  carryOut(play, seat) {
    const { state } = play;
    const { asked } = playerOf(state, seat);
    // A done that only leads to the surplus can be undone with the rest of the building.
    if (asked === 'build' && endBuilding(play, seat)) return;
    if (asked !== 'build') play.emit({ type: 'confirmed', seat });
    ask(state, seat, 'nothing');
    reopen(journalOf(state, seat), seat);
    if (state.part !== 'over') PARTS[state.part].goOn?.(play, seat, asked);
  },
});

const back = takingBack<View, State, Move, Event, Decision>({
  stage: ALL_DECISIONS,
  journalOf,
  takenBack: (seat, moves) => ({ type: 'movesTakenBack', seat, moves }),
  refuseBy: () => refuse('undo.nothing'),
  // P-7.3, P-8.5: what others build meanwhile is no objection.
  simultaneous: true,
});

export const rules = declareRules<View, State, Move, Event, Decision>({
  stages: DECISIONS,
  seats: ({ players }) => players.length,
  toMove,
  stageOf: decisionOf,
  moves: {
    hire,
    gather,
    passCards,
    dismiss,
    keepBuilder,
    redraw,
    place,
    placeFree,
    park,
    askBishop,
    takeCube,
    playCard,
    holdCard,
    buy,
    sell,
    withdraw,
    use,
    keepCubes,
    done,
    ...back,
  },
  journalOf,
  settle: (state, _carryOut, { random, emit }) => walkOn({ state, random, emit }),
});
