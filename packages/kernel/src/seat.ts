// Seats, and who may look at a table.

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Whoever looks: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** One value per seat, in seat order. */
export type BySeat<T> = T[];
