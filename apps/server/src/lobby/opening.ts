// Opening tables: a new one, or the next one after a game.
import { parseOptions } from '@loggia/kernel';
import { type Answer, type Clock, type HintRule, ProtocolError } from '@loggia/protocol';
import { WAITING_VERSION } from '../engine/engine.ts';
import { promised } from '../match/chance.ts';
import { detailsOf, ownSeat } from '../match/details.ts';
import { fits, hashOf, newMatchId, newSecret } from '../match/secrets.ts';
import type { MatchRecord, SeatRecord } from '../store/store.ts';
import { needCircle } from './circles.ts';
import { type Call, type Lobby, matchOf, playersOf } from './lobby.ts';

interface Plan {
  game: string;
  players: number | undefined;
  options: unknown;
  unlisted: boolean;
  clock: Clock | undefined;
  hints: HintRule | undefined;
  /** The host's credentials, if they exist already. */
  host?: string;
  seats?: SeatRecord[];
  reserved?: number[];
  circle?: string;
}

/**
 * Stores a table that waits for its players. All randomness of the game is drawn here, as a seed.
 */
async function open(
  { games, tables, capacity }: Lobby,
  plan: Plan,
): Promise<Answer<'createMatch'>> {
  const entry = games.newest(plan.game);
  const players = playersOf(entry, plan.players);
  const [matchID, invite, hostCredentials] = [newMatchId(), newSecret(), plan.host ?? newSecret()];
  const { rulesVersion } = entry.module;
  const { secrets, chance } = promised({ id: matchID, game: plan.game, rulesVersion });
  await capacity.claim();
  await tables.store.createMatch(
    {
      id: matchID,
      game: plan.game,
      rulesVersion,
      players,
      options: parseOptions(entry.module.options, plan.options),
      status: 'waiting',
      unlisted: plan.unlisted,
      seats: Array.from({ length: players }, (_, seat) => plan.seats?.[seat] ?? { seat }),
      ...(plan.circle !== undefined && { circle: plan.circle }),
      details: {
        hostHash: hashOf(hostCredentials),
        invite,
        chance,
        ...(plan.clock && { clock: plan.clock }),
        ...(plan.hints && { hints: plan.hints }),
        ...(plan.reserved && { reserved: plan.reserved }),
      },
    },
    { version: WAITING_VERSION, state: JSON.stringify(secrets) },
  );
  return { matchID, hostCredentials, invite };
}

export async function createMatch(
  lobby: Lobby,
  { game, body }: Call<'createMatch'>,
): Promise<Answer<'createMatch'>> {
  if (body.circle !== undefined) await needCircle(lobby, body.circle);
  return open(lobby, {
    game,
    players: body.numPlayers,
    options: body.setupData,
    unlisted: body.unlisted ?? false,
    clock: body.clock,
    hints: body.hints,
    ...(body.circle !== undefined && { circle: body.circle }),
  });
}

const CONFLICTS_MOST = 5;

/** The first to ask opens the next table; everybody else is led to the same one. */
export async function playAgain(
  lobby: Lobby,
  call: Call<'playAgain'>,
): Promise<Answer<'playAgain'>> {
  const { body } = call;
  for (let conflicts = 0; conflicts < CONFLICTS_MOST; conflicts++) {
    const match = await matchOf(lobby, call);
    ownSeat(match, Number(body.playerID), body.credentials);
    if (match.status !== 'over') throw new ProtocolError('match.running');
    const known = await nextOf(lobby, match);
    if (known !== undefined) return invitation(known, body.credentials);

    const { matchID: nextMatchId } = await open(lobby, rematchOf(match, body));
    // Not if the record has changed: a seat may have moved to another device.
    const settled = await lobby.records.change(match.id, now =>
      now.version === match.version ? { nextMatchId } : {},
    );
    if (settled.nextMatchId !== nextMatchId) await lobby.tables.store.deleteMatch(nextMatchId);
  }
  throw new ProtocolError('match.busy');
}

/** The same people with the same options. What was private stays private. */
function rematchOf(match: MatchRecord, body: Call<'playAgain'>['body']): Plan {
  const kept = body.keepSeats === true ? match.seats.map(keptSeat) : undefined;
  return {
    game: match.game,
    players: kept?.length ?? body.numPlayers ?? match.players,
    options: body.setupData ?? match.options,
    unlisted: match.unlisted || body.unlisted === true,
    clock: detailsOf(match).clock,
    hints: detailsOf(match).hints,
    ...(match.circle !== undefined && { circle: match.circle }),
    // The seat's own, so that the host's rights move with it to another device.
    host: body.credentials,
    ...(kept && {
      seats: kept,
      reserved: kept.filter(seat => seat.credentialHash !== undefined).map(({ seat }) => seat),
    }),
  };
}

/** The next table, unless there is none, or it expired while waiting. */
async function nextOf({ tables }: Lobby, match: MatchRecord): Promise<MatchRecord | undefined> {
  return match.nextMatchId === undefined ? undefined : tables.store.match(match.nextMatchId);
}

function invitation(next: MatchRecord, credentials: string): Answer<'playAgain'> {
  const { invite = '', hostHash } = detailsOf(next);
  return {
    nextMatchID: next.id,
    invite,
    ...(fits(credentials, hostHash) && { hostCredentials: credentials }),
  };
}

/** People and bots keep their seats; players who had left may come back. A word is for one game. */
function keptSeat({ away: _, word: __, ...seat }: SeatRecord): SeatRecord {
  return seat;
}
