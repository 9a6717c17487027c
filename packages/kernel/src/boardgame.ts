// The boardgame.io game derived from declared rules: phases, stages, moves, views, the end.
import type { Ctx, Game, LongFormMove, PhaseConfig } from 'boardgame.io';
import {
  chanceOf,
  type DeclaredRules,
  type GameModule,
  isRecord,
  parseOptions,
  RuleError,
  type Seat,
  stagesOf,
  type Typed,
  type Viewer,
} from './index.ts';

/** boardgame.io's G: the state, and the events of the last move. */
export type GOf<State, Event> = State & { events: Event[] };

/** What a game adds of its own. */
export interface Own<View, State extends View, Event extends Typed, Stage extends string> {
  /** Whose turn it is, even if others may decide meanwhile. The first seat to move if absent. */
  turnOf?(state: State): Seat;
  /** A phase that an event passes through, even if nobody has anything to decide there. */
  passes?(event: Event): string | undefined;
  /** Phases in which matches stored by earlier definitions may be in a stage. */
  alsoIn?: Readonly<Partial<Record<Stage, readonly string[]>>>;
  /** A view that may share what it shows with the state: boardgame.io never changes either. */
  look?(state: State, viewer: Viewer): View;
  /** What a viewer sees of the last events. */
  eventsFor?(table: GOf<State, Event>, viewer: Viewer): Event[];
}

/** The stage each active seat is in. */
type ActivePlayers = Readonly<Record<string, string>>;

const INVALID_MOVE = 'INVALID_MOVE';

/** Phases, turns and stages follow from moves; no client may call them. */
const NO_EVENTS = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  setStage: false,
  endStage: false,
  pass: false,
  setActivePlayers: false,
} as const;

export function boardgameOf<
  View,
  State extends View & object,
  Move extends Typed,
  Event extends Typed,
  Stage extends string,
>(
  module: GameModule<View, State, Move, Event>,
  { table, traits }: DeclaredRules<View, State, Move, Event, Stage>,
  own: Own<View, State, Event, Stage> = {},
): Game<GOf<State, Event>, Record<string, unknown>, unknown> {
  type G = GOf<State, Event>;

  const stages = Object.entries(table.stages) as [Stage, string][];
  const rows = Object.entries<{ stage: Stage | readonly Stage[] }>(table.moves);

  /** The phase of a state that is waiting for somebody. */
  function phaseOf(state: State): string | undefined {
    const [seat] = module.toMove(state);
    return seat === undefined ? undefined : table.stages[table.stageOf(state, seat)];
  }

  function turnOf(state: State): Seat {
    return own.turnOf?.(state) ?? module.toMove(state)[0] ?? 0;
  }

  /** Who may act in which stage; empty in a phase's ordinary turn. */
  function activePlayers(state: State): ActivePlayers {
    const active: Record<string, string> = {};
    for (const seat of module.toMove(state)) {
      const stage = table.stageOf(state, seat);
      if (table.stages[stage] !== stage) active[seat] = stage;
    }
    return active;
  }

  function moveOf(type: string): LongFormMove<G> {
    return {
      move(context, details: unknown) {
        const { G, ctx, playerID, events } = context;
        if (details !== undefined && !isRecord(details)) return INVALID_MOVE;
        try {
          const move = { ...details, type };
          G.events = module.apply(G, Number(playerID), move, chanceOf(context));
        } catch (error) {
          if (error instanceof RuleError) return INVALID_MOVE;
          throw error;
        }
        const phase = phaseOf(G);
        if (phase === undefined) return;
        const active = activePlayers(G);
        // boardgame.io keeps a stack trace of every call: most moves leave the same players active.
        if (!sameActive(active, ctx.activePlayers ?? {}))
          events.setActivePlayers({ value: active });
        const passed = own.passes && G.events.map(own.passes).find(name => name !== undefined);
        if (passed !== undefined && passed !== ctx.phase) events.setPhase(passed);
        // Here and not in `onMove`, for which boardgame.io would draft the whole state.
        if (phase !== ctx.phase) events.endPhase();
      },
      // The client sees counts where the rules need cards: only the server can play a move.
      client: false,
      redact: traits.get(type)?.secret !== false,
      ignoreStaleStateID: traits.get(type)?.simultaneous === true,
      undoable: false,
    };
  }

  function movesOf(stage: Stage | undefined): Record<string, LongFormMove<G>> {
    const types = rows.filter(([, row]) => stage !== undefined && stagesOf(row).includes(stage));
    return Object.fromEntries(types.map(([type]) => [type, moveOf(type)]));
  }

  /** Turns follow the rules' own idea of whose turn it is; so do phases, whenever one is over. */
  function phase(name: string): PhaseConfig<G> {
    const plain = stages.find(([stage, of]) => stage === name && of === name)?.[0];
    const within = stages.filter(
      ([stage, of]) => stage !== of && (of === name || own.alsoIn?.[stage]?.includes(name)),
    );
    const isOver = (state: State) => (phaseOf(state) ?? name) !== name;
    const differs = (state: State, ctx: Ctx) => String(turnOf(state)) !== ctx.currentPlayer;
    return {
      next: ({ G }) => phaseOf(G),
      moves: movesOf(plain),
      turn: {
        order: { first: ({ G }) => turnOf(G), next: ({ G }) => turnOf(G) },
        endIf: ({ G, ctx }) =>
          !isOver(G) && differs(G, ctx) ? { next: String(turnOf(G)) } : false,
        stages: Object.fromEntries(within.map(([stage]) => [stage, { moves: movesOf(stage) }])),
        onBegin({ G, events }) {
          if (isOver(G)) events.endPhase();
          else if (Object.keys(activePlayers(G)).length > 0) {
            events.setActivePlayers({ value: activePlayers(G) });
          }
        },
      },
    };
  }

  const phases = Object.fromEntries(
    [...new Set(Object.values<string>(table.stages))].map((name, index) => [
      name,
      index === 0 ? { ...phase(name), start: true } : phase(name),
    ]),
  );

  return {
    name: module.name,
    minPlayers: module.players.min,
    maxPlayers: module.players.max,
    disableUndo: true,
    events: NO_EVENTS,
    phases,

    validateSetupData(setupData) {
      try {
        parseOptions(module.options, setupData);
      } catch (error) {
        if (error instanceof RuleError) return error.message;
        throw error;
      }
      return undefined;
    },

    setup: (context, setupData) => ({
      ...module.setup(context.ctx.numPlayers, setupData, chanceOf(context)),
      events: [],
    }),

    endIf: ({ G }) => module.result(G),

    playerView({ G, playerID }) {
      const viewer = playerID === null || playerID === undefined ? null : Number(playerID);
      const view = own.look?.(G, viewer) ?? module.view(G, viewer);
      const events =
        own.eventsFor?.(G, viewer) ?? G.events.map(event => module.viewEvent(event, viewer));
      return { ...view, events };
    },
  };
}

function sameActive(a: ActivePlayers, b: ActivePlayers): boolean {
  const seats = Object.keys(a);
  return seats.length === Object.keys(b).length && seats.every(seat => a[seat] === b[seat]);
}
