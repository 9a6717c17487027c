// Moves declared once: `legal`, `check`, `apply` and the wire traits are derived from one table of
// rules.
import type { GameModule, Typed } from './game.ts';
import { type Journal, keep, note, type Parts } from './journal.ts';
import { findMove } from './move-key.ts';
import { isRecord } from './options.ts';
import type { Random } from './random.ts';
import { refusals } from './rule-error.ts';
import type { Seat } from './seat.ts';

/** The refusals of every declared game; clients translate by code. */
export const MOVE_SENTENCES = {
  'move.malformed': 'That is not a move of this game.',
  'move.gameOver': 'The game is over.',
  'move.wrongPhase': 'That move does not belong to this part of the game.',
  'move.notYours': 'It is not your turn to decide.',
  'move.illegal': 'That move is not possible now.',
} as const;

const refuse = refusals(MOVE_SENTENCES);

/** What a move is carried out with. */
export interface Tools<Event> {
  readonly random: Random;
  emit(event: Event): void;
}

/** What a driver needs to know about a type of move before the rules see one. */
export interface MoveTraits {
  /** Only its own player may see its argument. */
  readonly secret: boolean;
  /** Several seats decide at once: until a seat moves, others' moves change nothing about it. */
  readonly simultaneous: boolean;
}

/** One type of move: when it may be played, what it may be, and what it does. */
export interface MoveRule<
  View,
  State extends View,
  Move extends Typed,
  Event extends Typed,
  Stage extends string = string,
> {
  /** The stages it may be played in. */
  readonly stage: Stage | readonly Stage[];
  /** Whether only its own player may see its argument. */
  readonly secret: boolean;
  /** Several seats decide at once. */
  readonly simultaneous?: true;
  /** It only undoes earlier moves. */
  readonly takesBack?: true;

  /**
   * Every move of this type the seat may play now. Called only for a seat that has to move, in the
   * move's own stage; needs only what that seat may know.
   */
  choices(known: View, seat: Seat): readonly Move[];

  /**
   * Parses any JSON of this type into a move, whatever the position: for rules that have their own
   * `check`. Without it a move must equal one of the choices.
   */
  spell?(input: Readonly<Record<string, unknown>>): Move | undefined;

  /**
   * Refuses a move that is not among the choices, with the reason. Needs `spell`. Without it a move
   * is one of the choices or `move.illegal`.
   */
  check?(known: View, seat: Seat, move: Move): void;

  /** Refuses with a better reason than the wrong stage or seat, if the rules know one. */
  notNow?(known: View, seat: Seat): void;

  /** The parts of the state it may change, if it can be undone. */
  keeps?(state: State, seat: Seat, move: Move): Parts;

  /**
   * Whether nothing can be undone once it is played. By default, true for a move that `keeps`
   * nothing; chance, hidden things and other players' turns may make it true for one that does.
   */
  final?(known: View, seat: Seat, move: Move): boolean;

  /** Performs it. The move is legal. */
  carryOut(state: State, seat: Seat, move: Move, tools: Tools<Event>): void;
}

/** The rules of a game's moves. */
export interface RuleTable<
  View,
  State extends View,
  Move extends Typed,
  Event extends Typed,
  Stage extends string = string,
> {
  /**
   * The kinds of decisions, each with the phase it belongs to. One with the name of its phase is
   * that phase's ordinary turn; the others are stages within it.
   */
  readonly stages: Readonly<Record<Stage, string>>;
  /** The number of players. */
  seats(known: View): number;
  /** The seats that have to decide now; none when the game is over. */
  toMove(known: View): Seat[];
  /** The kind of decision a seat that has to move faces. */
  stageOf(known: View, seat: Seat): Stage;
  /** One row per type of move; legal moves are listed in this order, so undo comes last. */
  readonly moves: {
    readonly [Type in Move['type']]: MoveRule<
      View,
      State,
      Extract<Move, { type: Type }>,
      Event,
      Stage
    >;
  };
  /**
   * The only way forward among what a seat may play besides undo, as far as *everybody* knows:
   * playing it automatically must reveal nothing about a hand. By default, the only move there is,
   * which suits games whose choices are public.
   */
  onlyWay?(known: View, seat: Seat, forward: readonly Move[]): Move | undefined;
  /** Where the state keeps a seat’s journal, if moves can be undone: one for all, or one each. */
  journalOf?(state: State, seat: Seat): Journal<Move>;
  /** What follows from a move without a choice. */
  settle?(state: State, carryOut: (seat: Seat, move: Move) => void, tools: Tools<Event>): void;
}

/** What is derived from a table of rules: a part of the game's module, and what drivers need. */
export interface DeclaredRules<
  View,
  State extends View,
  Move extends Typed,
  Event extends Typed,
  Stage extends string = string,
> {
  readonly module: Pick<
    GameModule<View, State, Move, Event>,
    'toMove' | 'legal' | 'check' | 'apply' | 'takesBack' | 'onlyWay' | 'isFinal'
  >;
  readonly table: RuleTable<View, State, Move, Event, Stage>;
  readonly traits: ReadonlyMap<string, MoveTraits>;
}

export function declareRules<
  View,
  State extends View,
  Move extends Typed,
  Event extends Typed,
  Stage extends string,
>(
  table: RuleTable<View, State, Move, Event, Stage>,
): DeclaredRules<View, State, Move, Event, Stage> {
  // A rule and its moves are matched by the type of the move, so they always fit.
  type Rule = MoveRule<View, State, Move, Event, Stage>;
  type Row = ReturnType<typeof rowOf>;
  const rows = new Map<string, Row>();
  const byStage = new Map<Stage, Row[]>();
  for (const [type, rule] of Object.entries(table.moves as Readonly<Record<string, Rule>>)) {
    if (rule.keeps && !table.journalOf) throw new TypeError(`no journal to note ${type} in`);
    if (rule.check && !rule.spell) throw new TypeError(`${type} is checked before it is spelled`);
    const row = rowOf(rule);
    rows.set(type, row);
    for (const stage of row.stages) byStage.set(stage, [...(byStage.get(stage) ?? []), row]);
  }

  /** A rule with every field it could have: rows of one shape are read several times as fast. */
  function rowOf(rule: Rule) {
    const { secret, simultaneous, takesBack } = rule;
    const { choices, spell, check, notNow, keeps, final, carryOut } = rule;
    const traits = { stages: stagesOf(rule), secret, simultaneous, takesBack };
    return { ...traits, choices, spell, check, notNow, keeps, final, carryOut };
  }

  function legal(known: View, seat: Seat): Move[] {
    if (!table.toMove(known).includes(seat)) return [];
    const moves: Move[] = [];
    for (const row of byStage.get(table.stageOf(known, seat)) ?? []) {
      for (const move of row.choices(known, seat)) moves.push(move);
    }
    return moves;
  }

  function check(known: View, seat: Seat, input: unknown): Move {
    return checkBy(rowFor(input), known, seat, input);
  }

  /** The row of the type that any JSON names. */
  function rowFor(input: unknown): Row {
    const type = isRecord(input) && Object.hasOwn(input, 'type') ? input.type : undefined;
    return (typeof type === 'string' ? rows.get(type) : undefined) ?? refuse('move.malformed');
  }

  function checkBy(row: Row, known: View, seat: Seat, input: unknown): Move {
    const spelled = row.spell?.(input as Record<string, unknown>);
    if (row.spell && spelled === undefined) refuse('move.malformed');
    const seats = table.toMove(known);
    if (seats.length === 0) refuse('move.gameOver');
    if (!isSeat(seat, table.seats(known))) refuse('move.notYours');
    row.notNow?.(known, seat);
    if (!seats.includes(seat)) {
      refuse(seats.some(other => fits(row, known, other)) ? 'move.notYours' : 'move.wrongPhase');
    }
    if (!fits(row, known, seat)) refuse('move.wrongPhase');
    if (spelled === undefined || row.check === undefined) {
      return findMove(row.choices(known, seat), input) ?? refuse('move.illegal');
    }
    row.check(known, seat, spelled);
    return spelled;
  }

  function fits({ stages }: Row, known: View, seat: Seat): boolean {
    return stages.includes(table.stageOf(known, seat));
  }

  function apply(state: State, seat: Seat, input: unknown, random: Random): Event[] {
    const row = rowFor(input);
    const move = checkBy(row, state, seat, input);
    const events: Event[] = [];
    const tools: Tools<Event> = {
      random,
      emit: event => {
        events.push(event);
      },
    };
    carryOut(row, state, seat, move, tools);
    table.settle?.(
      state,
      (other, forced) => carryOut(rowFor(forced), state, other, forced, tools),
      tools,
    );
    return events;
  }

  function carryOut(row: Row, state: State, seat: Seat, move: Move, tools: Tools<Event>): void {
    const journal = row.keeps && table.journalOf?.(state, seat);
    if (journal === undefined) {
      row.carryOut(state, seat, move, tools);
      return;
    }
    const kept = keep(state as object, journal, seat, row.keeps?.(state, seat, move) ?? []);
    row.carryOut(state, seat, move, tools);
    note(state as object, journal, move, kept);
  }

  const takesBack = (move: Move) => rows.get(move.type)?.takesBack === true;

  function onlyWay(known: View, seat: Seat): Move | undefined {
    const forward = legal(known, seat).filter(move => !takesBack(move));
    if (forward.length === 0) return undefined;
    return (table.onlyWay ?? theOnly)(known, seat, forward);
  }

  function isFinal(known: View, seat: Seat, move: Move): boolean {
    const row = rows.get(move.type);
    if (row === undefined || takesBack(move)) return false;
    return row.final?.(known, seat, move) ?? row.keeps === undefined;
  }

  return {
    module: {
      toMove: known => table.toMove(known),
      legal,
      check,
      apply,
      takesBack,
      onlyWay,
      isFinal,
    },
    table,
    traits: new Map(
      [...rows].map(([type, { secret, simultaneous }]) => [
        type,
        { secret, simultaneous: simultaneous === true },
      ]),
    ),
  };
}

/** The only one, if there is only one. */
export function theOnly<Move>(_known: unknown, _seat: Seat, moves: readonly Move[]) {
  return moves.length === 1 ? moves[0] : undefined;
}

function isSeat(seat: Seat, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}

/** The stages a row names, as a list. */
export function stagesOf<Stage extends string>(row: {
  readonly stage: Stage | readonly Stage[];
}): readonly Stage[] {
  return typeof row.stage === 'string' ? [row.stage] : row.stage;
}
