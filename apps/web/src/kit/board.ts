// A board together with the choice its reader is making. A game says which choices there are; every
// offer is one of the legal moves.
import { keyOf, type Typed } from '@loggia/kernel';
import { type Context, type RefObject, use, useMemo, useState } from 'react';
import type { BoardProps } from '../game/board-props.ts';
import { useFocusKeeper } from './focus/use-focus-keeper.ts';
import { type GoesOn, useGoingOn } from './going-on.ts';

/** What a game says about its choices; `undefined` means no choice has been started. */
export interface Choosing<Move extends Typed, Choice, Target extends string> {
  /** The legal moves that continue a choice. */
  offers(legal: readonly Move[], choice: Choice | undefined): Move[];
  /** The spot on the board that plays a move, if there is exactly one. */
  targetOf(move: Move): Target | undefined;
  /** Names the steps of a choice: focus moves on with each. */
  stepOf(choice: Choice): string;
}

export interface Board<
  View,
  Move extends Typed,
  Event extends Typed,
  Choice,
  Target extends string = string,
> extends BoardProps<View, Move, Event> {
  choice: Choice | undefined;
  /** Starts, changes or (without an argument) drops a choice. */
  choose(choice?: Choice): void;
  /** The lit spots, with the move each plays. */
  glowing: ReadonlyMap<Target, Move>;
  /** What the table is about to play by itself, unless the reader acts first. */
  goesOn: GoesOn<Move> | undefined;
  /** Absent where nothing can be pressed, as in pictures. */
  pressing?: Pressing<Move>;
}

/** How a press is handled for a reader who may want to be asked each time. */
interface Pressing<Move> {
  /** Pressed, but not confirmed yet. */
  held: Move | undefined;
  /** Plays a confirmed move: confirmed by its own button, or because it answers a question. */
  confirm(move: Move): void;
  drop(): void;
}

/** The board that a component is part of, from its game's context. */
export function useBoardOf<B>(context: Context<B | undefined>): B {
  const board = use(context);
  if (board === undefined) throw new Error('this part belongs on a board');
  return board;
}

export function useChoosing<
  View,
  Move extends Typed,
  Event extends Typed,
  Choice,
  Target extends string,
>(
  props: BoardProps<View, Move, Event>,
  choosing: Choosing<Move, Choice, Target>,
): { board: Board<View, Move, Event, Choice, Target>; root: RefObject<HTMLDivElement | null> } {
  const { legal } = props;
  const [begun, setBegun] = useState<Begun<Move, Choice>>();
  const choice = stillOpen(choosing, legal, begun);
  // A finished choice must not come back when the same offers do, a turn later.
  if (begun !== undefined && choice === undefined) setBegun(undefined);
  const glowing = useMemo(
    () => targets(choosing, choosing.offers(legal, choice)),
    [choosing, legal, choice],
  );
  const step = choice === undefined ? undefined : choosing.stepOf(choice);
  const { root, begin } = useFocusKeeper(step, legal);
  const [pressed, setPressed] = useState<{ move: Move; legal: readonly Move[] }>();
  // Something pressed before the table moved on is no longer meant.
  const held = pressed?.legal === legal ? pressed.move : undefined;
  const choose = (next?: Choice) => {
    setPressed(undefined);
    if (choice === undefined) begin();
    setBegun(next === undefined ? undefined : { choice: next });
  };
  const [isHeld, setHeld] = useState(false);
  const confirm = (move: Move) => {
    setPressed(undefined);
    setBegun(open => open && { ...open, played: legal });
    // After an undo the reader wants to decide: nothing is automatic until the next move forward.
    setHeld(props.rules.takesBack(move));
    props.play(move);
  };
  // Every spot and button of a board plays through this; a second press confirms.
  const play = (move: Move) => {
    const isMeant = held !== undefined && keyOf(held) === keyOf(move);
    if (props.settings.confirm === 'each' && !isMeant) setPressed({ move, legal });
    else confirm(move);
  };
  const pressing: Pressing<Move> = { held, confirm, drop: () => setPressed(undefined) };
  const goesOn = useGoingOn(props, isHeld || held !== undefined || choice !== undefined);
  return { board: { ...props, choice, choose, glowing, play, pressing, goesOn }, root };
}

interface Begun<Move extends Typed, Choice> {
  choice: Choice;
  /** The offers of the position in which it was played: if they have changed, it is over. */
  played?: readonly Move[];
}

/** A choice that the table has moved on from is void. */
export function stillOpen<Move extends Typed, Choice, Target extends string>(
  { offers }: Choosing<Move, Choice, Target>,
  legal: readonly Move[],
  begun: Begun<Move, Choice> | undefined,
): Choice | undefined {
  if (begun === undefined || (begun.played ?? legal) !== legal) return undefined;
  return offers(legal, begun.choice).length > 0 ? begun.choice : undefined;
}

/** Every lit spot, with the move it plays. */
export function targets<Move extends Typed, Choice, Target extends string>(
  { targetOf }: Choosing<Move, Choice, Target>,
  offered: readonly Move[],
): Map<Target, Move> {
  const found = new Map<Target, Move>();
  for (const move of offered) {
    const target = targetOf(move);
    if (target !== undefined) found.set(target, move);
  }
  return found;
}
