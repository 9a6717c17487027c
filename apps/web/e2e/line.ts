// A line of play that meets every kind of decision: searched in the rules, before a page is opened.
import {
  anyMove,
  type GameModule,
  play,
  type Random,
  type Seat,
  seededRandom,
  type Typed,
} from '@loggia/kernel';

/** The kinds of decisions by phase, and which of them a seat owes. */
export interface Decisions {
  readonly stages: Readonly<Record<string, string>>;
  stageOf(known: never, seat: Seat): string;
}

/** What the first seat sees: its own decision, perhaps with undo, or a wait. */
export interface Moment {
  stage: string | undefined;
  /** Everything that distinguishes it from other states. */
  state: string;
  phase: string;
  /** What happens then; the last moment stays. */
  next?: { seat: Seat; move: Typed };
}

export interface Wanted {
  module: GameModule;
  decisions: Decisions;
  players: number;
  options: unknown;
  /** The randomness of the table, from its beginning each time. */
  chance(): Random;
  /** The kinds the first seat has to meet. */
  stages: readonly string[];
}

/** One game in a few hundred meets them all, and some deals cannot. */
const ATTEMPTS = 200;

export function lineThrough(wanted: Wanted): Moment[] | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const line = lineOf(wanted, `line ${attempt}`);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Up to the moment when the last kind is asked, if a random game reaches it. */
function lineOf(
  { module, decisions, players, options, chance, stages }: Wanted,
  seed: string,
): Moment[] | undefined {
  const dealt = chance();
  const state = module.setup(players, options, dealt);
  const missing = new Set(stages);
  const line: Moment[] = [];
  const see = () => {
    const moment = momentOf(module, decisions, state);
    line.push(moment);
    if (moment.stage !== undefined) missing.delete(moment.stage);
  };
  see();
  const dice = { chance: dealt, choice: seededRandom(seed) };
  for (const { seat, move } of play(module, state, anyMove(module), dice)) {
    Object.assign(line.at(-1) ?? {}, { next: { seat, move } });
    if (module.toMove(state).length === 0) return undefined;
    see();
    if (missing.size === 0) return line;
  }
  return undefined;
}

function momentOf(module: GameModule, { stages, stageOf }: Decisions, state: unknown): Moment {
  const seats = module.toMove(state);
  const phase = stages[stageOf(state as never, seats[0] ?? 0)] ?? '';
  if (!seats.includes(0)) return { stage: undefined, state: `waiting in ${phase}`, phase };
  const stage = stageOf(state as never, 0);
  const isBegun = module.legal(state, 0).some(move => module.takesBack(move));
  return { stage, state: isBegun ? `${stage}, begun` : stage, phase };
}
