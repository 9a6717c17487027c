// The statistics of The Capitals.
import { type Event, type State, specOf, TILES, type TileId, TRACKS } from '@loggia/capitals';
import { type GameRecord, type Notebook, type Section, statistics } from '../record.ts';
import { fine, number, percent, seats, total } from '../tables.ts';

const FAIRS = ['1', '2', '3'];

/** What a tile gave its city, at any time. */
function noteTile(event: Event, book: Notebook): void {
  switch (event.type) {
    case 'tileTaken':
      book.count('tiles', event.tile, 'taken');
      book.count('tiles', event.tile, 'price', event.price);
      break;
    case 'tileBuilt':
      book.count('tiles', event.tile, 'built');
      book.count('tiles', event.tile, 'broken', event.broken.length);
      break;
    case 'tileActivated':
      book.count('tiles', event.tile, 'activated');
      break;
    case 'trackMoved':
      book.count('tiles', event.by, event.track, event.to - event.from);
      break;
    case 'energyGained':
      book.count('tiles', event.by, 'energy', event.amount);
      break;
    case 'prestigeGained':
      if (event.by !== undefined) book.count('tiles', event.by, 'prestige', event.amount);
      break;
  }
}

export default statistics<State, Event>({
  rules: 'base game',
  order: ({ order }) => order,
  note(event, state, book) {
    noteTile(event, book);
    switch (event.type) {
      case 'tilesTurnedUp':
        for (const tile of event.tiles) book.count('tiles', tile, 'shown');
        break;
      case 'columnPicked':
        book.count('columns', String(event.column), 'picked');
        book.count('columns', String(event.column), 'price', event.price);
        break;
      case 'fairBegan':
        for (const { tracks, level } of state.players) {
          for (const track of TRACKS) book.count('fairs', String(event.fair), track, tracks[track]);
          book.count('fairs', String(event.fair), 'level', level);
          book.count('fairs', String(event.fair), 'players');
        }
        break;
      case 'taxed':
        book.add('taxations', event.times);
        break;
      case 'tileActivated':
        book.add('activations');
        book.add('tourists', event.tourists.length);
        break;
      case 'bonusTaken':
        book.add('bonuses');
        break;
    }
  },
  begin({ rows }, book) {
    for (const tile of rows.flat()) book.count('tiles', tile, 'shown');
  },
  end(state, book) {
    const { winners } = state.phase === 'over' ? winnersOf(state) : { winners: [] };
    state.players.forEach(({ city }, seat) => {
      for (const { tile, lake } of city) {
        if (!lake && winners.includes(seat)) book.count('tiles', tile, 'won', 1 / winners.length);
      }
    });
  },
  sourcesOf({ players }) {
    const sums: Record<string, number> = {};
    for (const { prestige } of players) {
      for (const [source, points] of Object.entries(prestige)) {
        sums[source] = (sums[source] ?? 0) + points;
      }
    }
    return sums;
  },
  numbers: {
    activations: 'activations, all cities',
    tourists: 'tourists who helped, all cities',
    bonuses: 'bonuses taken instead, all cities',
    taxations: 'extra taxations, all cities',
  },
  sections: games => [fairs(games), columns(games), ...ERAS.map(era => tiles(games, era))],
  bars: {
    title: 'Tracks at the last fair, average of all cities',
    rows: games =>
      TRACKS.map(track => ({
        name: track,
        value: total(games, 'fairs', '3', track) / seats(games),
      })),
  },
});

function winnersOf({ players }: State): { winners: number[] } {
  const totals = players.map(({ prestige }) =>
    Object.values(prestige).reduce((sum, points) => sum + points, 0),
  );
  const most = Math.max(...totals);
  return { winners: totals.flatMap((own, seat) => (own === most ? [seat] : [])) };
}

function fairs(games: readonly GameRecord[]): Section {
  return {
    title: 'Tracks at the fairs',
    text: 'Averages over all cities after each fair, with the level of the power plant.',
    head: ['fair', ...TRACKS, 'level'],
    rows: FAIRS.map(fair => [
      fair,
      ...[...TRACKS, 'level'].map(track =>
        number(total(games, 'fairs', fair, track) / total(games, 'fairs', fair, 'players')),
      ),
    ]),
  };
}

function columns(games: readonly GameRecord[]): Section {
  return {
    title: 'Initiative',
    head: ['column', 'picked per player and game', 'average price'],
    rows: ['1', '2', '3', '4', '5', '6'].flatMap(column => {
      const picked = total(games, 'columns', column, 'picked');
      if (picked === 0) return [];
      const price = total(games, 'columns', column, 'price') / picked;
      return [[column, fine(picked / seats(games)), fine(price)]];
    }),
  };
}

const ERAS = [1, 2, 3] as const;
/** Without progress: its track is a loop. */
const GAINS = [...TRACKS.filter(track => track !== 'progress'), 'energy', 'prestige'];

function tiles(games: readonly GameRecord[], era: (typeof ERAS)[number]): Section {
  const of = (tile: TileId) => (column: string) => total(games, 'tiles', tile, column);
  return {
    title: `Tiles of era ${era}`,
    text: 'How often a tile was taken when it was shown, for what price, how often it was activated, how often its owner won, and what one brought its city over the game.',
    head: ['tile', 'type', 'shown', 'taken', 'price', 'activations', 'won', ...GAINS],
    rows: TILES.filter(tile => tile.era === era)
      .map(({ id }) => ({ id, count: of(id) }))
      .toSorted((a, b) => share(b.count) - share(a.count))
      .map(({ id, count }) => {
        const built = Math.max(1, count('built'));
        return [
          id,
          specOf(id).type,
          String(count('shown')),
          percent(count('taken'), count('shown')),
          number(count('price') / Math.max(1, count('taken'))),
          fine(count('activated') / built),
          percent(count('won'), count('built')),
          ...GAINS.map(gain => fine(count(gain) / built)),
        ];
      }),
  };
}

const share = (count: (column: string) => number) => count('taken') / Math.max(1, count('shown'));
