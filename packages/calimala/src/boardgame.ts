// The boardgame.io Game: phases, stages and moves over the same rules.
import {
  isRecord,
  oneStream,
  parseOptions,
  RuleError,
  type Seat,
  type Viewer,
} from '@loggia/kernel';
import type { Ctx, Game, LongFormMove, PhaseConfig } from 'boardgame.io';
import { apply } from './apply.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from './data.ts';
import { drafter } from './draft.ts';
import { result } from './ending.ts';
import { toMove } from './legal.ts';
import { OPTIONS } from './options.ts';
import { setup } from './setup.ts';
import { cityStep } from './table.ts';
import type { Event, MoveType, Player, PlayerView, State } from './types.ts';
import { hide, look, viewEvent } from './view.ts';

/** What boardgame.io calls G: the state, and what the last move made happen. */
export type Table = State & { events: Event[] };

/** The stage each active seat is in. */
type ActivePlayers = Readonly<Record<string, string>>;

const INVALID_MOVE = 'INVALID_MOVE';

/** What only its own player may read in the log. */
const SECRET: ReadonlySet<MoveType> = new Set(['keepEndCard']);

/** All seats choose at once: none of them has seen the others' state yet. */
const SIMULTANEOUS: ReadonlySet<MoveType> = new Set(['keepEndCard']);

function moveOf(type: MoveType): LongFormMove<Table> {
  return {
    move({ G, ctx, playerID, random, events }, details: unknown) {
      if (details !== undefined && !isRecord(details)) return INVALID_MOVE;
      try {
        const chance = oneStream(() => random.Number());
        G.events = apply(G, Number(playerID), { ...details, type }, chance);
      } catch (error) {
        if (error instanceof RuleError) return INVALID_MOVE;
        throw error;
      }
      if (G.phase === 'over') return;
      const active = activePlayers(G);
      // boardgame.io keeps a stack trace of every call: most moves leave the same players active.
      if (!sameActive(active, ctx.activePlayers ?? {})) events.setActivePlayers({ value: active });
    },
    // The client sees counts where the rules need cards: only the server can play a move.
    client: false,
    redact: SECRET.has(type),
    ignoreStaleStateID: SIMULTANEOUS.has(type),
    undoable: false,
  };
}

const movesOf = (types: readonly MoveType[]) =>
  Object.fromEntries(types.map(type => [type, moveOf(type)]));

/** Who may act in which stage; nobody named means the active player places a disc. */
function activePlayers(state: State): ActivePlayers {
  const stage = stageOf(state);
  if (stage === undefined) return {};
  return Object.fromEntries(toMove(state).map(seat => [String(seat), stage]));
}

function sameActive(a: ActivePlayers, b: ActivePlayers): boolean {
  const seats = Object.keys(a);
  return seats.length === Object.keys(b).length && seats.every(seat => a[seat] === b[seat]);
}

function stageOf(state: State): string | undefined {
  if (state.phase === 'endCards') return 'choosing';
  if (state.phase !== 'city') return undefined;
  const step = cityStep(state);
  return step === 'place' ? undefined : step === 'activate' ? 'activated' : 'replacement';
}

/** Turns follow the rules' own idea of whose turn it is. */
function turnsOf(current: (state: State) => Seat): NonNullable<PhaseConfig<Table>['turn']> {
  const differs = (G: Table, ctx: Ctx) => String(current(G)) !== ctx.currentPlayer;
  return {
    order: { first: ({ G }) => current(G), next: ({ G }) => current(G) },
    endIf: ({ G, ctx }) => (differs(G, ctx) ? { next: String(current(G)) } : false),
  };
}

export const Calimala: Game<Table, Record<string, unknown>, unknown> = {
  name: 'calimala',
  minPlayers: MIN_PLAYERS,
  maxPlayers: MAX_PLAYERS,
  disableUndo: true,
  // Phases, turns and stages follow from moves; no client may call them.
  events: {
    endGame: false,
    endPhase: false,
    endTurn: false,
    setPhase: false,
    setStage: false,
    endStage: false,
    pass: false,
    setActivePlayers: false,
  },

  validateSetupData(setupData) {
    try {
      parseOptions(OPTIONS, setupData);
    } catch (error) {
      if (error instanceof RuleError) return error.message;
      throw error;
    }
    return undefined;
  },

  setup: ({ ctx, random }, setupData) => ({
    ...setup(
      ctx.numPlayers,
      setupData,
      oneStream(() => random.Number()),
    ),
    events: [],
  }),

  phases: {
    endCards: {
      start: true,
      next: 'startDraft',
      endIf: ({ G }) => G.phase !== 'endCards',
      turn: { ...turnsOf(state => state.first), activePlayers: { all: 'choosing' } },
      moves: movesOf(['keepEndCard']),
    },
    startDraft: {
      next: 'city',
      endIf: ({ G }) => G.phase !== 'startDraft',
      turn: turnsOf(drafter),
      moves: movesOf(['takeStartCard']),
    },
    city: {
      turn: {
        ...turnsOf(state => state.active),
        stages: {
          activated: {
            moves: movesOf([
              'useSlot',
              'giveUpSlot',
              'drawForSlot',
              'playCard',
              'done',
              'undo',
              'restart',
            ]),
          },
          replacement: { moves: movesOf(['replaceDisc']) },
        },
      },
      moves: movesOf(['placeDisc']),
    },
  },

  endIf: ({ G }) => result(G),

  playerView: ({ G, playerID }) => {
    const viewer: Viewer = playerID === null || playerID === undefined ? null : Number(playerID);
    return { ...look(G, viewer, hideOnce), events: eventsFor(G, viewer) };
  },
};

/** boardgame.io never changes a state it has shown: what viewers share is made once for all. */
const HIDDEN = new WeakMap<Player, PlayerView>();

function hideOnce(player: Player): PlayerView {
  const known = HIDDEN.get(player);
  if (known !== undefined) return known;
  const hidden = hide(player);
  HIDDEN.set(player, hidden);
  return hidden;
}

function eventsFor({ phase, events }: Table, viewer: Viewer): Event[] {
  if (phase === 'over') return events;
  const seen = events.map(event => viewEvent(event, viewer));
  return seen.some((event, index) => event !== events[index]) ? seen : events;
}
