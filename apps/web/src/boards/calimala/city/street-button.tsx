// A street with its stack: a button that begins a placement where one is legal.
import {
  type Disc,
  type DiscKind,
  FULL_STACK,
  type Move,
  type Street,
  streetActions,
  type View,
} from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import type { GridKeys } from '../../../kit/focus/use-grid-keys.ts';
import { useName } from '../../../kit/names.tsx';
import { useBoard, useReason } from '../context.ts';
import { placements } from '../model/choice.ts';
import { streetSpot } from '../model/street-grid.ts';
import { type DiscMark, DiscPile } from '../pieces/disc-pile.tsx';
import styles from './city.module.css';
import { ReplaceDiscs } from './replace-discs.tsx';

interface Props {
  street: Street;
  keys: ReturnType<GridKeys<Street>['cell']>;
}

export function StreetButton({ street, keys }: Props) {
  const { t } = useText();
  const { view, seat, legal, choice, choose, glowing } = useBoard();
  const nameOf = useName();
  const reason = useReason();
  const { row, column } = streetSpot(street);
  const stack = view.stacks[street - 1] ?? [];
  const [one, other] = streetActions(view.layout, street);
  const open = placements(legal, street);
  const chosen = choice?.kind === 'street' && choice.street === street ? choice : undefined;
  const discs =
    chosen === undefined || seat === null ? stack : [...stack, ghost(chosen.disc, seat)];
  const ownerOf = (disc: Disc) => (disc === 'white' ? t('calimala.disc.white') : nameOf(disc));
  const described = t('calimala.street.label', {
    one,
    other,
    discs: stack.length,
    owners: stack.toReversed().map(ownerOf).join(', '),
  });
  const spot = { gridRow: row, gridColumn: column };
  const way = row % 2 === 1 ? 'across' : 'along';
  const placing = legal.some(({ type }) => type === 'placeDisc');
  const replacing = stack.some((_, index) => glowing.has(`disc.${street}.${index + 1}`));
  const why = open.length > 0 || replacing ? undefined : whyNot();

  if (replacing) return <ReplaceDiscs street={street} stack={stack} spot={spot} way={way} />;

  function whyNot(): string | undefined {
    if (placing) return reason({ type: 'placeDisc', street, disc: someDisc(legal) });
    const isReplacing = legal.some(({ type }) => type === 'replaceDisc');
    return isReplacing ? reason({ type: 'replaceDisc', street, position: 1 }) : undefined;
  }

  function begin() {
    const kept = choice?.kind === 'street' ? choice.disc : 'coloured';
    const disc = open.some(move => move.disc === kept) ? kept : open[0]?.disc;
    if (disc !== undefined) choose({ kind: 'street', street, disc });
  }

  return (
    <button
      type="button"
      className={styles.street}
      style={spot}
      data-street={street}
      data-anchor={`street.${street}`}
      data-way={way}
      data-legal={open.length > 0}
      data-chosen={chosen !== undefined}
      data-active={view.street === street}
      aria-disabled={open.length === 0}
      aria-pressed={chosen !== undefined}
      aria-label={why === undefined ? described : `${described}. ${why}`}
      title={why ?? described}
      data-why={why}
      {...keys}
      onClick={begin}
    >
      <DiscPile
        discs={discs}
        room={Math.max(FULL_STACK - 1, discs.length)}
        marks={chosen === undefined ? actingMark(view, street) : ghostMarks(discs.length)}
      />
    </button>
  );
}

/** Any disc the reader has: the reason depends only on the street. */
function someDisc(legal: readonly Move[]): DiscKind {
  const placement = legal.find(move => move.type === 'placeDisc');
  return placement?.type === 'placeDisc' ? placement.disc : 'coloured';
}

const ghost = (disc: DiscKind, seat: number): Disc => (disc === 'white' ? 'white' : seat);

/** The disc that acts now, if it lies on this street. */
function actingMark(view: View, street: Street): Record<number, DiscMark> {
  if (view.street !== street || view.activation === undefined) return {};
  const height = view.stacks[street - 1]?.length ?? 0;
  return { [height - view.activation.depth]: 'acting' };
}

/** The disc to be placed, and the fourth one it would push out. */
function ghostMarks(height: number): Record<number, DiscMark> {
  return { ...(height >= FULL_STACK ? { 0: 'leaving' } : {}), [height - 1]: 'ghost' };
}
