// Whole games as files: a finished match is exported, a recorded one is imported and replayed.
import { setImmediate as breathe } from 'node:timers/promises';
import { commitmentTo, Keystreams, keyOf } from '@loggia/chance';
import { parseOptions } from '@loggia/kernel';
import { type Answer, ProtocolError, type RecordedGame } from '@loggia/protocol';
import { spend } from '../door/limiter.ts';
import { isRefusal } from '../door/refusals.ts';
import {
  begin,
  type GameState,
  play,
  type Setup,
  WAITING_VERSION,
  write,
} from '../engine/engine.ts';
import type { GameEntry } from '../engine/games.ts';
import { recordedGame } from '../match/export.ts';
import { newMatchId, newSecret } from '../match/secrets.ts';
import { bearerOf } from '../match/viewer.ts';
import type { NewLogRow } from '../store/store.ts';
import { type Call, type Lobby, matchOf, playersOf } from './lobby.ts';

/** Other tables get a turn after this many moves of a replay. */
const BREATH = 25;

/** Reading a whole game costs as much as replaying some moves. */
const EXPORT_COST = 50;

/** Seed and moves reveal every card, so only once the game is over. */
export async function exportMatch(
  lobby: Lobby,
  call: Call<'exportMatch'>,
): Promise<Answer<'exportMatch'>> {
  const match = await matchOf(lobby, call);
  bearerOf(match, call.token);
  spend(lobby.limiter, 'records', call.address, EXPORT_COST);
  if (match.status !== 'over') throw new ProtocolError('match.running');
  const recorded = await recordedGame(lobby.tables.store, match.id);
  if (recorded === undefined) throw new ProtocolError('match.unknown');
  return recorded;
}

export async function importMatch(
  lobby: Lobby,
  { game, body }: Call<'importMatch'>,
): Promise<Answer<'importMatch'>> {
  if (body.game !== game) throw new ProtocolError('import.other-game');
  const entry = lobby.games.of({ game, rulesVersion: body.rulesVersion });
  const players = playersOf(entry, body.players.length);
  const options = parseOptions(entry.module.options, body.options);
  const { setup, secrets, chance } = chanceIn({ ...body, options });
  const { state, log } = await replayed(entry, { ...setup, players, options }, body.moves);
  const [matchID, invite] = [newMatchId(), newSecret()];
  await lobby.tables.store.createMatch(
    {
      id: matchID,
      game,
      rulesVersion: body.rulesVersion,
      players,
      options,
      status: 'waiting',
      unlisted: true,
      seats: body.players.map(({ name }, seat) => (name === undefined ? { seat } : { seat, name })),
      details: { invite, imported: true, ...(chance && { chance }) },
    },
    { version: WAITING_VERSION, state: JSON.stringify(secrets) },
  );
  await lobby.tables.store.commit(matchID, WAITING_VERSION, {
    version: state._stateID,
    state: write(state),
    log,
    match: {
      status: 'over',
      details: {
        gameover: state.ctx.gameover,
        summary: entry.module.summary(state.G),
        toMove: [],
      },
    },
  });
  return { matchID, invite };
}

/** How the game in a file was dealt; a commitment stays with the table where it was made. */
function chanceIn(body: RecordedGame) {
  if (body.version === 1) return { setup: { seed: body.seed }, secrets: { seed: body.seed } };
  const { seed, table, commitment, words } = body.chance;
  if (
    commitmentTo({ ...body, table, seed }) !== commitment ||
    words.length !== body.players.length
  ) {
    throw new ProtocolError('import.chance');
  }
  return {
    setup: {
      keystreams: new Keystreams(keyOf({ commitment, seed, options: body.options, words })),
    },
    secrets: { chance: { seed, table } },
    chance: body.chance,
  };
}

/** Trusts only the seed and the moves in the file; the rules determine the rest. */
async function replayed(
  entry: GameEntry,
  setup: Setup,
  moves: RecordedGame['moves'],
): Promise<{ state: GameState; log: NewLogRow[] }> {
  let state = begin(entry, setup);
  const log: NewLogRow[] = [];
  for (const { seat, move, at } of moves) {
    const seq = log.length;
    try {
      const played = play(entry, state, seat, move);
      state = played.state;
      const written = { move: JSON.stringify(played.move), events: JSON.stringify(played.events) };
      log.push({ seq, seat, ...written, at });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw new ProtocolError('import.move', { move: seq + 1, why: error.code });
    }
    if (seq % BREATH === 0) await breathe();
  }
  if (state.ctx.gameover === undefined) throw new ProtocolError('import.unfinished');
  return { state, log };
}
