// The statistics of The Pillars of the Earth.
import {
  ADVANTAGE_NAMES,
  CRAFTSMAN_NAMES,
  CRAFTSMEN,
  clockwise,
  type Event,
  HAPPENING_NAMES,
  LOCATIONS,
  RESOURCE_NAMES,
  RESOURCES,
  type State,
  TOP_PRICE,
} from '@loggia/pillars';
import { type GameRecord, type Notebook, type Section, statistics } from '../record.ts';
import { fine, number, percent, perPlayer, seats, total } from '../tables.ts';

const PRICES = Array.from({ length: TOP_PRICE + 1 }, (_, index) => String(TOP_PRICE - index));
const HOW = ['drawn', 'freePlacement', 'parked'];

/** What was paid counts by price; a free placement by what it saved. */
function noteBuilder(event: Event, { price }: State, book: Notebook): void {
  if (event.type === 'builderParked') book.count('prices', String(event.price), event.why);
  if (event.type !== 'builderPlaced') return;
  book.count('locations', event.location, event.how);
  const paid = -(event.gain.gold ?? 0);
  book.count('locations', event.location, 'gold', paid);
  if (event.how === 'drawn') book.count('prices', String(paid), 'placed');
  if (event.how === 'freePlacement') book.count('prices', String(price), 'placedFree');
}

export default statistics<State, Event>({
  rules: 'printed rules',
  order: ({ start, players }) => clockwise(start, players.length),
  note(event, state, book) {
    noteBuilder(event, state, book);
    switch (event.type) {
      case 'hired':
        book.count('craftsmen', event.craftsman, 'hired');
        break;
      case 'craftsmanJoined':
        book.count('craftsmen', event.craftsman, 'joined');
        break;
      case 'dismissed':
        book.count('craftsmen', event.craftsman, 'dismissed');
        break;
      case 'craftsmanUsed':
        book.count('craftsmen', event.craftsman, 'used');
        book.count('craftsmen', event.craftsman, 'points', event.gain.points ?? 0);
        break;
      case 'workersSent':
        book.count('resources', event.resource, 'taken');
        break;
      case 'roundBegan':
        for (const resource of event.resources) book.count('resources', resource, 'offered');
        for (const card of event.kingsbridge) book.count('advantages', card, 'shown');
        break;
      case 'advantageGained':
        book.count('advantages', event.advantage, 'taken');
        break;
      case 'eventTookEffect':
        book.count('events', event.happening, 'drawn');
        book.count('events', event.happening, 'struck', event.changes.length);
        break;
      case 'millPaid':
        book.add('millWorkers', event.workers);
        break;
      case 'taxPaid':
        book.add('taxes');
        break;
      case 'bought':
        book.add('bought', event.amount);
        break;
      case 'sold':
        book.add('sold', event.amount);
        break;
      case 'cubesReturned':
        for (const cubes of Object.values(event.gain)) book.add('returned', -cubes);
        break;
    }
  },
  begin({ offer, kingsbridge }, book) {
    for (const resource of offer.resources) book.count('resources', resource, 'offered');
    for (const { card } of kingsbridge) book.count('advantages', card, 'shown');
  },
  end({ players }, book) {
    for (const { gold } of players) book.add('goldLeft', gold);
  },
  sourcesOf({ players }) {
    const sums: Record<string, number> = {};
    for (const { sheet } of players) {
      for (const [source, points] of Object.entries(sheet)) {
        sums[source] = (sums[source] ?? 0) + points;
      }
    }
    return sums;
  },
  numbers: {
    millWorkers: 'workers sent to the mill, all players',
    taxes: 'taxes paid, all players',
    bought: 'cubes bought, all players',
    sold: 'cubes sold, all players',
    returned: 'cubes over the limit, all players',
    goldLeft: 'gold left at the end, all players',
  },
  sections: games => [locations(games), prices(games), craftsmen(games), ...cards(games)],
  bars: {
    title: 'Builders at each location per player and game',
    rows: games =>
      LOCATIONS.map(location => ({
        name: location,
        value: placed(games, location) / seats(games),
      })),
  },
});

const placed = (games: readonly GameRecord[], location: string) =>
  HOW.reduce((sum, how) => sum + total(games, 'locations', location, how), 0);

function locations(games: readonly GameRecord[]): Section {
  return {
    title: 'Where builders are placed',
    text: 'Builders per player and game, and the average gold paid for one.',
    head: ['location', 'for gold', 'by a card', 'after waiting', 'gold'],
    rows: LOCATIONS.map(location => [
      location,
      ...perPlayer(games, 'locations', location, HOW),
      number(total(games, 'locations', location, 'gold') / Math.max(1, placed(games, location))),
    ]),
  };
}

function prices(games: readonly GameRecord[]): Section {
  return {
    title: 'Passes by price',
    text: 'Of the builders drawn at each price: placed, passed by choice, passed for lack of gold.',
    head: ['price', 'drawn per game', 'placed', 'by a card', 'passed', 'could not pay'],
    rows: PRICES.map(price => {
      const columns = ['placed', 'placedFree', 'choice', 'unaffordable'];
      const counts = columns.map(column => total(games, 'prices', price, column));
      const drawn = counts.reduce((sum, count) => sum + count, 0);
      return [price, fine(drawn / games.length), ...counts.map(count => percent(count, drawn))];
    }),
  };
}

function craftsmen(games: readonly GameRecord[]): Section {
  return {
    title: 'Craftsmen',
    text: 'Per game, all players together; points are those their work scored directly.',
    head: ['craftsman', 'price', 'hired', 'from Shiring', 'dismissed', 'times at work', 'points'],
    rows: CRAFTSMAN_NAMES.map(name => [
      name,
      String(CRAFTSMEN[name].price),
      ...['hired', 'joined', 'dismissed', 'used', 'points'].map(column =>
        fine(total(games, 'craftsmen', name, column) / games.length),
      ),
    ]),
  };
}

function cards(games: readonly GameRecord[]): Section[] {
  const share = (tally: string, row: string, part: string, whole: string) =>
    percent(total(games, tally, row, part), total(games, tally, row, whole));
  return [
    {
      title: 'Resource cards',
      head: ['card', 'workers', 'taken when offered'],
      rows: RESOURCE_NAMES.map(name => [
        name,
        String(RESOURCES[name].workers),
        share('resources', name, 'taken', 'offered'),
      ]),
    },
    {
      title: 'Advantage cards',
      head: ['card', 'taken when shown'],
      rows: ADVANTAGE_NAMES.map(name => [name, share('advantages', name, 'taken', 'shown')]),
    },
    {
      title: 'Events',
      head: ['event', 'games', 'players affected on average'],
      rows: HAPPENING_NAMES.map(name => [
        name,
        percent(total(games, 'events', name, 'drawn'), games.length),
        fine(total(games, 'events', name, 'struck') / total(games, 'events', name, 'drawn')),
      ]),
    },
  ];
}
