// Seats, and who may view a table.

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** The viewer: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** One value per seat, in seat order. */
export type BySeat<T> = T[];
