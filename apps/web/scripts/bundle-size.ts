// `pnpm --filter @loggia/web size`: what the first load of a table weighs; fails above the limit.
import { LIMIT, tableBundle } from './bundle.ts';

const { files, total } = tableBundle();
for (const { file, bytes } of files) console.log(`${String(bytes).padStart(8)}  ${file}`);
console.log(`${String(total).padStart(8)}  of ${LIMIT} bytes, compressed`);
if (total > LIMIT) process.exit(1);
