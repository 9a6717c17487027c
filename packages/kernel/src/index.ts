export * from './clone.ts';
export * from './game.ts';
export * from './options.ts';
export * from './play.ts';
export * from './random.ts';
export * from './ranking.ts';
export * from './rule-error.ts';
export * from './seat.ts';
