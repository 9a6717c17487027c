// Checks the shuffle: deals the game's file again, and compares it with what this browser noted.
import { firstDifference } from '@loggia/chance';
import type { GameModule } from '@loggia/kernel';
import type { CheckableGame } from '@loggia/protocol';
import type { Noted } from '../../net/seals.ts';

/** Why not, as the name of a text. */
export interface No {
  why: NonNullable<ReturnType<typeof firstDifference>>['part'] | 'noted' | 'notedWords';
  /** Counted from 1; 0 if no move is to blame. */
  move: number;
}

export function checkShuffle(
  module: GameModule,
  file: CheckableGame,
  noted: Noted | undefined,
): 'yes' | No {
  const { commitment, words } = file.chance;
  if (noted !== undefined && noted.commitment !== commitment) return { why: 'noted', move: 0 };
  const settled = noted?.words ?? words;
  if (settled.length !== words.length || settled.some((word, seat) => word !== words[seat])) {
    return { why: 'notedWords', move: 0 };
  }
  const found = firstDifference(module, { ...file, players: file.players.length });
  if (found === undefined) return 'yes';
  return { why: found.part, move: 'move' in found ? found.move : 0 };
}
