export * from './endpoints.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './lists.ts';
export * from './live.ts';
export * from './lobby.ts';
export * from './openapi.ts';
export * from './words.ts';
