// What a page says about seats: an abandoned one decides nothing, and a reserved one is not here
// yet.
import { calimala } from '@loggia/calimala';
import { anyMove, play, seededRandom } from '@loggia/kernel';
import type { Match } from '@loggia/protocol';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { gameClient } from '../../src/boards/games.ts';
import type { AnyGameClient } from '../../src/game/game-client.ts';
import { seatInfos } from '../../src/game/seat-infos.ts';
import { speak } from '../../src/i18n/language.ts';
import Room from '../../src/room/room.tsx';
import GameShell from '../../src/table/game-shell.tsx';

const TABLE = { game: 'calimala', id: 'table' };
const nothing = () => undefined;
let client: AnyGameClient;

beforeAll(async () => {
  const [loaded] = await Promise.all([gameClient('calimala'), speak('en')]);
  client = loaded ?? expect.fail();
});

function matchOf(players: Match['players'], status: Match['status']): Match {
  return {
    matchID: TABLE.id,
    gameName: TABLE.game,
    rulesVersion: calimala.rulesVersion,
    status,
    players,
    setupData: {},
    unlisted: true,
    spectators: 0,
    createdAt: 1,
    updatedAt: 1,
  } as unknown as Match;
}

/** What the prompt tells a seat whose disc acts in somebody else's turn. */
function promptOf(away: boolean): string {
  const chance = seededRandom('left');
  const state = calimala.setup(3, {}, chance);
  const game = play(calimala, state, anyMove(calimala), { chance, choice: seededRandom('seat') });
  while (state.activation === undefined || state.activation.seat === state.active) game.next();
  const { seat } = state.activation;
  const players = ['Ada', 'Ben', 'Cy'].map((name, id) => ({
    id,
    name,
    isConnected: true,
    ...(id === seat && away && { away }),
  }));
  const live = {
    view: { ...calimala.view(state, seat), events: [] },
    moves: 1,
    connection: 'live',
    pending: false,
    chat: [],
    play: nothing,
    say: nothing,
  };
  const html = renderToString(
    <Router ssrPath="/">
      <GameShell
        table={TABLE}
        client={client}
        match={matchOf(players, 'running')}
        kept={undefined}
        seat={seat}
        credentials="secret"
        names={seatInfos(players, String)}
        live={live as never}
        chat={[]}
        onChanged={nothing}
      />
    </Router>,
  );
  return /data-testid="prompt".*?<\/p>/.exec(html)?.[0].replaceAll(/<[^>]*>/g, '') ?? '';
}

test('the prompt of an abandoned seat does not say that its disc acts', () => {
  expect(promptOf(false)).toContain('Your disc acts');
  expect(promptOf(true)).not.toContain('Your disc acts');
  expect(promptOf(true)).toContain('Waiting for');
});

/** What a room says about who is present. */
function roomOf(players: Match['players']): string {
  const html = renderToString(
    <Router ssrPath="/">
      <Room
        table={TABLE}
        module={client.module}
        match={matchOf(players, 'waiting')}
        kept={undefined}
        seat={null}
        names={seatInfos(players, String)}
        chat={[]}
        say={nothing}
        onChanged={nothing}
      />
    </Router>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a rematch room waits for the players whose seats are reserved', () => {
  // An invitation contains the public address.
  vi.stubGlobal('document', { querySelector: () => ({ content: 'https://loggia.test' }) });
  const ada = { id: 0, name: 'Ada', isConnected: true };
  const kept = { id: 1, name: 'Ben', reserved: true as const };
  const bot = { id: 2, name: 'Lapo', bot: 'easy' as const };
  expect(roomOf([ada, kept, bot])).toContain('Waiting for one more player');
  expect(roomOf([ada, kept, bot])).toContain('Not connected');
  expect(roomOf([ada, kept, bot])).not.toContain('Everybody is here');
  expect(roomOf([ada, { ...ada, id: 1, name: 'Ben' }, bot])).toContain('Everybody is here');
});
