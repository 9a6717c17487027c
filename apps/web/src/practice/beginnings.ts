// A moment that can continue as a practice game: from a finished game, or from the one practised
// here.
import { isRecord } from '@loggia/kernel';
import type { PublicPlayer } from '@loggia/protocol';
import type { AnyGameClient } from '../game/game-client.ts';
import { seatInfos } from '../game/seat-infos.ts';
import type { Identity } from '../net/identity.ts';
import { ask, LobbyError } from '../net/lobby-client.ts';
import { keptTable, keptTables, type TableId } from '../net/seats.ts';
import { isPractice } from '../shared/table-path.ts';
import { Chronicle } from './chronicle.ts';
import { companyOf } from './company.ts';
import { type Beginning, type KeptGame, keptGames } from './kept-game.ts';

export interface StartingPoint
  extends Omit<Beginning, 'seat'>,
    Pick<KeptGame, 'game' | 'rulesVersion' | 'options'> {
  /** The rules of that game. */
  client: AnyGameClient;
  moves: number;
}

/** Throws a `LobbyError` if it can't continue here. */
export async function startingPointOf(
  newest: AnyGameClient,
  source: TableId,
  moves: number,
  reader: Identity,
): Promise<StartingPoint> {
  return isPractice(source)
    ? practised(newest, source, moves, reader)
    : finished(newest, source, moves);
}

function practised(
  newest: AnyGameClient,
  { game }: TableId,
  moves: number,
  reader: Identity,
): StartingPoint {
  const kept = keptGames.get()[game];
  if (kept === undefined) throw new LobbyError('match.unknown', 'Nothing is practised.');
  const client = rulesOf(newest, kept.rulesVersion);
  return {
    game,
    rulesVersion: kept.rulesVersion,
    options: kept.options,
    client,
    moves,
    players: peopleOf(companyOf(client, kept, reader)),
    state: new Chronicle(client, kept).tableAt(moves),
  };
}

async function finished(
  newest: AnyGameClient,
  table: TableId,
  moves: number,
): Promise<StartingPoint> {
  const kept = keptTable(keptTables.get(), table);
  const bearer = kept?.invite ?? kept?.seats[0]?.credentials;
  const match = await ask('getMatch', { table, bearer });
  // Before the end the server sends only what one seat may know, which is not enough to continue
  // from.
  if (match.status !== 'over') throw new LobbyError('match.running', 'The game is not over yet.');
  const client = rulesOf(newest, match.rulesVersion);
  const frame = await ask('viewAt', { table, bearer, query: { moves } });
  return {
    game: table.game,
    rulesVersion: match.rulesVersion,
    options: match.setupData ?? {},
    client,
    moves: frame.moves,
    players: peopleOf(match.players),
    state: isRecord(frame.view) ? frame.view : {},
  };
}

function peopleOf(players: readonly PublicPlayer[]): Identity[] {
  return seatInfos(players, seat => `#${seat + 1}`).map(({ name, look }) => ({ name, look }));
}

function rulesOf(newest: AnyGameClient, version: number): AnyGameClient {
  const client = newest.under(version);
  if (client !== undefined) return client;
  throw new LobbyError('match.rules-unknown', 'These rules are not known here.', { version });
}
