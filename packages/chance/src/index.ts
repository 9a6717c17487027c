export * from './bytes.ts';
export * from './check.ts';
export * from './keyed-random.ts';
export * from './plugin.ts';
export * from './promise.ts';
