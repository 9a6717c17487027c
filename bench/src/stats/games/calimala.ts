// The statistics of Calimala.
import { ACTIONS, type Event, type State } from '@loggia/calimala';
import { type GameRecord, statistics } from '../record.ts';
import { percent, perPlayer, seats, total } from '../tables.ts';

const USES = ['slot', 'card', 'draw', 'givenUp'];

export default statistics<State, Event>({
  rules: 'first-edition rules',
  order: ({ first, players }) => players.map((_, offset) => (first + offset) % players.length),
  note(event, _state, book) {
    switch (event.type) {
      case 'actionCarriedOut':
        book.count('uses', event.action, event.by);
        break;
      case 'cardDrawn':
        book.count('uses', event.action, 'draw');
        break;
      case 'slotGivenUp':
        book.count('uses', event.action, 'givenUp');
        break;
      case 'tileScored':
        if (event.cause === 'promotion') book.add('promotions');
        break;
      case 'whiteDiscReplaced':
        book.add('whiteSwaps');
        break;
      case 'finalScoringBegan':
        book.count('end', 'games', event.reason);
        break;
    }
  },
  end: ({ round }, book) => book.add('rounds', round),
  sourcesOf({ tileScores, endScores }) {
    const sums: Record<string, number> = {};
    const add = (name: string, points: readonly number[]) => {
      sums[name] = points.reduce((sum, own) => sum + own, sums[name] ?? 0);
    };
    for (const { of, points } of tileScores) add(of, points);
    for (const { points } of endScores) add('end cards', points);
    return sums;
  },
  numbers: {
    rounds: 'rounds',
    promotions: 'tiles scored by a full stack',
    whiteSwaps: 'white discs swapped',
  },
  sections: games => [
    {
      title: 'How games end',
      head: ['end', 'games'],
      rows: ['fifteenthScoring', 'discsUsedUp'].map(reason => [
        reason,
        percent(total(games, 'end', 'games', reason), games.length),
      ]),
    },
    {
      title: 'How often each action is used',
      text: 'Per player and game.',
      head: ['action', 'by a disc', 'by a card', 'card drawn instead', 'given up'],
      rows: ACTIONS.map(action => [action, ...perPlayer(games, 'uses', action, USES)]),
    },
  ],
  bars: {
    title: 'Uses of each action per player and game, by discs and by cards',
    rows: (games: readonly GameRecord[]) =>
      ACTIONS.map(action => {
        const times = ['slot', 'card'].map(use => total(games, 'uses', action, use));
        return { name: action, value: times.reduce((sum, each) => sum + each, 0) / seats(games) };
      }),
  },
});
