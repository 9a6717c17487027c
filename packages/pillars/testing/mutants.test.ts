// The golden games, for mutants that the rule tests let through. Only Stryker runs this file.
import { goldenRecords, refuzz } from '@loggia/trial';
import { it } from 'vitest';
import { subjects } from './index.ts';

const records = [...goldenRecords(new URL('../golden/', import.meta.url).pathname)];

for (const subject of subjects) {
  it.each(records)('%s replays', (_file, record) => refuzz(subject, record));
}
