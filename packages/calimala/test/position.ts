// Positions in the city, written like the rulebook's examples, and played on.
import { clone, RuleError, type Seat, seededRandom } from '@loggia/kernel';
import {
  ACTIONS,
  type Action,
  BY_PLAYERS,
  END_CARDS,
  type EndCard,
  type Place,
  STREETS,
  type Street,
  streetActions,
  TILES,
  type Tile,
} from '../src/data.ts';
import { apply, legal } from '../src/rules.ts';
import { setup } from '../src/setup.ts';
import { cubesOn, playerOf, stackOf } from '../src/table.ts';
import type {
  Choices,
  DiscKind,
  Event,
  Move,
  MoveType,
  Player,
  PlayerBoard,
  ScoreRow,
  State,
} from '../src/types.ts';

export const COLOURS = ['blue', 'red', 'yellow', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
const seatOf = (colour: Colour): Seat => COLOURS.indexOf(colour);

/** Two actions of the layout, such as `wood-contribute`. */
type StreetName = `${Action}-${Action}`;
type Given = Partial<PlayerBoard> &
  Partial<Pick<Player, 'coloured' | 'white' | 'points' | 'hand' | 'startCard'>>;
type Choice<A extends Action> = Record<never, never> extends Choices[A] ? [] : [Choices[A]];
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export interface Start {
  players?: 3 | 4 | 5;
  options?: Record<string, unknown>;
}

/** Blue is the first player and active; all boards are as at the start and all hands empty. */
export function position(start: Start = {}): Position {
  return new Position(start);
}

export class Position {
  readonly state: State;
  readonly random = seededRandom('position');
  /** What the last move caused. */
  events: Event[] = [];

  constructor({ players = 4, options = {} }: Start) {
    const state = setup(players, { layout: 'first', ...options }, this.random);
    this.state = state;
    state.deck.push(...state.startCards.splice(0));
    for (const player of state.players) player.kept = player.endCards[0];
    Object.assign(state, { phase: 'city', round: 1, first: 0, active: 0 });
  }

  // Given …

  blue = (given: Given) => this.give('blue', given);
  red = (given: Given) => this.give('red', given);
  yellow = (given: Given) => this.give('yellow', given);
  green = (given: Given) => this.give('green', given);
  purple = (given: Given) => this.give('purple', given);

  give(colour: Colour, given: Given): this {
    const { coloured, white, points, hand, startCard, ...board } = given;
    const player = this.player(colour);
    Object.assign(player.board, clone(board));
    for (const [name, value] of Object.entries({ coloured, white, points, startCard })) {
      if (value !== undefined) Object.assign(player, { [name]: value });
    }
    if (hand !== undefined) {
      this.state.deck.push(...player.hand);
      for (const card of hand) this.takeFromDeck(card);
      player.hand = ACTIONS.flatMap(action => hand.filter(card => card === action));
    }
    return this;
  }

  /** The discs of a street, from the top down. They come out of their owners' supplies. */
  stack(street: StreetName | Street, ...fromTop: (Colour | 'white')[]): this {
    const stack = stackOf(this.state, this.street(street));
    stack.length = 0;
    for (const disc of fromTop.toReversed()) {
      stack.push(disc === 'white' ? 'white' : seatOf(disc));
      const owner = disc === 'white' ? this.mostWhite() : this.player(disc);
      if (disc === 'white') owner.white -= 1;
      else owner.coloured -= 1;
    }
    return this;
  }

  /** Cubes on a place; in Palazzo Vecchio the first named came first. */
  cubes(place: Place, counts: Partial<Record<Colour, number>>): this {
    for (const [colour, count] of Object.entries(counts)) {
      const seat = seatOf(colour as Colour);
      this.state.cubes[place][seat] = count;
      const { artists } = this.state;
      if (place === 'palazzoVecchio' && !artists.includes(seat)) artists.push(seat);
    }
    return this;
  }

  /** The seats of the council from the first space on; their tiles count as scored. */
  council(...owners: (Colour | 'nobody')[]): this {
    this.state.council = owners.map(owner => (owner === 'nobody' ? owner : seatOf(owner)));
    this.state.tileScores = owners.map((_, index) => ({
      of: this.state.tiles[index] ?? 'wood',
      points: this.state.players.map(() => 0),
    }));
    return this;
  }

  /** The tiles on the next open spaces. */
  nextTiles(...tiles: Tile[]): this {
    const scored = this.state.council.length;
    const others = TILES.filter(tile => !tiles.includes(tile));
    this.state.tiles = [...others.slice(0, scored), ...tiles, ...others.slice(scored)];
    return this;
  }

  /** The next cards of the deck, in the order they are drawn. */
  deckTop(...cards: Action[]): this {
    for (const card of cards) this.takeFromDeck(card);
    this.state.deck.push(...cards.toReversed());
    return this;
  }

  /** The whole deck; everything else that was in it goes to the hand of the last player. */
  deckOf(...cards: Action[]): this {
    for (const card of cards) this.takeFromDeck(card);
    const keeper = playerOf(this.state, this.state.players.length - 1);
    const hand = [...keeper.hand, ...this.state.deck];
    keeper.hand = ACTIONS.flatMap(action => hand.filter(card => card === action));
    this.state.deck = cards.toReversed();
    return this;
  }

  discard(...cards: Action[]): this {
    for (const card of cards) this.takeFromDeck(card);
    this.state.discard.push(...cards);
    return this;
  }

  /** Who keeps which end card, and the open one; all others are dealt as they come. */
  endCards(kept: Partial<Record<Colour, EndCard>>, open?: EndCard): this {
    const named = [...Object.values(kept), open];
    const others = END_CARDS.filter(card => !named.includes(card));
    const box = BY_PLAYERS[this.state.players.length as keyof typeof BY_PLAYERS];
    this.state.players.forEach((player, seat) => {
      player.kept = kept[COLOURS[seat] as Colour] ?? others.shift();
      player.endCards = player.kept === undefined ? [] : [player.kept];
      player.endCards.push(...others.splice(0, box.endCardsDealt - 1));
    });
    this.state.openEndCard = box.endCardsOpen > 0 ? (open ?? others.shift()) : undefined;
    return this;
  }

  turnOf(colour: Colour): this {
    this.state.active = seatOf(colour);
    return this;
  }

  // When …

  play(colour: Colour, move: unknown): this {
    this.events = apply(this.state, seatOf(colour), move, this.random);
    return this;
  }

  place(colour: Colour, street: StreetName | Street, disc: DiscKind = 'coloured'): this {
    return this.play(colour, { type: 'placeDisc', street: this.street(street), disc });
  }

  use<A extends Action>(colour: Colour, action: A, ...[choice]: Choice<A>): this {
    return this.play(colour, { type: 'useSlot', action, ...choice });
  }

  card<A extends Action>(colour: Colour, action: A, ...[choice]: Choice<A>): this {
    return this.play(colour, { type: 'playCard', action, ...choice });
  }

  draw(colour: Colour, action: Action): this {
    return this.play(colour, { type: 'drawForSlot', action });
  }

  giveUp(colour: Colour, ...actions: Action[]): this {
    for (const action of actions) this.play(colour, { type: 'giveUpSlot', action });
    return this;
  }

  done(colour: Colour): this {
    return this.play(colour, { type: 'done' });
  }

  /** Gives up or draws for every open slot, uses what the duty requires, and ends. */
  pass(colour: Colour): this {
    for (;;) {
      const moves = this.legal(colour);
      const move =
        moves.find(({ type }) => type === 'giveUpSlot' || type === 'drawForSlot') ??
        moves.find(({ type }) => type === 'useSlot') ??
        moves.find(({ type }) => type === 'done');
      if (this.state.activation?.seat !== seatOf(colour) || move === undefined) return this;
      const { depth } = this.state.activation;
      this.play(colour, move);
      if (this.state.activation?.depth !== depth) return this;
    }
  }

  /** Every acting disc of the stack passes. */
  settle(): this {
    while (this.state.activation !== undefined) this.pass(this.acting());
    return this;
  }

  replace(colour: Colour, street: StreetName | Street, at: number): this {
    return this.play(colour, { type: 'replaceDisc', street: this.street(street), position: at });
  }

  undo(colour: Colour): this {
    return this.play(colour, { type: 'undo' });
  }

  restart(colour: Colour): this {
    return this.play(colour, { type: 'restart' });
  }

  // Then …

  player(colour: Colour): Player {
    return playerOf(this.state, seatOf(colour));
  }

  board(colour: Colour): PlayerBoard {
    return this.player(colour).board;
  }

  hand(colour: Colour): Action[] {
    return this.player(colour).hand;
  }

  cubesOf(colour: Colour, place: Place): number {
    return this.state.cubes[place][seatOf(colour)] ?? 0;
  }

  cubesOn(place: Place): number {
    return cubesOn(this.state, place);
  }

  /** The discs of a street from the top down. */
  discs(street: StreetName | Street): (Colour | 'white')[] {
    const named = stackOf(this.state, this.street(street)).map(disc =>
      disc === 'white' ? disc : (COLOURS[disc] as Colour),
    );
    return named.toReversed();
  }

  /** The player who has to decide. */
  acting(): Colour {
    return COLOURS[this.state.activation?.seat ?? this.state.active] as Colour;
  }

  legal<T extends MoveType>(colour: Colour, ...types: T[]): Extract<Move, { type: T }>[] {
    const moves = legal(this.state, seatOf(colour));
    const wanted = (move: Move): move is Extract<Move, { type: T }> =>
      types.length === 0 || types.some(type => type === move.type);
    return moves.filter(wanted);
  }

  /** The events of one kind among those of the last move. */
  happened<T extends Event['type']>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** The refusal of a move; the table must stay as it was. */
  refusal(colour: Colour, move: unknown): RuleError {
    const before = clone(this.state);
    try {
      apply(this.state, seatOf(colour), move, this.random);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      if (JSON.stringify(before) !== JSON.stringify(this.state)) {
        throw new Error(`${error.code} changed the table`);
      }
      return error;
    }
    throw new Error(`not refused: ${JSON.stringify(move)}`);
  }

  street(name: StreetName | Street): Street {
    if (typeof name === 'number') return name;
    const found = STREETS.find(street => {
      const [one, other] = streetActions(this.state.layout, street);
      return name === `${one}-${other}` || name === `${other}-${one}`;
    });
    if (found === undefined) throw new Error(`no street ${name}`);
    return found;
  }

  private takeFromDeck(card: Action): void {
    const index = this.state.deck.indexOf(card);
    if (index < 0) throw new Error(`no ${card} card left in the deck`);
    this.state.deck.splice(index, 1);
  }

  private mostWhite(): Player {
    return this.state.players.reduce((most, player) => (player.white > most.white ? player : most));
  }
}

/** A scoring in short: points by colour, best first, without players who got nothing. */
export function pointsOf(rows: readonly ScoreRow[]): Partial<Record<Colour, number>> {
  return Object.fromEntries(
    rows.filter(row => row.count > 0).map(row => [COLOURS[row.seat], row.points]),
  );
}
