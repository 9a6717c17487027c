// A second bookkeeper: from the events alone it must arrive at the same table as the rules.
import { clone, type Seat } from '@loggia/kernel';
import {
  type ArrowEnd,
  type Cause,
  type Column,
  type Event,
  isTile,
  PROSPERITY_IDS,
  type PrestigeSource,
  ROUNDS,
  ROW_PRICES,
  SCALES,
  type State,
  specOf,
  type TouristPlace,
  type Track,
} from '../src/index.ts';

interface Account {
  tracks: Record<Track, number>;
  level: number;
  energy: number;
  prestige: Record<PrestigeSource, number>;
  tokens: { x: number; y: number }[];
  city: { tile: string; x: number; y: number; cubes: number; lake: boolean }[];
  hand: number;
}

interface Books {
  round: number;
  rows: string[][];
  decks: number[];
  columns: Column[];
  picked: Record<Seat, Column>;
  neutral: number | 'none';
  highest: Seat | 'nobody';
  tourists: TouristPlace[];
  accounts: Account[];
  /** Arrows that have paid since the last build, activation or other event. */
  arrows: { seat: Seat; end: ArrowEnd }[];
}

export interface Ledger {
  books: Books;
  /** The books before each move that can still be undone. */
  past: Books[];
}

export function openLedger(state: State): Ledger {
  const { round, rows, decks, columns, neutral, highest, tourists, players } = state;
  const books: Books = clone({
    round,
    rows,
    decks: decks.map(deck => deck.length),
    columns,
    picked: {},
    neutral,
    highest,
    tourists: [...tourists],
    accounts: players.map(({ tracks, level, energy, prestige, tokens, city, hand }) => ({
      tracks,
      level,
      energy,
      prestige,
      tokens: [...tokens],
      city: [...city],
      hand: hand.length,
    })),
    arrows: [],
  });
  return { books, past: [] };
}

/** The first event of each kind of undoable move. */
const UNDOABLE = new Set<Event['type']>([
  'tileTaken',
  'tileBuilt',
  'effectChosen',
  'buildingChosen',
  'touristOffered',
  'tileActivated',
  'tokenMoved',
]);
/** What ends a turn, and with it undo. */
const SETTLED = new Set<Event['type']>(['columnPicked', 'bonusTaken', 'lakeBuilt', 'turnDone']);

export function book(ledger: Ledger, event: Event): void {
  if (event.type === 'movesTakenBack') {
    const count = event.moves.length;
    ledger.books = ledger.past.at(-count) ?? fail('nothing to take back');
    ledger.past.length -= count;
    return;
  }
  // K-8.4: a prosperity tile that was shown stays.
  const shown = event.type === 'tileBuilt' && PROSPERITY.has(event.tile);
  if (SETTLED.has(event.type) || shown) ledger.past = [];
  else if (UNDOABLE.has(event.type)) ledger.past.push(clone(ledger.books));
  enter(ledger.books, event);
}

function enter(books: Books, event: Event): void {
  switch (event.type) {
    case 'roundBegan':
      if (event.round !== books.round + 1) fail('a round was left out');
      books.round = event.round;
      break;
    case 'columnPicked':
      books.picked[event.seat] = event.column;
      break;
    case 'orderSettled':
      books.columns = books.columns.map((_, seat) => books.picked[seat] ?? fail('nobody picked'));
      books.picked = {};
      break;
    case 'tileTaken': {
      const row = books.rows[event.row] ?? fail('no such row');
      const index = row.indexOf(event.tile);
      if (index < 0) fail(`${event.tile} does not lie there`);
      if (event.price !== ROW_PRICES[event.row]) fail('another price');
      row.splice(index, 1);
      break;
    }
    case 'tileBuilt':
    case 'lakeBuilt': {
      const { tile, x, y } = event;
      const account = accountOf(books, event.seat);
      const lake = event.type === 'lakeBuilt';
      if (account.city.some(other => other.x === x && other.y === y)) fail('built on a tile');
      account.city.push({ tile, x, y, cubes: 0, lake });
      if (lake || PROSPERITY.has(tile)) account.hand -= 1;
      books.arrows = [];
      break;
    }
    case 'trackMoved': {
      const { tracks } = accountOf(books, event.seat);
      if (books.round === ROUNDS && isBeforeLastFair(event.by)) books.arrows = [];
      if (tracks[event.track] !== event.from) fail(`${event.track} was elsewhere`);
      tracks[event.track] = event.to;
      break;
    }
    case 'employmentFell':
      accountOf(books, event.seat).tracks.employment = event.to;
      break;
    case 'energyGained': {
      const account = accountOf(books, event.seat);
      account.energy += event.amount;
      if (account.energy !== event.to) fail('another amount of energy');
      break;
    }
    case 'energyLost': {
      const account = accountOf(books, event.seat);
      if (event.building === 'plant') account.energy -= 1;
      else cubesOf(account, event.building).cubes -= 1;
      break;
    }
    case 'prestigeGained':
      accountOf(books, event.seat).prestige[event.source] += event.amount;
      break;
    case 'arrowPaid': {
      const { seat, end } = event;
      if (books.arrows.some(paid => paid.seat === seat && paid.end === end)) {
        fail(`${end} has paid twice in one event`);
      }
      books.arrows.push({ seat, end });
      break;
    }
    case 'taxed':
      accountOf(books, event.seat).tracks.economy += 3 * event.times;
      break;
    case 'plantUpgraded': {
      const account = accountOf(books, event.seat);
      if (event.level !== account.level + 1) fail('a level was left out');
      account.level = event.level;
      account.energy += event.energy;
      break;
    }
    case 'touristsWalked':
      books.highest = event.highest;
      for (const { tourist, to } of event.walks)
        books.tourists[tourist] = { city: to, on: 'beside' };
      break;
    case 'tileActivated': {
      const account = accountOf(books, event.seat);
      account.energy -= event.cubes;
      cubesOf(account, event.building).cubes += event.cubes;
      for (const tourist of event.tourists) {
        books.tourists[tourist] = { city: event.seat, on: event.building };
      }
      books.arrows = [];
      break;
    }
    case 'bonusTaken':
    case 'turnDone':
    case 'fairBegan':
      books.arrows = [];
      break;
    case 'tokenMoved':
      accountOf(books, event.seat).tokens[event.token] = event.to;
      break;
    case 'neutralMoved':
      books.neutral = event.culture;
      break;
    case 'rowsShifted':
      if (books.rows[2]?.join() !== event.removed.join()) fail('other tiles were removed');
      books.rows = [[], books.rows[0] ?? [], books.rows[1] ?? []];
      break;
    case 'tilesTurnedUp':
      books.rows[0] = [...event.tiles];
      books.decks = books.decks.map((cards, index) => {
        if (index + 1 < event.era) return 0;
        return index + 1 === event.era ? cards - event.tiles.length : cards;
      });
      break;
    case 'cubesReturned': {
      const account = accountOf(books, event.seat);
      account.energy += event.cubes;
      for (const tile of account.city) tile.cubes = 0;
      break;
    }
  }
  if (event.type === 'trackMoved' && event.track !== 'progress') {
    const { min, max } = SCALES[event.track];
    if (event.to < min || event.to > max) fail(`${event.track} left its track`);
  }
}

/** What the books say, without their private entries; equal for the table and its ledger. */
export function balanceOf({ picked: _, arrows: __, ...books }: Books): object {
  return books;
}

/** A13: each of these effects is an event of its own. */
function isBeforeLastFair(by: Cause): boolean {
  const effects = isTile(by) ? specOf(by).effects : [];
  return effects.some(effect => effect.kind === 'endgame' && effect.timing === 'beforeLastFair');
}

const PROSPERITY: ReadonlySet<string> = new Set(PROSPERITY_IDS);

function accountOf(books: Books, seat: Seat): Account {
  return books.accounts[seat] ?? fail(`no seat ${seat}`);
}

function cubesOf(account: Account, building: number) {
  return account.city[building] ?? fail(`no building ${building}`);
}

function fail(reason: string): never {
  throw new Error(`the events contradict themselves: ${reason}`);
}
