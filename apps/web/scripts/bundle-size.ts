// `pnpm --filter @loggia/web size`: the size of the first load of a table, per game; fails above
// the limit.
import { GAMES, LIMIT, tableBundle } from './bundle.ts';

for (const game of GAMES) {
  const { files, total } = tableBundle(game);
  console.log(game);
  for (const { file, bytes } of files) console.log(`${String(bytes).padStart(8)}  ${file}`);
  console.log(`${String(total).padStart(8)}  of ${LIMIT} bytes, compressed`);
  if (total > LIMIT) process.exitCode = 1;
}
