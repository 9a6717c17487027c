// From games to records: who won how often, in which game, with how many players.
import type { PlayedGame } from '../../shared/played-games.ts';

export interface PlayerRecord {
  name: string;
  games: number;
  /** Shared victories count. */
  wins: number;
  /** Points on average. */
  average: number;
}

/** Comparable games: the same game and number of players. */
export interface Field {
  game: string;
  players: number;
  records: PlayerRecord[];
}

/** Everybody except bots, most victories first; names are compared ignoring case. */
export function recordsOf(games: readonly PlayedGame[]): PlayerRecord[] {
  return sorted(tally(games, ({ isBot }) => !isBot));
}

/** The same by game and number of players, most played first. */
export function fieldsOf(
  games: readonly PlayedGame[],
  records: (games: readonly PlayedGame[]) => PlayerRecord[] = recordsOf,
): Field[] {
  const groups = Map.groupBy(games, ({ game, players }) => `${players.length} ${game}`);
  return [...groups.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(group => {
      const [first] = group;
      if (first === undefined) return [];
      const { game, players } = first;
      return [{ game, players: players.length, records: records(group) }];
    });
}

/** This browser's own player, under any name. */
export function ownRecord(games: readonly PlayedGame[]): PlayerRecord[] {
  const own = games.flatMap(game => {
    const player = game.you === undefined ? undefined : game.players[game.you];
    return player === undefined ? [] : [{ ...game, players: [{ ...player, name: '' }] }];
  });
  return tally(own, () => true);
}

function tally(
  games: readonly PlayedGame[],
  counts: (player: PlayedGame['players'][number]) => boolean,
): PlayerRecord[] {
  const records = new Map<string, PlayerRecord>();
  for (const { players } of games) {
    for (const player of players.filter(counts)) {
      const key = player.name.trim().toLocaleLowerCase();
      const record = records.get(key) ?? { name: player.name, games: 0, wins: 0, average: 0 };
      record.average = (record.average * record.games + player.score) / (record.games + 1);
      record.games += 1;
      if (player.won) record.wins += 1;
      records.set(key, record);
    }
  }
  return [...records.values()];
}

function sorted(records: PlayerRecord[]): PlayerRecord[] {
  return records.toSorted((a, b) => b.wins - a.wins || a.games - b.games || b.average - a.average);
}
