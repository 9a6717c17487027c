// The worker that analyses a finished game, one decision after another.
import { analyse } from '@loggia/bots/analysis';
import { Keystreams, keyedRandom, keyOf } from '@loggia/chance';
import { SHELF } from '@loggia/games';
import { versionOf } from '@loggia/kernel/manifest';
import type { Task, Told } from './task.ts';

const tell = (told: Told) => postMessage(told);

async function work({ file, done }: Task): Promise<void> {
  const { game, rulesVersion, players, options, moves, chance } = file;
  const versions = (await SHELF[game]?.()) ?? [];
  const { module, evaluation } = versionOf(versions, { game, rulesVersion }) ?? {};
  if (module === undefined || evaluation === undefined) {
    return tell({ failed: `no bot plays ${game}` });
  }
  const random = keyedRandom(new Keystreams(keyOf({ ...chance, options })));
  // The same game gets the same judgement everywhere.
  const judge = { game: module, evaluation, seed: chance.commitment };
  const analysis = analyse(judge, { players: players.length, options, random, moves });
  tell({ outline: analysis.outline });
  for (const judged of analysis.judge(done)) tell({ judged });
}

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  try {
    await work(data);
  } catch (error) {
    tell({ failed: String(error) });
  }
});
