// A tiny game that has nothing in common with the real ones. See SPEC.md.
export { lots } from './game.ts';
export { manifests } from './manifest.ts';
export { SENTENCES } from './rules.ts';
export type * from './types.ts';
