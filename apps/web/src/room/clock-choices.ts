// The clocks a host can choose from.
import type { Clock } from '@loggia/protocol';

const MINUTE = 60;
export const CLOCKS = {
  none: undefined,
  quick: { kind: 'decision', seconds: MINUTE },
  calm: { kind: 'decision', seconds: 5 * MINUTE },
  bank: { kind: 'bank', seconds: 30 * MINUTE, increment: 15 },
  days: { kind: 'decision', seconds: 24 * 60 * MINUTE },
} as const satisfies Record<string, Clock | undefined>;
export const CLOCK_NAMES = ['none', 'quick', 'calm', 'bank', 'days'] as const;

export type ClockName = (typeof CLOCK_NAMES)[number];

export function clockName(clock: Clock | undefined): ClockName {
  return CLOCK_NAMES.find(name => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock)) ?? 'none';
}
