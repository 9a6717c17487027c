// Positions written like the scenarios, and played on.
import { RuleError, type Seat, seededRandom } from '@loggia/kernel';
import { shiftAndRefill } from '../src/administrative.ts';
import type { Column, Level, Row, Track } from '../src/data.ts';
import { finishGame } from '../src/ending.ts';
import { activationPrice } from '../src/executive.ts';
import { holdFair } from '../src/fair.ts';
import { RULES } from '../src/rules.ts';
import { setup } from '../src/setup.ts';
import { stageOf } from '../src/stages.ts';
import { at, playerOf, setCubes, totalOf } from '../src/table.ts';
import type { EraTileId, ProsperityId, TileId } from '../src/tiles/index.ts';
import { holdTourism } from '../src/tourism.ts';
import type { CityTile, Corner, Event, Move, Phase, Player, State } from '../src/types.ts';

const COLOURS = ['blue', 'red', 'black', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
const seatOf = (colour: Colour): Seat => COLOURS.indexOf(colour);

type Given = Partial<Record<Track, number>> &
  Partial<{
    level: Level;
    energy: number;
    column: Column;
    hand: ProsperityId[];
    tokens: [Corner, Corner];
  }>;
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export interface Start {
  players?: 2 | 3 | 4 | 5;
  options?: Record<string, unknown>;
  round?: number;
  phase?: Phase;
}

/** Blue is first in turn order and active, on column 2; everything else is as after set-up. */
export function position(start: Start = {}): Position {
  return new Position(start);
}

export class Position {
  readonly state: State;
  readonly random = seededRandom('position');
  /** What the last move, or the last phase, caused. */
  events: Event[] = [];

  constructor({ players = 3, options = {}, round = 1, phase = 'building' }: Start) {
    const state = setup(players, options, this.random);
    this.state = state;
    state.order = state.players.map((_, seat) => seat);
    state.columns = state.order.map(seat => (seat + 2) as Column);
    for (const player of state.players) player.tracks = { ...player.tracks, economy: 12 };
    Object.assign(state, { round, phase });
    state.journal = { seat: 0, steps: [] };
  }

  // Given …

  blue = (given: Given) => this.give('blue', given);
  red = (given: Given) => this.give('red', given);
  black = (given: Given) => this.give('black', given);
  green = (given: Given) => this.give('green', given);
  purple = (given: Given) => this.give('purple', given);

  give(colour: Colour, { level, energy, column, hand, tokens, ...tracks }: Given): this {
    const player = this.player(colour);
    Object.assign(player.tracks, tracks);
    if (level !== undefined) player.level = level;
    if (energy !== undefined) player.energy = energy;
    if (hand !== undefined) player.hand = hand;
    if (tokens !== undefined) player.tokens = tokens;
    if (column !== undefined) {
      const { columns, order } = this.state;
      columns[seatOf(colour)] = column;
      order.sort((a, b) => at(columns, a) - at(columns, b));
    }
    return this;
  }

  /** Tiles that stand already, without the effects of building them. */
  stands(colour: Colour, ...tiles: [tile: TileId, x: number, y: number][]): this {
    for (const [tile, x, y] of tiles) {
      this.lay(colour, { tile, x, y, cubes: 0, lake: false });
    }
    return this;
  }

  lake(colour: Colour, x: number, y: number, tile: TileId = 'model-district'): this {
    return this.lay(colour, { tile, x, y, cubes: 0, lake: true });
  }

  private lay(colour: Colour, tile: CityTile): this {
    const player = this.player(colour);
    player.city = [...player.city, tile];
    return this;
  }

  cubes(colour: Colour, tile: TileId, cubes: number): this {
    setCubes(this.player(colour), this.index(colour, tile), cubes);
    return this;
  }

  /** Where a tourist lies: beside a city, or on a tile of it. */
  tourist(home: Colour | 'neutral', city: Colour, tile?: TileId): this {
    const on = tile === undefined ? 'beside' : this.index(city, tile);
    const { tourists } = this.state;
    this.state.tourists = tourists.with(this.touristOf(home), { city: seatOf(city), on });
    return this;
  }

  touristOf(home: Colour | 'neutral'): number {
    return home === 'neutral' ? this.state.players.length : seatOf(home);
  }

  /** The tiles of a row, taken from wherever they are. */
  offer(row: Row, ...tiles: EraTileId[]): this {
    const { rows, decks } = this.state;
    for (const list of [...rows, ...decks]) {
      list.splice(0, list.length, ...list.filter(tile => !tiles.includes(tile)));
    }
    this.state.rows[row] = tiles;
    return this;
  }

  set(part: Partial<Pick<State, 'highest' | 'neutral' | 'round' | 'phase' | 'picked'>>): this {
    Object.assign(this.state, part);
    return this;
  }

  /** Starts a player's turn in this phase. */
  turnOf(colour: Colour): this {
    this.state.turn = this.state.order.indexOf(seatOf(colour));
    this.state.journal = { seat: seatOf(colour), steps: [] };
    Object.assign(this.state, { work: { step: 'idle' }, activations: 0, helped: [] });
    return this;
  }

  // … when …

  play(move: Move, colour: Colour = this.active): this {
    this.events = RULES.module.apply(this.state, seatOf(colour), move, this.random);
    return this;
  }

  pick = (colour: Colour, column: Column) => this.play({ type: 'pickColumn', column }, colour);

  /** Takes a tile from its row, or out of the box into the $0 row, and lays it. */
  lays(tile: EraTileId, x: number, y: number): this {
    if (!this.state.rows.flat().includes(tile)) this.offer(0, ...at(this.state.rows, 0), tile);
    return this.together([
      { type: 'takeTile', tile },
      { type: 'placeTile', x, y },
    ]);
  }

  /** Lays a tile; its effects come in the default order. */
  builds(tile: EraTileId, x: number, y: number): this {
    return this.lays(tile, x, y).rest();
  }

  rest(): this {
    return this.state.work.step === 'ordering' ? this.together([{ type: 'resolveRest' }]) : this;
  }

  /** The waiting effect on a track; a condition as `'culture condition'`. */
  resolves(name: string, from?: TileId): this {
    const { work } = this.state;
    const pending = work.step === 'ordering' ? work.pending : [];
    const effect = pending.findIndex(
      step => name === ('effect' in step ? `${step.resource} condition` : step.resource),
    );
    const building = from === undefined ? {} : { building: this.index(this.active, from) };
    return this.play({ type: 'resolve', effect, ...building });
  }

  activates(tile: TileId, ...homes: (Colour | 'neutral')[]): this {
    this.events = [];
    this.together([{ type: 'activate', building: this.index(this.active, tile) }]);
    if (this.state.work.step !== 'paying') return this.rest();
    const tourists = homes.map(home => this.touristOf(home));
    this.together(tourists.map(tourist => ({ type: 'useTourist', tourist }) as const));
    return this.together([{ type: 'pay' }]).rest();
  }

  done = () => this.play({ type: 'done' });

  /** Several moves whose events are read as one. */
  private together(moves: Move[]): this {
    const first = moves[0]?.type;
    const events = first === 'takeTile' ? [] : this.events;
    for (const move of moves) events.push(...this.play(move).events);
    this.events = events;
    return this;
  }

  tourism = () => this.happens(emit => holdTourism(this.state, emit));
  fair = () => this.happens(emit => holdFair(this.state, emit));
  refill = () => this.happens(emit => shiftAndRefill(this.state, emit));
  end = () => this.happens(emit => finishGame(this.state, emit));

  private happens(what: (emit: (event: Event) => void) => void): this {
    this.events = [];
    what(event => this.events.push(event));
    return this;
  }

  // … then.

  get active(): Colour {
    return at(COLOURS, at(this.state.order, this.state.turn));
  }

  player(colour: Colour): Player {
    return playerOf(this.state, seatOf(colour));
  }

  /** A city in numbers, with its total prestige. */
  of(colour: Colour) {
    const { tracks, level, energy, prestige } = this.player(colour);
    return { ...tracks, level, energy, prestige: totalOf(prestige) };
  }

  tile(colour: Colour, tile: TileId): CityTile {
    return at(this.player(colour).city, this.index(colour, tile));
  }

  index(colour: Colour, tile: TileId): number {
    const index = this.player(colour).city.findIndex(other => other.tile === tile);
    if (index < 0) throw new RangeError(`${colour} has no ${tile}`);
    return index;
  }

  price(colour: Colour, tile: TileId): number {
    return activationPrice(this.state, seatOf(colour), this.index(colour, tile));
  }

  /** Where a tourist lies: `blue`, or `blue hotel`. */
  place(home: Colour | 'neutral'): string {
    const { city, on } = at(this.state.tourists, this.touristOf(home));
    if (city === 'board') return city;
    const colour = at(COLOURS, city);
    return on === 'beside' ? colour : `${colour} ${at(this.player(colour).city, on).tile}`;
  }

  get stage() {
    return stageOf(this.state);
  }

  legal(colour: Colour = this.active): Move[] {
    return RULES.module.legal(this.state, seatOf(colour));
  }

  legalOf<T extends Move['type']>(type: T): Extract<Move, { type: T }>[] {
    return this.legal().filter((move): move is Extract<Move, { type: T }> => move.type === type);
  }

  /** The code a move is refused with, or `allowed`. */
  verdict(move: unknown, colour: Colour = this.active): string {
    return this.refusal(move, colour)?.code ?? 'allowed';
  }

  /** Why a move is refused, if it is. */
  refusal(move: unknown, colour: Colour = this.active): RuleError | undefined {
    try {
      RULES.module.check(this.state, seatOf(colour), move);
      return undefined;
    } catch (error) {
      if (error instanceof RuleError) return error;
      throw error;
    }
  }

  all<T extends Event['type']>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }
}
