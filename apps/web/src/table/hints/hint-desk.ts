// Where a player asks for advice: who may ask, what is asked, and what a move would do.
import type { GameModule, Seat, Typed } from '@loggia/kernel';
import type { Answer, Match } from '@loggia/protocol';
import { createContext, useEffect, useMemo } from 'react';
import { ask } from '../../net/lobby-client.ts';
import type { TableId } from '../../net/seats.ts';

/** Any game's; game types end at the shell. */
type AnyModule = GameModule<unknown, unknown, Typed, Typed>;

export interface HintDesk {
  module: AnyModule;
  view: unknown;
  seat: Seat;
  /** How many moves were made; advice is about this moment. */
  moves: number;
  ask(): Promise<Answer<'hint'>>;
  /** Shows on the board what a move would touch. */
  highlight(events: readonly Typed[] | undefined): void;
}

/** `undefined` where no advice is given. */
export const HintContext = createContext<HintDesk | undefined>(undefined);

/** Players whose opponents are all bots may ask; among people, only if the host allowed it. */
export function mayAsk({ hints, players }: Match, seat: Seat): boolean {
  return hints === 'always' || players.every(({ bot }, other) => other === seat || bot);
}

export interface HintDeskParts extends Pick<HintDesk, 'module' | 'view' | 'moves'> {
  table: TableId;
  match: Match;
  /** The seat of a reader who has to decide now; otherwise `undefined`. */
  seat: Seat | undefined;
  credentials: string | undefined;
  highlight: HintDesk['highlight'];
}

export function useHintDesk(parts: HintDeskParts): HintDesk | undefined {
  const { module, view, moves, table, match, seat, credentials = '', highlight } = parts;
  const { game, id } = table;
  const isOpen = seat !== undefined && mayAsk(match, seat);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shown is over with a move.
  useEffect(() => highlight(undefined), [moves, highlight]);
  return useMemo(() => {
    if (!isOpen) return undefined;
    const body = { playerID: String(seat), credentials };
    return {
      module,
      view,
      seat,
      moves,
      ask: () => ask('hint', { table: { game, id }, body }),
      highlight,
    };
  }, [isOpen, module, view, seat, moves, game, id, credentials, highlight]);
}
