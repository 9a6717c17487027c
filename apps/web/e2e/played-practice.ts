// A practice game played without a browser, in the form a browser would store it.
import { choose } from '@loggia/bots';
import { Calimala, calimala, calimalaEvaluation, type View } from '@loggia/calimala';
import { below, seededRandom, type Typed } from '@loggia/kernel';
import { vi } from 'vitest';
import type { AnyGameClient } from '../src/game/game-client.ts';
import type { KeptGame } from '../src/practice/kept-game.ts';
import type { Question } from '../src/practice/thinker.ts';
import { MemoryStorage } from '../test/practice/storage.ts';

let asked = 0;
let begun = 0;

/** The same games in every run: a failure on one machine is a failure on every other. */
function seededCrypto() {
  const random = seededRandom(`practice ${begun++}`);
  return {
    getRandomValues: (bytes: Uint8Array) => bytes.map(() => below(random, 256)),
  };
}

function easyMove({ view, seat }: Pick<Question, 'view' | 'seat'>): Typed {
  const mind = { game: calimala, evaluation: calimalaEvaluation };
  const random = seededRandom(`finished ${asked++}`);
  return choose({ ...mind, view: view as View, seat, level: 'easy', random }).move;
}

export const isOver = (view: View) => calimala.result(view) !== undefined;

/** Draws what can be drawn and keeps it as long as the rules allow. */
export function hoard(view: View): Typed {
  const moves = calimala.legal(view, 0).filter(move => !calimala.takesBack(move));
  const draws = moves.filter(({ type }) => type === 'drawForSlot');
  const keeps = moves.filter(({ type }) => type !== 'playCard');
  const [move] = [...draws, ...keeps.toReversed(), ...moves];
  if (move === undefined) throw new Error('nothing to decide');
  return move;
}

/** Plays its cards as soon as they can be played, and gives nothing up. */
export function playCards(view: View): Typed {
  const moves = calimala.legal(view, 0).filter(move => !calimala.takesBack(move));
  const of = (type: Typed['type']) => moves.find(move => move.type === type);
  const move = of('playCard') ?? of('useSlot') ?? moves[0];
  if (move === undefined) throw new Error('nothing to decide');
  return move;
}

/** Plays until a position is reached; returns the local storage by key. */
export async function playedPractice(
  isReached: (view: View) => boolean,
  plan: Pick<KeptGame, 'options' | 'guide'> = { options: {} },
  own: (view: View) => Typed = view => easyMove({ view, seat: 0 }),
): Promise<Record<string, string>> {
  const storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('crypto', seededCrypto());
  const { begin, keptGames } = await import('../src/practice/kept-game.ts');
  const { LocalGame } = await import('../src/practice/local-game.ts');
  begin({
    game: 'calimala',
    rulesVersion: calimala.rulesVersion,
    levels: ['easy', 'easy'],
    ...plan,
  });
  const { calimala: kept } = keptGames.get();
  if (kept === undefined) throw new Error('no game was begun');
  const client = { game: Calimala, module: calimala } as unknown as AnyGameClient;
  const thinker = { move: async (question: Question) => easyMove(question) };
  const game = new LocalGame({ client, kept, thinker, pauseMs: 0 });
  await new Promise<void>(done => {
    game.subscribe(() => {
      const view = game.snapshot().view as View;
      if (isReached(view)) done();
      else if (calimala.toMove(view).includes(0)) {
        setTimeout(() => game.play(own(view)));
      }
    });
    game.start();
  });
  game.stop();
  vi.unstubAllGlobals();
  return Object.fromEntries(storage.keys().map(key => [key, storage.getItem(key) ?? '']));
}
