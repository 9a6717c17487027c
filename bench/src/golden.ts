// Records golden games: `node bench/src/golden.ts <game>`. Only when the rules change on purpose.
import { parseArgs } from 'node:util';
import { recordGolden } from '@loggia/trial';
import { proofOf } from './subjects.ts';

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '36' },
    candidates: { type: 'string', default: '120' },
  },
});
const extent = { games: Number(args.games), candidates: Number(args.candidates) };

const [game = 'calimala', ...versions] = positionals;
const { subjects, golden } = await proofOf(game);
for (const subject of subjects) {
  const { rulesVersion } = subject.manifest.module;
  if (versions.length > 0 && !versions.includes(String(rulesVersion))) continue;
  const { bytes, shown } = recordGolden(subject, golden, extent);
  console.log(`${game}, rules ${rulesVersion}: ${extent.games} games, ${bytes} bytes`);
  console.table(Object.fromEntries([...shown].sort((a, b) => a[1] - b[1])));
}
