// K-4.10: the end of the game, its scoring and its winner.
import { type Result, rank, type Seat, type Standing } from '@loggia/kernel';
import { FINAL_SCORING, INITIATIVE } from './data.ts';
import { matches } from './effects.ts';
import { holdFair } from './fair.ts';
import { at, isKnown, playerOf, seatsOf, totalOf } from './table.ts';
import { effectsBy } from './tiles/index.ts';
import type { Endgame } from './tiles/tile.ts';
import { gain, gainPrestige, occasionOf, pay } from './tracks.ts';
import type { CityTile, Emit, PlayerView, State, View } from './types.ts';

export function finishGame(state: State, emit: Emit): void {
  for (const seat of state.order) beforeLastFair(state, seat, emit);
  holdFair(state, emit);
  emit({ type: 'finalScoringBegan' });
  for (const seat of state.order) pay(occasionOf(state, seat, emit), endPayment(state, seat));
  for (const seat of state.order) scoreFinally(state, seat, emit);
  state.phase = 'over';
  state.turn = 0;
  emit({ type: 'gameEnded', result: standings(state) });
}

/** A50: in the order the tiles were built, each effect as a separate event (A13). */
function beforeLastFair(state: State, seat: Seat, emit: Emit): void {
  for (const { tile, effect } of endgameEffects(playerOf(state, seat), 'beforeLastFair')) {
    const occasion = occasionOf(state, seat, emit);
    for (const [resource, amount] of Object.entries(effect.gain)) {
      gain(occasion, resource as keyof typeof effect.gain, amount, tile.tile);
    }
  }
}

const ENDGAME = effectsBy('endgame');

function endgameEffects({ city }: PlayerView, timing: Endgame['timing']) {
  const found: { tile: CityTile; effect: Endgame }[] = [];
  for (const tile of city) {
    if (tile.lake) continue;
    for (const effect of ENDGAME.get(tile.tile) ?? []) {
      if (effect.timing === timing) found.push({ tile, effect });
    }
  }
  return found;
}

/** A7: the $ value of the player's column. */
function endPayment(known: View, seat: Seat): number {
  const { cost, multiplier } = INITIATIVE[at(known.columns, seat)];
  return known.options.endPayment === 'multiplied' ? cost * multiplier : cost;
}

/** What an end-of-game effect brings in the final scoring, with the city as it is. */
export function endgamePrestige(
  known: View,
  player: PlayerView,
  tile: CityTile,
  { per, gain: gained }: Endgame,
): number {
  const prestige = gained.prestige ?? 0;
  if (per === undefined) return prestige;
  const counted = player.city.filter(
    other => (other !== tile || per.tiles.includesSelf) && matches(known, per.tiles, tile, other),
  );
  return prestige * Math.floor(counted.length / per.every);
}

/** K-4.10.3 without the tiles: what each thing a city has is worth. */
function finalPrestige({ energy, tracks }: PlayerView) {
  return {
    energy: Math.floor(energy / FINAL_SCORING.energy),
    economy: Math.floor(tracks.economy / FINAL_SCORING.economy),
    culture: Math.floor(tracks.culture / FINAL_SCORING.culture),
    progress: tracks.progress,
  };
}

function scoreFinally(state: State, seat: Seat, emit: Emit): void {
  const player = playerOf(state, seat);
  const occasion = occasionOf(state, seat, emit);
  for (const { tile, effect } of endgameEffects(player, 'finalScoring')) {
    const amount = endgamePrestige(state, player, tile, effect);
    gainPrestige(occasion, amount, 'finalTiles', tile.tile);
  }
  const worth = finalPrestige(player);
  for (const source of ['energy', 'economy', 'culture', 'progress'] as const) {
    gainPrestige(occasion, worth[source], source);
  }
}

export function result(known: View): Result | undefined {
  return known.phase === 'over' ? standings(known) : undefined;
}

/** K-4.10.4: prestige, energy, economy, and the column, which nobody shares. */
function standings(known: View): Result {
  const scores = known.players.map(player => (isKnown(player) ? totalOf(player.prestige) : 0));
  const score = (seat: Seat) => at(scores, seat);
  const energy = (seat: Seat) => playerOf(known, seat).energy;
  const economy = (seat: Seat) => playerOf(known, seat).tracks.economy;
  const reasons = ['prestige', 'energy', 'economy', 'column'] as const;
  const rows = rank(seatsOf(known), [
    (a, b) => score(b) - score(a),
    (a, b) => energy(b) - energy(a),
    (a, b) => economy(b) - economy(a),
    (a, b) => at(known.columns, a) - at(known.columns, b),
  ]).flatMap(({ place, items, step }) =>
    items.map((seat): Standing => {
      const decidedBy = step === undefined ? undefined : reasons[step];
      const standing = { seat, place, score: score(seat) };
      return decidedBy === undefined ? standing : { ...standing, decidedBy };
    }),
  );
  return { standings: rows, winners: rows.filter(row => row.place === 1).map(row => row.seat) };
}
