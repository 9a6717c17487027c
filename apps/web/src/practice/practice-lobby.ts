// The lobby of a practice game: history, replay, the file of a finished game, another game.
import type { Answer } from '@loggia/protocol';
import type { AnyGameClient } from '../game/game-client.ts';
import type { LocalLobby } from '../net/lobby-client.ts';
import { LobbyError } from '../net/lobby-client.ts';
import { Chronicle } from './chronicle.ts';
import { begin, forget, type KeptGame } from './kept-game.ts';
import { chanceOf } from './practice-chance.ts';

const PAGE = 500;

export interface PracticeParts {
  client: AnyGameClient;
  kept: KeptGame;
  /** By seat. */
  names: readonly string[];
  /** A hint for the reader. */
  hint(): Promise<Answer<'hint'>>;
}

export function practiceLobby({ client, kept, names, hint }: PracticeParts): LocalLobby {
  const chronicle = new Chronicle(client, kept);
  return {
    async history({ query: { from = 0, limit = PAGE } = {} }) {
      const entries = chronicle.entries(Number(from), Number(limit));
      const next = entries.length === Number(limit) ? entries.at(-1)?.seq : undefined;
      return { entries, ...(next !== undefined && { next: next + 1 }) };
    },
    hint,
    viewAt: async ({ query }) => chronicle.viewAt(Number(query?.moves ?? 0)),
    exportMatch: async () => recorded({ client, kept, names }, chronicle),
    async playAgain() {
      // A continued moment keeps the rules of its game.
      begin(kept.from ? kept : { ...kept, rulesVersion: client.newestRules });
      return { nextMatchID: kept.key, invite: kept.key };
    },
    async leaveMatch() {
      forget(kept.game);
      return {};
    },
  };
}

function recorded(
  { client, kept, names }: Omit<PracticeParts, 'hint'>,
  chronicle: Chronicle,
): Answer<'exportMatch'> {
  if (!chronicle.isOver) throw new LobbyError('match.running', 'The game is not over yet.');
  const game = {
    format: 'loggia-game' as const,
    game: kept.game,
    rulesVersion: kept.rulesVersion,
    players: names.map(name => ({ name })),
    options: { ...kept.options },
    createdAt: kept.begun,
  };
  const { times } = chronicle;
  const at = (index: number) => times[index] ?? kept.begun;
  const promised = chanceOf(client, kept);
  if (promised === undefined) {
    const moves = chronicle.moves.map(({ seat, move }, index) => ({ seat, move, at: at(index) }));
    return { ...game, version: 1, seed: kept.seed, moves };
  }
  const moves = chronicle.moves.map((step, index) => ({ ...step, at: at(index) }));
  return { ...game, ...promised, version: 2, moves, result: chronicle.result };
}
