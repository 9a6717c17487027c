// Full states that fit a view, uniformly over everything its viewer cannot know (P-6.2).
import { clone, type Random, shuffle, type Viewer } from '@loggia/kernel';
import {
  craftsmenOf,
  GENERAL_ADVANTAGES,
  HAPPENING_NAMES,
  LAST_ADVANTAGES,
  ROUNDS,
} from './data.ts';
import type { State, View } from './types.ts';

export function sample(view: View, _viewer: Viewer, random: Random): State {
  const { foreseen, decks, removed, ...known } = clone(view);
  const advantages = unseenAdvantages(known, random);
  const happenings = unseenHappenings(known, foreseen, random);
  const inAdvantages = sizeOf(removed.advantages);
  const inHappenings = sizeOf(removed.happenings);
  return {
    ...known,
    foreseen: undefined,
    // An open pile is taken as it is: the game is over.
    decks: {
      craftsmen: opened(decks.craftsmen, () => unseenCraftsmen(known, random)),
      advantages: opened(decks.advantages, () => [
        ...advantages.slice(inAdvantages),
        ...LAST_ADVANTAGES.filter(card => !known.shown.includes(card)),
      ]),
      happenings: opened(decks.happenings, () => [
        ...(foreseen === undefined ? [] : [foreseen]),
        ...happenings.slice(inHappenings),
      ]),
    },
    removed: {
      advantages: opened(removed.advantages, () => advantages.slice(0, inAdvantages)),
      happenings: opened(removed.happenings, () => happenings.slice(0, inHappenings)),
    },
  };
}

const sizeOf = (pile: readonly unknown[] | number) =>
  typeof pile === 'number' ? pile : pile.length;

const opened = <Card>(pile: Card[] | number, deal: () => Card[]) =>
  typeof pile === 'number' ? deal() : pile;

function unseenAdvantages({ shown }: Pick<View, 'shown'>, random: Random) {
  return shuffle(
    GENERAL_ADVANTAGES.filter(card => !shown.includes(card)),
    random,
  );
}

function unseenHappenings(
  { happened }: Pick<View, 'happened'>,
  foreseen: View['foreseen'],
  random: Random,
) {
  return shuffle(
    HAPPENING_NAMES.filter(card => !happened.includes(card) && card !== foreseen),
    random,
  );
}

/** The cards of each round are known, their order is not. */
function unseenCraftsmen({ round }: Pick<View, 'round'>, random: Random) {
  const rounds = Array.from({ length: ROUNDS - round }, (_, index) => round + 1 + index);
  return rounds.flatMap(later => shuffle(craftsmenOf(later), random));
}
