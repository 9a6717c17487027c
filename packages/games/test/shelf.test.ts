// Every game on the shelf can be played, and its manifests agree everywhere.
import { allOf, newest, versionOf } from '@loggia/kernel/manifest';
import { expect, it } from 'vitest';
import { SHELF } from '../src/index.ts';

it.each(Object.entries(SHELF))('%s has the name it is loaded by', async (name, load) => {
  for (const { module, boardgame, traits } of await load()) {
    expect(module.name).toBe(name);
    expect(boardgame.name).toBe(name);
    expect([boardgame.minPlayers, boardgame.maxPlayers]).toEqual([
      module.players.min,
      module.players.max,
    ]);
    const phases = Object.values(boardgame.phases ?? {});
    const stages = phases.flatMap(({ turn }) => Object.values(turn?.stages ?? {}));
    const types = [...phases, ...stages].flatMap(({ moves }) => Object.keys(moves ?? {}));
    expect(new Set(types)).toEqual(new Set(traits.keys()));
  }
});

it('has every version of a game once', async () => {
  const all = await allOf(SHELF);
  const ids = all.map(({ module }) => `${module.name}/${module.rulesVersion}`);
  expect(new Set(ids).size).toBe(ids.length);
});

it('finds the version a match began with, and the newest for a new one', () => {
  const version = (rulesVersion: number) => ({ module: { name: 'game', rulesVersion } });
  const versions = [version(2), version(10), version(9)];
  expect(newest(versions)).toBe(versions[1]);
  expect(newest([])).toBeUndefined();
  expect(versionOf(versions, { game: 'game', rulesVersion: 9 })).toBe(versions[2]);
  expect(versionOf(versions, { game: 'game', rulesVersion: 3 })).toBeUndefined();
  expect(versionOf(versions, { game: 'other', rulesVersion: 9 })).toBeUndefined();
});
