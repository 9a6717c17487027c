// What a move is worth at a glance.
import type { Seat } from '@loggia/kernel';
import { rowOf } from '../building.ts';
import { areNeighbours, brokenRules, neighboursOf, touches } from '../city.ts';
import { BROKEN_RULE, INITIATIVE, LAKE_ENERGY, ROW_PRICES } from '../data.ts';
import { matches, reactionsTo, timesOf } from '../effects.ts';
import { activationPrice } from '../executive.ts';
import { columnPrice } from '../political.ts';
import { at, playerOf } from '../table.ts';
import { specOf, type TileId } from '../tiles/index.ts';
import { taxationsFor } from '../tracks.ts';
import type { Cell, CityTile, Move, PlayerView, View } from '../types.ts';
import { roundsLeft, worthOf, worthOfGain } from './weights.ts';

export function promises(known: View, seat: Seat, moves: readonly Move[]): number[] {
  const left = roundsLeft(known);
  return moves.map(move => promise(known, seat, move, left));
}

function promise(known: View, seat: Seat, move: Move, left: number): number {
  const player = playerOf(known, seat);
  switch (move.type) {
    case 'pickColumn': {
      const price = columnPrice(known, seat, move.column);
      const taxed = taxationsFor(player.tracks.economy, price);
      const next = left > 1.5 ? 0.35 * INITIATIVE[move.column].multiplier : 0;
      return 0.3 * (6 - move.column) - price * worthOf('economy', left) - taxed - next;
    }
    case 'takeTile': {
      const price = ROW_PRICES[rowOf(known, move.tile) ?? 0];
      const taxed = taxationsFor(player.tracks.economy, price);
      return tileWorth(known, player, move.tile, left) - 0.3 * price - taxed;
    }
    case 'placeTile':
      return known.work.step === 'placing'
        ? cellWorth(known, seat, known.work.tile, move, left)
        : 0;
    case 'buildProsperity':
      return (
        tileWorth(known, player, move.tile, left) + cellWorth(known, seat, move.tile, move, left)
      );
    case 'buildLake':
      // The tile that promises least is laid face down.
      return (
        LAKE_ENERGY * worthOf('energy', left) +
        0.2 * emptyAround(player, move) -
        0.05 * tileWorth(known, player, move.tile, left)
      );
    case 'activate': {
      const tile = at(player.city, move.building);
      const price = activationPrice(known, seat, move.building);
      return activationWorth(player, tile, left) - 0.15 * price + 0.3;
    }
    case 'useTourist':
      return 0.5;
    case 'pay':
      return 0.2;
    case 'takeBonus':
      return worthOf(move.bonus, left);
    case 'moveToken':
      return 0.4 * emptyAtCorner(player, move);
    case 'resolveRest':
      return 0.1;
    default:
      return 0;
  }
}

/** What a tile is worth wherever it lies. */
export function tileWorth(known: View, player: PlayerView, id: TileId, left: number): number {
  const { tracks } = player;
  let sum = 0;
  for (const effect of specOf(id).effects) {
    switch (effect.kind) {
      case 'immediate': {
        sum += worthOfGain(effect.gain, left);
        // Work without people is lost.
        const room = tracks.population + (effect.gain.population ?? 0) - tracks.employment;
        const lost = Math.max(0, (effect.gain.employment ?? 0) - room);
        sum -= lost * worthOf('employment', left);
        break;
      }
      case 'conditional':
        sum += timesOf(player, known.round, effect) * worthOfGain(effect.gain, left);
        break;
      case 'activated':
        sum += 0.3 * left * worthOfGain(effect.gain, left);
        break;
      case 'build':
        sum += (1 + 0.1 * left) * worthOfGain(effect.gain, left);
        break;
      case 'permanent':
        sum += 0.25 * left * worthOfGain(effect.gain, left);
        break;
      case 'endgame':
        sum += effect.per === undefined ? worthOfGain(effect.gain, 0) : 2 / effect.per.every + 0.5;
        break;
    }
  }
  return sum;
}

/** What a cell adds: neighbours, penalties, room around it. */
function cellWorth(known: View, seat: Seat, id: TileId, { x, y }: Cell, left: number): number {
  const player = playerOf(known, seat);
  const laid: CityTile = { tile: id, x, y, cubes: 0, lake: false };
  let sum = -BROKEN_RULE * brokenRules(known, seat, id, laid).length;
  for (const effect of specOf(id).effects) {
    if (effect.kind === 'build' && effect.on.scope === 'neighbours') {
      const count = player.city.filter(tile => matches(known, effect.on, laid, tile)).length;
      sum += count * worthOfGain(effect.gain, left);
    } else if (effect.kind === 'endgame' && effect.per?.tiles.scope === 'neighbours') {
      const { tiles, every } = effect.per;
      sum += player.city.filter(tile => matches(known, tiles, laid, tile)).length / every;
    } else if (effect.kind === 'permanent' && effect.on.event === 'activation') {
      const active = neighboursOf(player.city, laid).filter(isActive).length;
      sum += 0.2 * left * Math.min(2, active) * worthOfGain(effect.gain, left);
    }
  }
  for (const older of neighboursOf(player.city, laid)) {
    if (older.lake) continue;
    for (const effect of specOf(older.tile).effects) {
      if (effect.kind !== 'build' || effect.on.scope !== 'neighbours') continue;
      if (matches(known, effect.on, older, laid)) sum += worthOfGain(effect.gain, left);
    }
  }
  return sum + 0.08 * Math.min(left, 3) * emptyAround(player, laid);
}

const isActive = ({ tile, lake }: CityTile) => !lake && specOf(tile).printedEnergy !== undefined;

function activationWorth(player: PlayerView, tile: CityTile, left: number): number {
  let sum = 0;
  for (const effect of specOf(tile.tile).effects) {
    if (effect.kind === 'activated') sum += worthOfGain(effect.gain, left);
  }
  for (const step of reactionsTo(player, tile)) {
    if (!('effect' in step)) sum += step.amount * worthOf(step.resource, left);
  }
  return sum;
}

/** Nearby cells that later tiles may use: a city in a corner has few. */
function emptyAround({ city, tokens }: PlayerView, cell: Cell): number {
  const near = city.filter(tile => areNeighbours(tile, cell)).length;
  const token = tokens.some(corner => touches(corner, cell)) ? 1 : 0;
  return (8 - near) / 4 - token;
}

function emptyAtCorner({ city }: PlayerView, corner: Cell): number {
  return 4 - city.filter(tile => touches(corner, tile)).length;
}
