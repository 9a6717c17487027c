// What a beginner should hear at each moment of The Capitals.
import { type Event, LAP, LEVELS, type Move, ROUNDS_PER_ERA, type View } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import type { GameCoach, Lesson } from '../../../game/game-coach.ts';

export const capitalsCoach: GameCoach<View, Move, Event> = { moment, news };

type Lessons = readonly [Lesson, ...Lesson[]];

function moment(view: View, seat: Seat, legal: readonly Move[]): Lessons {
  const { phase, work } = view;
  if (phase === 'over') return [{ topic: 'over' }];
  if (legal.length === 0) return [{ topic: 'waiting' }];
  if (work.step === 'ordering') return [{ topic: 'order' }];
  switch (phase) {
    case 'political':
      return [{ topic: 'column' }, ...poor(view, seat), ...fairSoon(view)];
    case 'building':
      return building(view, seat);
    case 'executive':
      return executive(view, seat, legal);
    case 'administrative':
      return [{ topic: 'token' }];
    case 'prosperity':
      return [{ topic: 'prosperity' }];
  }
}

function building(view: View, seat: Seat): Lessons {
  const { work } = view;
  if (work.step === 'placing') return [{ topic: 'cell', params: { tile: work.tile } }];
  if (work.step === 'built') return [{ topic: 'confirm' }];
  return [
    { topic: 'take' },
    ...people(view, seat),
    ...upgradeNear(view, seat),
    ...services(view, seat),
    ...poor(view, seat),
    ...fairSoon(view),
  ];
}

function executive(view: View, seat: Seat, legal: readonly Move[]): Lessons {
  if (view.work.step === 'paying') return [{ topic: 'paying' }];
  const can = (type: Move['type']) => legal.some(move => move.type === type);
  if (!can('activate')) return [{ topic: can('takeBonus') ? 'bonus' : 'noMore' }];
  const waits = view.tourists.some(({ city, on }) => city === seat && on === 'beside');
  return [
    { topic: view.activations === 0 ? 'activate' : 'activateMore' },
    ...(waits ? [{ topic: 'tourists' }] : []),
    ...(view.highest === seat ? [{ topic: 'highest' }] : []),
    ...(isFairRound(view) ? [{ topic: 'energyReturns' }] : []),
  ];
}

// What is special about a decision

/** K-4.4.1: work needs people, and people want work. */
function people({ players }: View, seat: Seat): Lesson[] {
  const { population = 0, employment = 0 } = players[seat]?.tracks ?? {};
  const gap = population - employment;
  return [gap > 0 ? { topic: 'room', params: { gap } } : { topic: 'noRoom' }];
}

const NEAR = 3;

function upgradeNear({ players }: View, seat: Seat): Lesson[] {
  const player = players[seat];
  if (player === undefined || player.level === LEVELS.at(-1)) return [];
  const spaces = LAP - player.tracks.progress;
  return spaces <= NEAR ? [{ topic: 'upgradeNear', params: { spaces } }] : [];
}

function services({ players }: View, seat: Seat): Lesson[] {
  const own = players[seat]?.tracks.publicServices ?? 0;
  const isBehind = players.some(({ tracks }) => tracks.publicServices > own);
  return isBehind ? [{ topic: 'services' }] : [];
}

/** Less than the most expensive row and the cheapest column together. */
const LITTLE = 5;

function poor({ players }: View, seat: Seat): Lesson[] {
  return (players[seat]?.tracks.economy ?? 0) < LITTLE ? [{ topic: 'poor' }] : [];
}

const isFairRound = ({ round }: View) => round % ROUNDS_PER_ERA === 0;

function fairSoon(view: View): Lesson[] {
  return isFairRound(view) ? [{ topic: 'fairSoon' }] : [];
}

// What happened

function news(event: Event, seat: Seat): Lesson | undefined {
  switch (event.type) {
    case 'roundBegan':
      return event.round > 1 && event.round % ROUNDS_PER_ERA === 1
        ? { topic: 'newEra', params: { era: event.era } }
        : undefined;
    case 'fairBegan':
      return { topic: 'fair' };
    case 'rowsShifted':
      return { topic: 'rows' };
    case 'finalScoringBegan':
      return { topic: 'final' };
    case 'touristsWalked': {
      if (event.highest === seat) return { topic: 'gotToken' };
      const left = event.walks.some(({ tourist, from }) => tourist === seat && from === seat);
      return left ? { topic: 'touristLeft' } : undefined;
    }
    default:
      return 'seat' in event && event.seat === seat ? ownNews(event) : undefined;
  }
}

/** Losses of prestige worth explaining. */
const LOSSES: Readonly<Record<string, string>> = {
  placement: 'broken',
  unemployment: 'unemployed',
  publicServices: 'behind',
};

function ownNews(event: Event): Lesson | undefined {
  switch (event.type) {
    case 'plantUpgraded':
      return { topic: 'upgraded', params: { level: event.level } };
    case 'taxed':
      return { topic: 'taxed' };
    case 'arrowPaid':
      return { topic: 'beyond' };
    case 'prestigeGained': {
      const topic = event.amount < 0 ? LOSSES[event.source] : undefined;
      return topic === undefined ? undefined : { topic };
    }
    default:
      return undefined;
  }
}
