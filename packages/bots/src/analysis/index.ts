// A finished game, reviewed by the hard bot.
export { analyse, type Outline, type Report } from './analyse.ts';
export { type Finished, retold, Unfinished } from './decisions.ts';
export type { Estimate } from './estimate.ts';
export { isCostly, type Summary, summariesOf, type Turn, turningPoints } from './findings.ts';
export { type Judged, judgeDecision } from './judged.ts';
