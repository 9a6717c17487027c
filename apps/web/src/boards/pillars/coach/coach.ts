// What a beginner should hear at each moment of Pillars.
import type { Seat } from '@loggia/kernel';
import {
  craftsmanLimit,
  type Event,
  employs,
  freeWorkers,
  HAPPENINGS,
  type Location,
  type Move,
  type Player,
  ROUNDS,
  TAX_DIE,
  type View,
} from '@loggia/pillars';
import type { GameCoach, Lesson } from '../../../game/game-coach.ts';

export const pillarsCoach: GameCoach<View, Move, Event> = { moment, news };

function moment(view: View, seat: Seat, legal: readonly Move[]): readonly [Lesson, ...Lesson[]] {
  if (view.part === 'over') return [{ topic: 'over' }];
  const player = view.players[seat];
  if (player === undefined || player.asked === 'nothing') return [{ topic: 'waiting' }];
  if (player.answered) return [{ topic: 'done' }];
  switch (player.asked) {
    case 'pick':
      return picking(view, player);
    case 'dismiss':
      return [{ topic: view.part === 'event' ? 'collapse' : 'dismiss' }, ...masons(player)];
    case 'place':
      return placing(view, player, legal);
    case 'waiver':
      return [{ topic: 'waiver', params: { tax: view.tax } }];
    case 'build':
      return building(view, player);
    default:
      return [{ topic: player.asked }, ...lastRound(view)];
  }
}

function picking(view: View, player: Player): readonly [Lesson, ...Lesson[]] {
  const isFull = player.craftsmen.length >= craftsmanLimit(player);
  return [
    { topic: 'pick', params: { workers: freeWorkers(player) } },
    { topic: 'workers' },
    ...(view.offer.craftsmen.length > 0 ? [{ topic: 'craftsmen' }] : []),
    ...(isFull ? [{ topic: 'limit' }] : []),
    ...(player.grey > 0 ? [{ topic: 'grey' }] : []),
    ...lastRound(view),
  ];
}

/** What each place is good for, in the order a beginner should hear of them. */
const PLACES: readonly (readonly [Location, topic: string])[] = [
  ['court', 'court'],
  ['kingsbridge', 'kingsbridge'],
  ['shiring', 'shiring'],
  ['market', 'market'],
  ['priory', 'priory'],
  ['castle', 'castle'],
  ['bishop', 'bishopSpace'],
  ['startPlayer', 'startSpace'],
];

function placing(
  view: View,
  player: Player,
  legal: readonly Move[],
): readonly [Lesson, ...Lesson[]] {
  const free = new Set(legal.flatMap(move => ('location' in move ? [move.location] : [])));
  const places = PLACES.filter(([location]) => free.has(location));
  const costs = view.part === 'drawing' && view.price > 0;
  const dearest = Math.max(...TAX_DIE);
  return [
    costs ? { topic: 'place', params: { price: view.price } } : { topic: 'placeFree' },
    ...(costs && player.gold - view.price < dearest ? [{ topic: 'tax' }] : []),
    ...places.map(([, topic]) => ({ topic })),
    ...lastRound(view),
  ];
}

function building(view: View, player: Player): readonly [Lesson, ...Lesson[]] {
  return [
    { topic: 'build' },
    ...lastRound(view),
    ...(player.cubes.metal > 0 ? [{ topic: 'metal' }] : []),
    ...masons(player),
  ];
}

/** P-3.13.2: they need a mortar mixer beside them. */
function masons(player: Player): Lesson[] {
  return employs(player, 'mason') ? [{ topic: 'masons' }] : [];
}

function lastRound({ round }: View): Lesson[] {
  return round === ROUNDS ? [{ topic: 'lastRound' }] : [];
}

// What happened

function news(event: Event, seat: Seat): Lesson | undefined {
  if (event.type === 'roundBegan') {
    return { topic: event.round === ROUNDS ? 'finalRound' : 'newRound' };
  }
  if (event.type === 'cathedralGrew') return { topic: 'grew' };
  if (event.type === 'eventRevealed') {
    const { happening } = event;
    const topic = HAPPENINGS[happening].favourable ? 'goodEvent' : 'badEvent';
    return { topic, params: { happening } };
  }
  return 'seat' in event && event.seat === seat ? ownNews(event) : undefined;
}

function ownNews(event: Event): Lesson | undefined {
  switch (event.type) {
    case 'builderParked':
      return { topic: 'parked' };
    case 'millPaid':
      if (!event.gain.gold) return undefined;
      return { topic: 'mill', params: { gold: event.gain.gold } };
    case 'advantageGained':
      return { topic: 'advantage', params: { advantage: event.advantage } };
    case 'craftsmanJoined':
      return { topic: 'joined', params: { craftsman: event.craftsman } };
    case 'metalTaken':
      return { topic: 'metalTaken' };
    case 'taxPaid':
      return { topic: 'taxed', params: { due: event.due } };
    default:
      return undefined;
  }
}
