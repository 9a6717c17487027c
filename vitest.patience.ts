// How long any test may take. Tests wait for conditions, never for a fixed time, so this is no
// measure of speed: it ends what hangs, even on a machine ten times slower and busy with other
// things.
const TEN_MINUTES = 600_000;

export const PATIENCE = {
  testTimeout: TEN_MINUTES,
  hookTimeout: TEN_MINUTES,
  expect: { poll: { timeout: TEN_MINUTES, interval: 50 } },
} as const;
