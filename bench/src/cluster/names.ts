// The names of the figures that the cluster bench prints and the simulation reads.

export const NAMES = {
  own: 'a move at its node: CPU of the node',
  heard: 'a move at its node: CPU of another that only hears of it',
  spread: 'a move seen at two nodes: CPU of both',
  store: 'a move: CPU of PostgreSQL',
  news: 'a move: CPU of Redis',
  socket: 'heap per socket',
} as const;

export const atSize = (tables: number) => ({
  resident: `${tables} open tables: resident memory per table with its socket`,
  whole: `${tables} open tables: resident memory of the node`,
  idle: `${tables} open tables: CPU of the node while nothing happens`,
});
