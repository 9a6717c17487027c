// Awarding points: C-7.5 for a tile, chapter 8 for the end of the game and its winner.
import { type Result, rank, type Standing } from '@loggia/kernel';
import { type EndCard, TILES, type Tile } from './data.ts';
import {
  INFLUENCE_CHAIN,
  influenceOf,
  scoreEndCardNow,
  scoreTileNow,
  TIE_BREAKS,
} from './scoring.ts';
import { playerOf, seatsOf } from './table.ts';
import type { Event, ScoreNote, ScoreRow, State, View } from './types.ts';

type Emit = (event: Event) => void;

/** Scores the tile on a council space (counted from 1) for everybody. */
export function scoreTile(
  state: State,
  space: number,
  cause: 'promotion' | 'endOfGame',
  emit: Emit,
): void {
  const tile = state.tiles[space - 1];
  if (tile === undefined) throw new RangeError(`no tile on space ${space}`);
  const rows = scoreTileNow(state, tile);
  state.tileScores.push(award(state, tile, rows));
  emit({ type: 'tileScored', tile, space, rows, cause });
}

/** C-8.1 to C-8.4: open tiles (End A), then the end cards, then the winner. */
export function finish(state: State, reason: 'discsUsedUp' | 'fifteenthScoring', emit: Emit): void {
  emit({ type: 'finalScoringBegan', reason });
  for (let space = state.council.length + 1; space <= TILES.length; space++) {
    scoreTile(state, space, 'endOfGame', emit);
  }
  for (const seat of seatsOf(state)) {
    const { kept } = playerOf(state, seat);
    if (kept !== undefined) scoreEndCard(state, kept, seat, emit);
  }
  if (state.openEndCard !== undefined) scoreEndCard(state, state.openEndCard, 'table', emit);
  state.phase = 'over';
  emit({ type: 'gameEnded', result: standings(state) });
}

function scoreEndCard(state: State, card: EndCard, keptBy: number | 'table', emit: Emit): void {
  const rows = scoreEndCardNow(state, card);
  state.endScores.push(award(state, card, rows));
  emit({ type: 'endCardScored', card, keptBy, rows });
}

function award(state: State, of: Tile | EndCard, rows: readonly ScoreRow[]): ScoreNote {
  const points = seatsOf(state).map(() => 0);
  for (const row of rows) {
    points[row.seat] = row.points;
    playerOf(state, row.seat).points += row.points;
  }
  return { of, points };
}

export function result(known: View): Result | undefined {
  return known.phase === 'over' ? standings(known) : undefined;
}

/** C-8.4, A12: points, then the tie-break chain of the council, then victory is shared. */
function standings(known: View): Result {
  const points = (seat: number) => playerOf(known, seat).points;
  const ranked = rank(
    seatsOf(known).map(seat => influenceOf(known, seat)),
    [(a, b) => points(b.seat) - points(a.seat), ...INFLUENCE_CHAIN],
  );
  const reasons = ['points', ...TIE_BREAKS] as const;
  const rows = ranked.flatMap(({ place, items, step }) =>
    items.map(({ seat }): Standing => {
      const reason = step === undefined ? undefined : reasons[step];
      const standing: Standing = { seat, place, score: points(seat) };
      return reason === undefined ? standing : { ...standing, decidedBy: reason };
    }),
  );
  return {
    standings: rows,
    winners: rows.filter(row => row.place === 1).map(row => row.seat),
  };
}
