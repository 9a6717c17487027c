// `pnpm admin verify`: whether a game was dealt as its table had committed to, from its file alone.
import { type Difference, firstDifference } from '@loggia/chance';
import { RecordedGame } from '@loggia/protocol';
import type { Games } from '../engine/games.ts';

export interface Verdict {
  answer: 'yes' | 'no';
  sentence: string;
}

const DIFFERS: Readonly<Record<Difference['part'], string>> = {
  rules: 'the rules are not those of the file',
  commitment: 'the seed is not the one this table had promised',
  words: 'there is not one word for each seat',
  options: 'the game can not begin with these options',
  move: 'the seed deals cards with which this move is against the rules',
  events: 'something else happened with the cards of this seed',
  result: 'the game ends otherwise',
};

/** Throws a ProtocolError if the game or its rules are unknown here. */
export function verdictOn(file: unknown, games: Games): Verdict {
  const parsed = RecordedGame.safeParse(file);
  if (!parsed.success) return no('this is no recorded game, or one that nobody can have played');
  const { data } = parsed;
  if (data.version === 1) return no('it began before tables promised anything; nothing to check');
  const { module } = games.of(data);
  const found = firstDifference(module, { ...data, players: data.players.length });
  if (found === undefined) {
    const { commitment, table } = data.chance;
    return {
      answer: 'yes',
      sentence: `Yes. All ${data.moves.length} moves, every deal and draw between them and the result follow from the seed that table ${table} had promised as ${commitment}.`,
    };
  }
  return no('move' in found ? `move ${found.move}: ${DIFFERS[found.part]}` : DIFFERS[found.part]);
}

function no(why: string): Verdict {
  return { answer: 'no', sentence: `No: ${why}.` };
}
