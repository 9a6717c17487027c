// Where there is only one way forward the table continues by itself, if the reader wants that:
// after a moment to see it, and a longer pause if the last chance to undo would be gone.
import type { Typed } from '@loggia/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BoardProps } from '../game/board-props.ts';

const MOMENT = 900;
const BREATH = 3500;

export interface GoesOn<Move extends Typed> {
  move: Move;
  /** In milliseconds. */
  pause: number;
}

/**
 * What is played automatically in this position, and after how long; `undefined` for spectators.
 */
export function goingOn<View, Move extends Typed, Event extends Typed>(
  props: Pick<
    BoardProps<View, Move, Event>,
    'view' | 'seat' | 'legal' | 'rules' | 'pending' | 'settings' | 'moment'
  >,
): GoesOn<Move> | undefined {
  const { view, seat, legal, rules, pending, settings, moment } = props;
  if (settings.forced !== 'goOn' || moment !== 'live' || pending) return undefined;
  if (seat === null || legal.length === 0) return undefined;
  const move = rules.onlyWay(view, seat);
  if (move === undefined) return undefined;
  const isLastChance = rules.isFinal(view, seat, move) && legal.some(rules.takesBack);
  return { move, pause: isLastChance ? BREATH : MOMENT };
}

/** Plays automatic moves, once per position: two in a row may offer the very same move. */
export class Pacer<Move extends Typed> {
  #position: unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPlayed = false;

  /** Says what comes next; called with the same move again, it keeps waiting. */
  at(position: unknown, next: GoesOn<Move> | undefined, play: (move: Move) => void): void {
    if (position !== this.#position) {
      this.stop();
      this.#position = position;
      this.#isPlayed = false;
    }
    if (next === undefined) this.stop();
    else if (this.#timer === undefined && !this.#isPlayed) {
      this.#timer = setTimeout(() => {
        this.stop();
        this.#isPlayed = true;
        play(next.move);
      }, next.pause);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** `isHeld` while the reader is about to decide. */
export function useGoingOn<View, Move extends Typed, Event extends Typed>(
  props: BoardProps<View, Move, Event>,
  isHeld: boolean,
): GoesOn<Move> | undefined {
  const { view, seat, legal, rules, pending, settings, moment, play } = props;
  const [pacer] = useState(() => new Pacer<Move>());
  const next = useMemo(
    () => goingOn({ view, seat, legal, rules, pending, settings, moment }),
    [view, seat, legal, rules, pending, settings, moment],
  );
  // A pause in the background gives the reader no time to react; and of two pages with one seat
  // only one should play.
  const isSeen = useSyncExternalStore(onVisibility, isVisible, () => true);
  const goesOn = isHeld || !isSeen ? undefined : next;
  useEffect(() => pacer.at(legal, goesOn, play), [pacer, legal, goesOn, play]);
  useEffect(() => () => pacer.stop(), [pacer]);
  return goesOn;
}

const isVisible = () => document.visibilityState === 'visible';

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
