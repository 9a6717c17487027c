// Every type of move: when it may be played, what it may be, what it does.
import {
  declareRules,
  type MoveRule,
  type Part,
  type Seat,
  seal,
  type Tools,
  takingBack,
  theOnly,
} from '@loggia/kernel';
import { fullTokens, moveToken } from './administrative.ts';
import { placeTile, rowOf, takeTile } from './building.ts';
import { isOccupied, neighboursOf, openCells, rimCorners } from './city.ts';
import { COLUMNS, MAX_PLAYERS } from './data.ts';
import { losers } from './effects.ts';
import { refuse } from './errors.ts';
import {
  activatable,
  activate,
  activationPrice,
  activationsLeft,
  bonuses,
  canBeActivated,
  canPay,
  helpersFor,
  isIdle,
  payActivation,
  takeBonus,
  useTourist,
} from './executive.ts';
import { freeColumns, isOpen, pickColumn } from './political.ts';
import { leavesIdle } from './preview.ts';
import { buildLake, buildProsperity, meetsRequirement } from './prosperity.ts';
import { endTurn } from './rounds.ts';
import { spell } from './spelling.ts';
import { activeSeat, at, playerOf } from './table.ts';
import type { Cell, Event, Move, MoveType, Phase, State, View, Work } from './types.ts';
import { chooseEffect, isChoice, resolveRest } from './underway.ts';

/** The decisions there are, each with the phase it belongs to. */
export const STAGES = {
  building: 'building',
  placing: 'building',
  ordering: 'building',
  confirming: 'building',
  political: 'political',
  executive: 'executive',
  paying: 'executive',
  orderingActivation: 'executive',
  administrative: 'administrative',
  prosperity: 'prosperity',
  orderingProsperity: 'prosperity',
  confirmingProsperity: 'prosperity',
} as const satisfies Record<string, Phase>;
export type Stage = keyof typeof STAGES;

const BY_STEP = {
  building: { idle: 'building', placing: 'placing', ordering: 'ordering', built: 'confirming' },
  executive: { idle: 'executive', paying: 'paying', ordering: 'orderingActivation' },
  prosperity: {
    idle: 'prosperity',
    ordering: 'orderingProsperity',
    built: 'confirmingProsperity',
  },
} as const satisfies Partial<Record<Phase, Partial<Record<Work['step'], Stage>>>>;

export function stageOf({ phase, work }: View): Stage {
  if (phase === 'political' || phase === 'administrative') return phase;
  if (phase === 'over') throw new RangeError('the game is over');
  const stages: Partial<Record<Work['step'], Stage>> = BY_STEP[phase];
  return stages[work.step] ?? phase;
}

function toMove(known: View): Seat[] {
  const seat = activeSeat(known);
  return seat === undefined ? [] : [seat];
}

type MoveOf<Type extends MoveType> = Extract<Move, { type: Type }>;
type Rule<Type extends MoveType> = MoveRule<View, State, MoveOf<Type>, Event, Stage>;

const WORK: Part = { of: [], fields: ['work'] };

/** What effects may change: everything of a city but its tokens and its hand, and the plants. */
const EFFECTS = Array.from({ length: MAX_PLAYERS }, (_, seat): Part[] => [
  {
    of: ['players', seat],
    fields: ['tracks', 'level', 'energy', 'prestige', 'prestigeTokens', 'city'],
  },
  ['plants'],
  WORK,
]);
const effectsOf = (seat: Seat) => at(EFFECTS, seat);

/** What an activation may change, paid for or on the way there. */
const ACTIVATION = EFFECTS.map((effects): Part[] => [
  ...effects,
  { of: [], fields: ['tourists', 'activations', 'helped'] },
]);
const activationOf = (seat: Seat) => at(ACTIVATION, seat);

const ORDERING = ['ordering', 'orderingActivation', 'orderingProsperity'] as const;

const pickColumnRule: Rule<'pickColumn'> = {
  stage: 'political',
  secret: false,
  choices: known => freeColumns(known).map(column => ({ type: 'pickColumn', column })),
  spell: input => spell('pickColumn', input),
  check(known, _seat, { column }) {
    if (!COLUMNS.includes(column) || !isOpen(known, column)) refuse('column.closed', { column });
    if (known.picked.includes(column)) refuse('column.taken', { column });
  },
  carryOut(state, seat, { column }, { emit }) {
    pickColumn(state, seat, column, emit);
    endTurn(state, emit);
  },
};

const takeTileRule: Rule<'takeTile'> = {
  stage: 'building',
  secret: false,
  choices: known => known.rows.flat().map(tile => ({ type: 'takeTile', tile })),
  spell: input => spell('takeTile', input),
  check(known, _seat, { tile }) {
    if (rowOf(known, tile) === undefined) refuse('tile.notOffered');
  },
  keeps: () => [['rows'], WORK],
  carryOut: (state, seat, { tile }, { emit }) => takeTile(state, seat, tile, emit),
};

function cellsOf(known: View, seat: Seat): Cell[] {
  return openCells(playerOf(known, seat).city);
}

function checkCell(known: View, seat: Seat, cell: Cell): void {
  const { city } = playerOf(known, seat);
  if (isOccupied(city, cell)) refuse('cell.occupied');
  if (neighboursOf(city, cell).length === 0) refuse('cell.apart');
}

const placeTileRule: Rule<'placeTile'> = {
  stage: 'placing',
  secret: false,
  choices: (known, seat) => cellsOf(known, seat).map(({ x, y }) => ({ type: 'placeTile', x, y })),
  spell: input => spell('placeTile', input),
  check: checkCell,
  keeps: (_state, seat) => effectsOf(seat),
  carryOut: (state, seat, { x, y }, { emit }) => placeTile(state, seat, { x, y }, emit),
};

/** A45: what ends a turn by itself cannot be taken back. */
const endsIdleTurn = (known: View, seat: Seat, move: Move) =>
  known.options.autoEndTurn && known.phase === 'executive' && leavesIdle(known, seat, move);

const resolveRule: Rule<'resolve'> = {
  stage: ORDERING,
  secret: false,
  choices(known, seat) {
    const { work } = known;
    if (work.step !== 'ordering') return [];
    return work.pending.flatMap((step, effect): MoveOf<'resolve'>[] =>
      isChoice(known, seat, step)
        ? losers(playerOf(known, seat)).map(building => ({ type: 'resolve', effect, building }))
        : [{ type: 'resolve', effect }],
    );
  },
  spell: input => spell('resolve', input),
  check(known, seat, { effect, building }) {
    const step = known.work.step === 'ordering' ? known.work.pending[effect] : undefined;
    if (step === undefined) refuse('effect.none');
    else if (isChoice(known, seat, step)) {
      if (building === undefined || !losers(playerOf(known, seat)).includes(building)) {
        refuse('effect.building');
      }
    } else if (building !== undefined) refuse('effect.building');
  },
  keeps: (_state, seat) => activationOf(seat),
  final: endsIdleTurn,
  carryOut(state, seat, { effect, building }, { emit }) {
    chooseEffect(state, seat, effect, building, emit);
    endIdleTurn(state, seat, emit);
  },
};

const resolveRestRule: Rule<'resolveRest'> = {
  stage: ORDERING,
  secret: false,
  choices(known, seat) {
    const { work } = known;
    const next = work.step === 'ordering' ? work.pending[0] : undefined;
    if (next === undefined || isChoice(known, seat, next)) return [];
    return [{ type: 'resolveRest' }];
  },
  spell: input => spell('resolveRest', input),
  check(known, seat) {
    if (resolveRestRule.choices(known, seat).length === 0) refuse('effect.building');
  },
  keeps: (_state, seat) => activationOf(seat),
  final: endsIdleTurn,
  carryOut(state, seat, _move, { emit }) {
    emit({ type: 'effectChosen', seat, resource: 'rest' });
    resolveRest(state, seat, emit);
    endIdleTurn(state, seat, emit);
  },
};

const activateRule: Rule<'activate'> = {
  stage: 'executive',
  secret: false,
  choices: (known, seat) =>
    activatable(known, seat).map(building => ({ type: 'activate', building })),
  spell: input => spell('activate', input),
  check(known, seat, { building }) {
    if (!canBeActivated(known, seat, building)) refuse('activate.none');
    if (activationsLeft(known, seat) <= 0) refuse('activate.noneLeft');
    if (!canPay(known, seat, building)) {
      refuse('activate.tooDear', { price: activationPrice(known, seat, building) });
    }
  },
  keeps: (_state, seat) => activationOf(seat),
  final: endsIdleTurn,
  carryOut(state, seat, { building }, { emit }) {
    activate(state, seat, building, emit);
    endIdleTurn(state, seat, emit);
  },
};

const useTouristRule: Rule<'useTourist'> = {
  stage: 'paying',
  secret: false,
  choices(known, seat) {
    const { work } = known;
    if (work.step !== 'paying') return [];
    const { building, tourists } = work;
    if (tourists.length >= activationPrice(known, seat, building)) return [];
    return helpersFor(known, seat, building)
      .filter(tourist => !tourists.includes(tourist))
      .map(tourist => ({ type: 'useTourist', tourist }));
  },
  spell: input => spell('useTourist', input),
  check(known, seat, { tourist }) {
    const { work, tourists } = known;
    if (work.step !== 'paying') return;
    const { building } = work;
    const place = tourists[tourist];
    if (place?.city !== seat) refuse('tourist.elsewhere');
    if (place?.on === building) refuse('tourist.there');
    if (work.tourists.includes(tourist)) refuse('tourist.helped');
    if (!helpersFor(known, seat, building).includes(tourist)) refuse('tourist.helped');
    if (work.tourists.length >= activationPrice(known, seat, building)) refuse('tourist.tooMany');
  },
  keeps: () => [WORK],
  carryOut: (state, seat, { tourist }, { emit }) => useTourist(state, seat, tourist, emit),
};

const payRule: Rule<'pay'> = {
  stage: 'paying',
  secret: false,
  choices(known, seat) {
    const { work } = known;
    if (work.step !== 'paying') return [];
    const rest = activationPrice(known, seat, work.building) - work.tourists.length;
    return playerOf(known, seat).energy >= rest ? [{ type: 'pay' }] : [];
  },
  spell: input => spell('pay', input),
  check(known, seat) {
    if (payRule.choices(known, seat).length === 0) refuse('pay.tooLittle');
  },
  keeps: (_state, seat) => activationOf(seat),
  final: endsIdleTurn,
  carryOut(state, seat, _move, { emit }) {
    payActivation(state, seat, emit);
    endIdleTurn(state, seat, emit);
  },
};

/** A45: a table may have turns end by themselves when nothing more can be activated. */
function endIdleTurn(state: State, seat: Seat, emit: Tools<Event>['emit']): void {
  if (!state.options.autoEndTurn || state.phase !== 'executive') return;
  if (!isIdle(state, seat)) return;
  emit({ type: 'turnDone', seat, phase: state.phase });
  endTurn(state, emit);
}

const takeBonusRule: Rule<'takeBonus'> = {
  stage: 'executive',
  secret: false,
  choices: known =>
    known.activations > 0 ? [] : bonuses(known).map(bonus => ({ type: 'takeBonus', bonus })),
  spell: input => spell('takeBonus', input),
  check(known, _seat, { bonus }) {
    if (known.activations > 0) refuse('bonus.activated');
    if (!bonuses(known).includes(bonus)) refuse('bonus.other');
  },
  carryOut(state, seat, { bonus }, { emit }) {
    takeBonus(state, seat, bonus, emit);
    endTurn(state, emit);
  },
};

const moveTokenRule: Rule<'moveToken'> = {
  stage: 'administrative',
  secret: false,
  choices(known, seat) {
    const player = playerOf(known, seat);
    const corners = rimCorners(player);
    return fullTokens(player).flatMap(token =>
      corners.map(({ x, y }) => ({ type: 'moveToken', token, x, y }) as const),
    );
  },
  spell: input => spell('moveToken', input),
  check(known, seat, { token, x, y }) {
    const player = playerOf(known, seat);
    if (!fullTokens(player).includes(token)) refuse('token.notFull');
    if (!rimCorners(player).some(corner => corner.x === x && corner.y === y)) {
      refuse('token.corner');
    }
  },
  keeps: (_state, seat) => [['players', seat, 'tokens']],
  carryOut: (state, seat, { token, x, y }, { emit }) =>
    moveToken(state, seat, token, { x, y }, emit),
};

function handOf(known: View, seat: Seat) {
  const { hand } = playerOf(known, seat);
  return typeof hand === 'number' ? [] : hand;
}

const buildProsperityRule: Rule<'buildProsperity'> = {
  stage: 'prosperity',
  secret: false,
  choices(known, seat) {
    const cells = cellsOf(known, seat);
    return handOf(known, seat)
      .filter(tile => meetsRequirement(known, seat, tile))
      .flatMap(tile => cells.map(({ x, y }) => ({ type: 'buildProsperity', tile, x, y }) as const));
  },
  spell: input => spell('buildProsperity', input),
  check(known, seat, { tile, x, y }) {
    if (!handOf(known, seat).includes(tile)) refuse('prosperity.notHeld');
    if (!meetsRequirement(known, seat, tile)) refuse('prosperity.requirement');
    checkCell(known, seat, { x, y });
  },
  carryOut(state, seat, { tile, x, y }, { emit }) {
    buildProsperity(state, seat, tile, { x, y }, emit);
    seal(state.journal, 'undo.shown');
  },
};

const buildLakeRule: Rule<'buildLake'> = {
  stage: 'prosperity',
  secret: false,
  choices(known, seat) {
    const cells = cellsOf(known, seat);
    return handOf(known, seat).flatMap(tile =>
      cells.map(({ x, y }) => ({ type: 'buildLake', tile, x, y }) as const),
    );
  },
  spell: input => spell('buildLake', input),
  check(known, seat, { tile, x, y }) {
    if (!handOf(known, seat).includes(tile)) refuse('prosperity.notHeld');
    checkCell(known, seat, { x, y });
  },
  carryOut(state, seat, { tile, x, y }, { emit }) {
    buildLake(state, seat, tile, { x, y }, emit);
    endTurn(state, emit);
  },
};

const doneRule: Rule<'done'> = {
  stage: ['confirming', 'executive', 'administrative', 'confirmingProsperity'],
  secret: false,
  choices: known =>
    known.phase === 'executive' && known.activations === 0 ? [] : [{ type: 'done' }],
  spell: input => spell('done', input),
  check(known) {
    if (known.phase === 'executive' && known.activations === 0) refuse('done.nothing');
  },
  carryOut(state, seat, _move, { emit }) {
    emit({ type: 'turnDone', seat, phase: state.phase });
    endTurn(state, emit);
  },
};

export const RULES = declareRules<View, State, Move, Event, Stage>({
  stages: STAGES,
  seats: known => known.players.length,
  toMove,
  stageOf,
  journalOf: state => state.journal,
  // What may be built of a hidden hand is nobody else's business.
  onlyWay: (known, seat, forward) =>
    stageOf(known) === 'prosperity' ? undefined : theOnly(known, seat, forward),
  moves: {
    pickColumn: pickColumnRule,
    takeTile: takeTileRule,
    placeTile: placeTileRule,
    resolve: resolveRule,
    resolveRest: resolveRestRule,
    activate: activateRule,
    useTourist: useTouristRule,
    pay: payRule,
    takeBonus: takeBonusRule,
    moveToken: moveTokenRule,
    buildProsperity: buildProsperityRule,
    buildLake: buildLakeRule,
    done: doneRule,
    ...takingBack<View, State, Move, Event, Stage>({
      stage: Object.keys(STAGES) as Stage[],
      journalOf: known => known.journal,
      takenBack: (seat, moves) => ({ type: 'movesTakenBack', seat, moves }),
      refuseBy: code => refuse(code === 'undo.shown' ? code : 'undo.nothing'),
    }),
  },
});
