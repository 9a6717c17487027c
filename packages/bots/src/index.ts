// Bots for every game that implements the kernel's contract.
export { choose, NoMove } from './choose.ts';
export { consequence } from './consequence.ts';
export { type Hint, hint } from './hint.ts';
export {
  type Budget,
  type Choice,
  LEVELS,
  type Level,
  type Question,
  type Ranked,
} from './question.ts';
export type { Rules } from './rules.ts';
