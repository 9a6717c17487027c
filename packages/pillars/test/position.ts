// Positions written like the rulebook's examples, and played on. Every move is checked against its
// events.
import { clone, type Random, RuleError, type Seat, seededRandom } from '@loggia/kernel';
import { expect } from 'vitest';
import { PARTS, walkOn } from '../src/flow.ts';
import {
  type Advantage,
  addToBag,
  type Craftsman,
  CUBES,
  type Cube,
  type Event,
  type Goods,
  HAPPENING_NAMES,
  type Happening,
  type Move,
  type PlainLocation,
  type Player,
  pillars,
  playerOf,
  pointsOf,
  type State,
  TAX_DIE,
} from '../src/index.ts';
import { PART_NAMES, type PartName } from '../src/part.ts';
import { bookAll, booksOf } from '../testing/books.ts';

const NAMES = ['A', 'B', 'C', 'D'] as const;
export type Name = (typeof NAMES)[number];
const seatOf = (name: Name): Seat => NAMES.indexOf(name);
const nameOf = (seat: Seat): Name => NAMES[seat] ?? 'A';

type Given = Partial<Record<Cube, number>> &
  Partial<Pick<Player, 'gold' | 'craftsmen' | 'advantages' | 'resources' | 'grey' | 'greyNext'>> & {
    points?: number;
  };

interface Start {
  players?: 2 | 3 | 4;
  options?: Record<string, unknown>;
  round?: number;
  start?: Name;
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

/** A is the start player, everybody has 20 gold; nobody is asked anything until `enter`. */
export function position(start: Start = {}): Position {
  return new Position(start);
}

export class Position {
  readonly state: State;
  /** Everything that has happened since the position began. */
  history: Event[] = [];
  private readonly luck: { draws: Seat[]; die?: number } = { draws: [] };
  private readonly dice = seededRandom('position');

  constructor({ players = 3, options = {}, round = 1, start = 'A' }: Start) {
    const state = pillars.setup(players, options, this.dice);
    this.state = state;
    state.start = seatOf(start);
    for (const player of state.players) Object.assign(player, { asked: 'nothing', gold: 20 });
    while (state.round < round) this.skipRound();
  }

  private skipRound(): void {
    const { state } = this;
    state.round += 1;
    state.happened.push(...state.decks.happenings.splice(0, 1));
    const advantages = state.decks.advantages.splice(0, 2);
    state.shown.push(...advantages);
    state.kingsbridge = advantages.map(card => ({ card }));
    state.shiring = state.decks.craftsmen.splice(0, 2).map(card => ({ card }));
    state.offer = { ...state.offer, craftsmen: state.decks.craftsmen.splice(0, 2) };
  }

  // Given …

  give(name: Name, given: Given): this {
    const { sand, wood, stone, metal, points, ...rest } = given;
    const player = this.player(name);
    const cubes = { ...player.cubes };
    for (const cube of CUBES) cubes[cube] = { sand, wood, stone, metal }[cube] ?? cubes[cube];
    player.cubes = cubes;
    if (points !== undefined) player.sheet = { start: points };
    Object.assign(player, clone(rest));
    for (const card of given.advantages ?? []) this.see(card);
    return this;
  }

  all(given: Given): this {
    for (const seat of this.state.players.keys()) this.give(nameOf(seat), given);
    return this;
  }

  /** Builders at a location, the first one first, taken from the bag. */
  at(location: PlainLocation, ...names: Name[]): this {
    for (const name of names) {
      const there = [...this.state.builders[location], seatOf(name)];
      this.state.builders = { ...this.state.builders, [location]: there };
      this.fromBag(name);
    }
    return this;
  }

  /** The two advantages at Kingsbridge, and the builders on them. */
  kingsbridge(...stands: [Advantage, Name?][]): this {
    this.state.kingsbridge = stands.map(([card, name]) => this.stand(card, name));
    for (const [card] of stands) this.see(card);
    return this;
  }

  /** The two craftsmen of Shiring as laid out, and the builders on them. */
  shiring(...stands: [Craftsman, Name?][]): this {
    this.state.shiring = stands.map(([card, name]) => this.stand(card, name));
    return this;
  }

  private stand<Card>(card: Card, name: Name | undefined) {
    if (name === undefined) return { card };
    this.fromBag(name);
    return { card, builder: seatOf(name) };
  }

  private fromBag(name: Name): void {
    addToBag(this.state, seatOf(name), -1);
  }

  offer(craftsmen: Craftsman[], resources: State['offer']['resources']): this {
    this.state.offer = { craftsmen, resources };
    return this;
  }

  /** The next event cards of the deck, the top one first. */
  deck(...happenings: Happening[]): this {
    const { decks, removed } = this.state;
    const size = decks.happenings.length;
    const free = [...decks.happenings, ...removed.happenings];
    // A card that lies among those of skipped rounds changes places with a free one.
    this.state.happened = this.state.happened.map(card =>
      happenings.includes(card)
        ? (free.splice(
            free.findIndex(other => !happenings.includes(other)),
            1,
          )[0] ?? card)
        : card,
    );
    const used = [...happenings, ...this.state.happened];
    const others = HAPPENING_NAMES.filter(card => !used.includes(card));
    decks.happenings = [...happenings, ...others].slice(0, size);
    removed.happenings = others.slice(size - happenings.length);
    return this;
  }

  /** The event of this round, already revealed, and who averted it. */
  happened(happening: Happening, ...averted: Name[]): this {
    this.deck(happening);
    this.state.happened = this.state.happened.slice(0, this.state.round - 1);
    this.state.happened.push(...this.state.decks.happenings.splice(0, 1));
    this.state.averted = averted.map(name => ({ seat: seatOf(name), by: 'bishop' }));
    return this;
  }

  walled(...names: Name[]): this {
    this.state.walled = names.map(seatOf);
    return this;
  }

  /** Whose builders come out of the bag next. */
  draws(...names: Name[]): this {
    this.luck.draws = names.map(seatOf);
    return this;
  }

  die(tax: number): this {
    this.luck.die = tax;
    return this;
  }

  /** Marks an advantage card as seen: it is no longer in any pile. */
  private see(card: Advantage): void {
    const { decks, removed, shown } = this.state;
    if (shown.includes(card)) return;
    for (const pile of [decks.advantages, removed.advantages]) {
      const index = pile.indexOf(card);
      if (index >= 0) pile.splice(index, 1);
    }
    shown.push(card);
  }

  // When …

  /** Begins a part of the round and continues to the first question. */
  enter(part: Exclude<PartName, 'over'>): this {
    const { state } = this;
    for (const player of state.players) player.asked = 'nothing';
    if (part === 'cards') return this.only('cards');
    state.part = PART_NAMES[PART_NAMES.indexOf(part) - 1] ?? 'cards';
    return this.watch(emit => walkOn({ state, random: this.chance(), emit }));
  }

  /** Only this part, without the automatic ones that follow. */
  only(part: Exclude<PartName, 'over'>): this {
    this.state.part = part;
    return this.watch(emit => {
      const play = { state: this.state, random: this.chance(), emit };
      PARTS[part].begin(play);
      if (this.asked() === undefined) PARTS[part].end?.(play);
    });
  }

  private watch(run: (emit: (event: Event) => void) => void): this {
    run(event => this.history.push(event));
    return this;
  }

  /** A move without its confirmation; its events must report everything it did. */
  move(name: Name, move: Move): this {
    const { state } = this;
    const books = booksOf(state);
    const events = pillars.apply(state, seatOf(name), move, this.chance());
    this.history.push(...events);
    if (events.some(({ type }) => type === 'movesTakenBack')) return this;
    bookAll(books, events);
    expect(books).toEqual(booksOf(state));
    return this;
  }

  /** A move and its `done`, if it needs one. */
  play(name: Name, move: Move): this {
    this.move(name, move);
    return this.player(name).answered ? this.done(name) : this;
  }

  done(name: Name): this {
    return this.move(name, { type: 'done' });
  }

  /** A player builds with these craftsmen, one use each. */
  build(name: Name, ...craftsmen: Craftsman[]): this {
    for (const craftsman of craftsmen) this.move(name, { type: 'use', craftsman });
    return this;
  }

  /** Draws and rolls as told; everything else is random. */
  private chance(): Random {
    const { state, luck, dice } = this;
    const hidden: Random = {
      ...dice,
      below(count) {
        const seat = state.part === 'drawing' ? luck.draws.shift() : undefined;
        if (seat === undefined) return dice.below(count);
        if (!state.bag[seat]) throw new Error(`no builder of ${nameOf(seat)} in the bag`);
        // The place in the bag of the builder to be drawn.
        return state.bag.slice(0, seat).reduce((sum, builders) => sum + builders, 0);
      },
    };
    const shown: Random = {
      ...dice,
      below(count) {
        if (luck.die === undefined || state.part !== 'court') return dice.below(count);
        return (TAX_DIE as readonly number[]).indexOf(luck.die);
      },
    };
    return { ...hidden, stream: name => ({ shown, hidden })[name] };
  }

  // Then …

  player(name: Name): Player {
    return playerOf(this.state, seatOf(name));
  }

  points(name: Name): number {
    return pointsOf(this.player(name));
  }

  /** One value per seat. */
  each<T>(of: (player: Player) => T): T[] {
    return this.state.players.map(of);
  }

  /** Who is asked what, such as `A pick`; several are separated by commas. */
  asked(): string | undefined {
    const asked = this.state.players.flatMap(({ asked }, seat) =>
      asked === 'nothing' ? [] : [`${nameOf(seat)} ${asked}`],
    );
    return asked.length > 0 ? asked.join() : undefined;
  }

  legal(name: Name): Move[] {
    return pillars.legal(this.state, seatOf(name));
  }

  /** The legal moves of one type. */
  choices<T extends Move['type']>(name: Name, type: T): MoveOf<T>[] {
    return this.legal(name).filter((move): move is MoveOf<T> => move.type === type);
  }

  /** The events of one type. */
  told<T extends Event['type']>(type: T): EventOf<T>[] {
    return this.history.filter((event): event is EventOf<T> => event.type === type);
  }

  /** What the events of one type brought a player. */
  brought(name: Name, type: Event['type']): Goods {
    const sum: Record<string, number> = {};
    for (const event of this.told(type)) {
      const changes =
        event.type === 'eventTookEffect' ? event.changes : 'gain' in event ? [event] : [];
      for (const { seat, gain } of changes) {
        if (seat !== seatOf(name)) continue;
        for (const [good, amount] of Object.entries(gain)) sum[good] = (sum[good] ?? 0) + amount;
      }
    }
    return sum;
  }

  /** The refusal of a move, which must leave everything as it is. */
  refusal(name: Name, move: unknown): string {
    const before = clone(this.state);
    try {
      pillars.apply(this.state, seatOf(name), move, this.chance());
    } catch (error) {
      expect(this.state).toEqual(before);
      if (error instanceof RuleError) return error.code;
      throw error;
    }
    throw new Error(`not refused: ${JSON.stringify(move)}`);
  }
}
