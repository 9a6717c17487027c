// Opening tables: a new one, or the next one after a game.
import { parseOptions } from '@loggia/kernel';
import type { Answer, Clock, HintRule } from '@loggia/protocol';
import { detailsOf, ownSeat } from '../live/details.ts';
import { WAITING_VERSION } from '../live/engine.ts';
import { hashOf, newMatchId, newSecret } from '../live/secrets.ts';
import type { SeatRecord } from '../store/store.ts';
import { type Call, type Lobby, matchOf, playersOf } from './lobby.ts';

interface Plan {
  game: string;
  players: number | undefined;
  options: unknown;
  unlisted: boolean;
  clock: Clock | undefined;
  hints: HintRule | undefined;
  seats?: SeatRecord[];
  reserved?: number[];
}

/** Stores a table that waits for its players. All chance of the game is drawn here, as a seed. */
async function open({ games, tables }: Lobby, plan: Plan): Promise<Answer<'createMatch'>> {
  const entry = games.newest(plan.game);
  const players = playersOf(entry, plan.players);
  const [matchID, hostCredentials, invite] = [newMatchId(), newSecret(), newSecret()];
  await tables.store.createMatch(
    {
      id: matchID,
      game: plan.game,
      rulesVersion: entry.module.rulesVersion,
      players,
      options: parseOptions(entry.module.options, plan.options),
      status: 'waiting',
      unlisted: plan.unlisted,
      seats: Array.from({ length: players }, (_, seat) => plan.seats?.[seat] ?? { seat }),
      details: {
        hostHash: hashOf(hostCredentials),
        invite,
        ...(plan.clock && { clock: plan.clock }),
        ...(plan.hints && { hints: plan.hints }),
        ...(plan.reserved && { reserved: plan.reserved }),
      },
    },
    { version: WAITING_VERSION, state: JSON.stringify({ seed: newSecret() }) },
  );
  return { matchID, hostCredentials, invite };
}

export function createMatch(
  lobby: Lobby,
  { game, body }: Call<'createMatch'>,
): Promise<Answer<'createMatch'>> {
  return open(lobby, {
    game,
    players: body.numPlayers,
    options: body.setupData,
    unlisted: body.unlisted ?? false,
    clock: body.clock,
    hints: body.hints,
  });
}

/** The first to ask opens the next table; everybody after that is shown the same one. */
export async function playAgain(
  lobby: Lobby,
  call: Call<'playAgain'>,
): Promise<Answer<'playAgain'>> {
  const { body } = call;
  const match = await matchOf(lobby, call);
  ownSeat(match, Number(body.playerID), body.credentials);
  if (match.nextMatchId !== undefined) return invitation(lobby, match.nextMatchId);

  const kept = body.keepSeats === true ? match.seats.map(keptSeat) : undefined;
  const next = await open(lobby, {
    game: match.game,
    players: kept?.length ?? body.numPlayers ?? match.players,
    options: body.setupData ?? match.options,
    unlisted: body.unlisted ?? match.unlisted,
    clock: detailsOf(match).clock,
    hints: detailsOf(match).hints,
    ...(kept && {
      seats: kept,
      reserved: kept.filter(seat => seat.credentialHash !== undefined).map(({ seat }) => seat),
    }),
  });
  const { matchID: nextMatchId } = next;
  const settled = await lobby.tables.change(match.id, now =>
    now.nextMatchId === undefined ? { nextMatchId } : {},
  );
  if (settled.nextMatchId === nextMatchId || settled.nextMatchId === undefined) {
    return { nextMatchID: nextMatchId, hostCredentials: next.hostCredentials, invite: next.invite };
  }
  // Somebody else was faster: theirs is the next table.
  await lobby.tables.store.deleteMatch(nextMatchId);
  return invitation(lobby, settled.nextMatchId);
}

async function invitation({ tables }: Lobby, id: string): Promise<Answer<'playAgain'>> {
  const { invite = '' } = detailsOf(await tables.record(id));
  return { nextMatchID: id, invite };
}

/** People and bots sit where they sat; whoever had left may come back. */
function keptSeat({ away: _, ...seat }: SeatRecord): SeatRecord {
  return seat;
}
