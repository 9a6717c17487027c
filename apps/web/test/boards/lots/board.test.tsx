// The kit supports a game that has nothing in common with Calimala: whole games of the fixture, all
// players bidding at once, drawn for everybody and played by pressing what glows.
import { manifests } from '@loggia/fixture-lots';
import { seededRandom, type Typed } from '@loggia/kernel';
import { beforeAll, expect, test } from 'vitest';
import { clientsOf } from '../../../src/boards/games.ts';
import type { AnyGameClient } from '../../../src/game/game-client.ts';
import { speak, teach } from '../../../src/i18n/language.ts';
import { drawing } from '../drawing.tsx';
import { lotsCard } from './client.tsx';

const clients = clientsOf(await lotsCard.client(), manifests);

beforeAll(async () => {
  await Promise.all([speak('en'), teach(lotsCard.texts)]);
});

function draw({ module, Board }: AnyGameClient, state: unknown, seat: number | null): string {
  const legal = seat === null ? [] : module.legal(module.view(state, seat), seat);
  return drawing(Board, module)({ state: Object(state), events: [] }, seat, legal);
}

const glowing = (html: string) => [...html.matchAll(/ data-target="([^"]+)"/g)].map(([, at]) => at);
const isDone = (html: string) => html.includes('data-testid="done"');

/** The move a spot on the board plays. */
function moveAt(target: string): Typed & { coins?: number } {
  const [type = '', coins] = target.split(':');
  return coins === undefined ? { type } : { type, coins: Number(coins) };
}

test.each(clients)(
  'rules $module.rulesVersion can be played to the end by pressing what glows',
  client => {
    const { module } = client;
    const chance = seededRandom('lots');
    const choice = seededRandom('hands');
    const state = module.setup(3, {}, chance);
    let moves = 0;
    for (let owing = module.toMove(state); owing.length > 0; owing = module.toMove(state)) {
      const [seat = 0] = owing;
      const html = draw(client, state, seat);
      const offered = [...glowing(html).flatMap(at => at ?? []), ...(isDone(html) ? ['done'] : [])];
      const ways = module
        .legal(module.view(state, seat), seat)
        .filter(one => !module.takesBack(one));
      expect(offered).toHaveLength(ways.length);
      // Undo is drawn when it is available.
      for (const way of ['undo', 'restart']) {
        const isThere = module
          .legal(module.view(state, seat), seat)
          .some(({ type }) => type === way);
        expect(html.includes(`data-back="${way}"`)).toBe(isThere);
      }
      // A spectator sees no offer, and nobody's bid or hand.
      const watched = draw(client, state, null);
      expect(glowing(watched)).toEqual([]);
      expect(watched).not.toMatch(/data-bid="\d|data-hand="-?\d+,/);
      expect(watched).toContain('Wait.');
      module.apply(state, seat, moveAt(offered[choice.below(offered.length)] ?? ''), chance);
      moves += 1;
    }
    expect(moves).toBeGreaterThan(15);
    expect(module.result(state)).toBeDefined();
  },
);

test('each version of the rules has a client, which says whether there are bots', () => {
  const [first, second] = clients;
  expect(first?.bots).toBe('none');
  expect(second?.bots).toBe('some');
  expect(first?.newestRules).toBe(2);
  expect(first?.under(2)).toBe(second);
  expect(second?.under(1)).toBe(first);
  expect(second?.under(3)).toBeUndefined();
});
