// What a board shows before it happens: the coming fair, prices of columns, cells and activations.
import type { BySeat, Seat } from '@loggia/kernel';
import { brokenRules, openCells } from './city.ts';
import {
  BROKEN_RULE,
  COLUMNS,
  type Column,
  employmentPrestige,
  eraOf,
  LOST_PER_CITY_AHEAD,
  ROUNDS_PER_ERA,
} from './data.ts';
import { activationPrice, canBeActivated, canPay } from './executive.ts';
import { citiesAhead, servicesProgress, unemploymentPrestige } from './fair.ts';
import { columnPrice, isOpen, multiplierOf } from './political.ts';
import { at, playerOf, seatsOf } from './table.ts';
import type { EraTileId, ProsperityId } from './tiles/index.ts';
import { taxationsFor } from './tracks.ts';
import type { BuildingIndex, Cell, PlacementRule, View } from './types.ts';

/** What the next World's Fair would bring a city if it were held now. */
export interface FairForecast {
  employment: number;
  unemployment: number;
  /** Spaces on the progress track. */
  progress: number;
  /** Cities ahead on public services, including those ahead only by a tie-break. */
  ahead: Seat[];
  tied: Seat[];
  publicServices: number;
  /** The total in prestige. */
  prestige: number;
}

/** For everyone; before upgrades that the fair itself may bring. */
export function forecastFair(known: View): BySeat<FairForecast> {
  const places = citiesAhead(known);
  const level = (seat: Seat) => playerOf(known, seat).tracks.publicServices;
  return seatsOf(known).map(seat => {
    const { tracks } = playerOf(known, seat);
    const ahead = seatsOf(known).filter(other => at(places, other) < at(places, seat));
    const parts = {
      employment: employmentPrestige(tracks.employment),
      unemployment: unemploymentPrestige(tracks),
      publicServices: 0 - LOST_PER_CITY_AHEAD * ahead.length,
    };
    return {
      ...parts,
      progress: servicesProgress(tracks),
      ahead,
      tied: ahead.filter(other => level(other) === level(seat)),
      prestige: parts.employment + parts.unemployment + parts.publicServices,
    };
  });
}

/** Rounds until the next fair, including this one. */
export function roundsToFair({ round }: View): number {
  return eraOf(round) * ROUNDS_PER_ERA - round + 1;
}

export interface ColumnForecast {
  column: Column;
  open: boolean;
  /** Who has picked it. */
  takenBy?: Seat;
  price: number;
  taxations: number;
  /** The multiplier of the next column's price. */
  nextMultiplier: number;
}

/** What each column would cost a player, and what continuing from there will cost. */
export function forecastColumns(known: View, seat: Seat): ColumnForecast[] {
  const { economy } = playerOf(known, seat).tracks;
  return COLUMNS.map(column => {
    const price = columnPrice(known, seat, column);
    const takenBy = known.picked.indexOf(column);
    return {
      column,
      open: isOpen(known, column),
      ...(takenBy < 0 ? {} : { takenBy }),
      price,
      taxations: taxationsFor(economy, price),
      nextMultiplier: multiplierOf(known, column, known.round + 1),
    };
  });
}

export interface CellPrice extends Cell {
  broken: PlacementRule[];
  /** In prestige. */
  penalty: number;
}

/** Every cell a tile may go to, with its price. */
export function priceCells(known: View, seat: Seat, tile: EraTileId | ProsperityId): CellPrice[] {
  return openCells(playerOf(known, seat).city).map(cell => {
    const broken = brokenRules(known, seat, tile, cell);
    return { ...cell, broken, penalty: broken.length * BROKEN_RULE };
  });
}

export interface ActivationForecast {
  building: BuildingIndex;
  now: number;
  next: number;
  affordable: boolean;
}

/** The price of every building that can be activated, now and the next time. */
export function forecastActivations(known: View, seat: Seat): ActivationForecast[] {
  return playerOf(known, seat).city.flatMap((_, building) => {
    if (!canBeActivated(known, seat, building)) return [];
    const now = activationPrice(known, seat, building);
    return [{ building, now, next: 2 * now, affordable: canPay(known, seat, building) }];
  });
}
