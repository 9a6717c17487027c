// Bots for every game that signs the kernel's contract.
export {
  type Budget,
  type Choice,
  choose,
  LEVELS,
  type Level,
  NoMove,
  type Question,
  type Ranked,
} from './choose.ts';
export { type Hint, hint } from './hint.ts';
export type { Rules } from './rules.ts';
