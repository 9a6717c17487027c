// SPEC.md and the tests keep each other honest: every rule is tested, every citation exists.
import { specTrial } from '@loggia/trial/vitest';

const folder = new URL('../', import.meta.url).pathname;

specTrial({ folder, rules: 'K', series: { A: 51 }, scenarios: { T: 109 } });
