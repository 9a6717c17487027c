// What one game tells a statistician.
import {
  ACTIONS,
  type Action,
  calimala,
  type Event,
  manifests,
  type State,
} from '@loggia/calimala';
import { playGame } from '../arena/game.ts';

export type Use = 'slot' | 'card' | 'draw' | 'givenUp';

export interface GameRecord {
  players: number;
  decisions: number;
  rounds: number;
  end: 'discsUsedUp' | 'fifteenthScoring';
  /** Tiles scored because a stack was full. */
  promotions: number;
  whiteSwaps: number;
  /** By turn order, the first player first. */
  points: number[];
  /** Turn orders of the winners. */
  winners: number[];
  /** Points handed out, by tile or end card. */
  tiles: Record<string, number>;
  endCards: Record<string, number>;
  uses: Record<Action, Record<Use, number>>;
}

export function record(game: number, players: number): GameRecord {
  const uses = Object.fromEntries(
    ACTIONS.map(action => [action, { slot: 0, card: 0, draw: 0, givenUp: 0 }]),
  ) as GameRecord['uses'];
  const found = { decisions: 0, promotions: 0, whiteSwaps: 0 };
  let end: GameRecord['end'] = 'discsUsedUp';
  const note = (event: Event) => {
    switch (event.type) {
      case 'actionCarriedOut':
        uses[event.action][event.by] += 1;
        break;
      case 'cardDrawn':
        uses[event.action].draw += 1;
        break;
      case 'slotGivenUp':
        uses[event.action].givenUp += 1;
        break;
      case 'tileScored':
        if (event.cause === 'promotion') found.promotions += 1;
        break;
      case 'whiteDiscReplaced':
        found.whiteSwaps += 1;
        break;
      case 'finalScoringBegan':
        end = event.reason;
        break;
    }
  };
  const contestants = new Array(players).fill({ level: 'medium' });
  const state = playGame(manifests[0], contestants, `statistics ${game}`, events => {
    found.decisions += 1;
    for (const event of events) note(event as Event);
  }) as State;
  return { players, rounds: state.round, end, uses, ...found, ...outcome(state) };
}

function outcome(state: State) {
  const { players, first, tileScores, endScores } = state;
  const order = (seat: number) => (seat - first + players.length) % players.length;
  const points: number[] = [];
  players.forEach((player, seat) => {
    points[order(seat)] = player.points;
  });
  const winners = (calimala.result(state)?.winners ?? []).map(order);
  return { points, winners, tiles: sums(tileScores), endCards: sums(endScores) };
}

function sums(notes: State['tileScores']): Record<string, number> {
  return Object.fromEntries(
    notes.map(({ of, points }) => [of, points.reduce((sum, own) => sum + own, 0)]),
  );
}
