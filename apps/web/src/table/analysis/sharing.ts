// A report kept with its match on the server, so that others find it at once.
import type { Report } from '@loggia/bots/analysis';
import { isRecord } from '@loggia/kernel';
import type { Match } from '@loggia/protocol';
import { ask } from '../../net/lobby-client.ts';
import type { TableId } from '../../net/seats.ts';
import { isPractice } from '../../shared/table-path.ts';

export interface Shared {
  report: Report;
  /** The seat whose browser made it. */
  by: number;
}

export interface Sharing {
  /** `null` if none is kept; `undefined` if the server could not be asked. */
  shared(): Promise<Shared | null | undefined>;
  /** The server keeps the first one; if it refuses ours, this browser still has it. */
  share(report: Report): void;
}

export interface SharingParts {
  table: TableId;
  match: Match;
  seat: number | null;
  credentials: string | undefined;
  /** Of the whole game. */
  moves: number;
}

export function sharing({ table, match, seat, credentials, moves }: SharingParts): Sharing {
  if (isPractice(table)) return NOBODY;
  return {
    async shared() {
      try {
        const { analysis } = await ask('getAnalysis', { table, bearer: credentials });
        if (analysis === null) return null;
        const { by, decisions } = analysis;
        const outcome = outcomeOf(match);
        return { by, report: { moves, total: decisions.length, outcome, decisions } };
      } catch {
        return undefined;
      }
    },
    share({ decisions }) {
      if (seat === null || credentials === undefined) return;
      const body = { playerID: String(seat), credentials, decisions: [...decisions] };
      ask('keepAnalysis', { table, body }).catch(() => undefined);
    },
  };
}

const NOBODY: Sharing = { shared: async () => undefined, share() {} };

/** Each seat's share of the victory. */
function outcomeOf({ gameover, players }: Match): number[] {
  const winners: unknown[] =
    isRecord(gameover) && Array.isArray(gameover.winners) ? gameover.winners : [];
  return players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
