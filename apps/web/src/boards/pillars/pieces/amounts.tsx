// Amounts of goods, as pictures and as words for screen readers.
import { CRAFTSMEN, type Craftsman, type Goods } from '@loggia/pillars';
import { useText } from '../../../i18n/use-text.ts';
import { signed, written } from '../../../kit/score/signed.ts';
import { GoodIcon } from '../art/goods.tsx';
import { amountsOf } from '../model/goods.ts';
import styles from './pieces.module.css';

export interface Words {
  /** "2 wood and 1 metal"; with `signed`, "+2 points". */
  goods(goods: Goods, sign?: 'signed'): string;
  name(craftsman: Craftsman): string;
  recipe(craftsman: Craftsman): string;
}

export function useWords(): Words {
  const { t, list } = useText();
  const goods = (all: Goods, sign?: 'signed') =>
    list(
      amountsOf(all).map(({ good, amount }) => {
        const words = t(`pillars.amount.${good}`, { count: Math.abs(amount) });
        const mark = amount < 0 ? '−' : sign === undefined ? '' : '+';
        return `${mark}${words}`;
      }),
    );
  return {
    goods,
    name: craftsman => t(`pillars.craftsman.${craftsman}`),
    recipe(craftsman) {
      const { takes, needs, gives, uses, trade } = CRAFTSMEN[craftsman];
      const paid =
        needs !== undefined
          ? t('pillars.recipe.needs', { needs: goods(needs) })
          : goods(takes) || t('pillars.recipe.nothing');
      const params = { takes: paid, gives: goods(gives), uses };
      const how = t(uses === 1 ? 'pillars.recipe.once' : 'pillars.recipe', params);
      return isSide(trade) ? `${how}. ${t(`pillars.side.${trade}`)}` : how;
    },
  };
}

const SIDES = ['mortarMixer', 'woodworker', 'stonecutter', 'mason'] as const;
const isSide = (trade: string): trade is (typeof SIDES)[number] =>
  SIDES.some(side => side === trade);

interface AmountsProps {
  of: Goods;
  /** Whether a gain has a plus sign. */
  sign?: 'signed' | undefined;
}

export function Amounts(props: AmountsProps) {
  const { goods } = useWords();
  return (
    <>
      <span className="visually-hidden">{goods(props.of, props.sign)}</span>
      <Figures {...props} />
    </>
  );
}

/** The same as pictures only, inside an element that says it in words. */
export function Figures({ of, sign }: AmountsProps) {
  return (
    <span className={styles.amounts} aria-hidden="true">
      {amountsOf(of).map(({ good, amount }) => (
        <span key={good} className={styles.amount}>
          <Digits of={sign === undefined ? written(amount) : signed(amount)} />
          <GoodIcon good={good} />
        </span>
      ))}
    </span>
  );
}

/** A number that is part of a picture: drawn here, said elsewhere. */
export function Digits({ of }: { of: string | number }) {
  return <span className={styles.digits} data-digits={of} aria-hidden="true" />;
}

/** What a craftsman takes and gives, as pictures. */
export function RecipeFigures({ craftsman }: { craftsman: Craftsman }) {
  const { takes, needs, gives } = CRAFTSMEN[craftsman];
  return (
    <span className={styles.recipe} aria-hidden="true">
      {needs !== undefined && (
        <span className={styles.needs}>
          <Figures of={needs} />
        </span>
      )}
      <Figures of={takes} />
      <span className={styles.arrow} />
      <Figures of={gives} />
    </span>
  );
}

/** One dot per use, filled while it is available. */
export function Pips({ left, uses }: { left: number; uses: number }) {
  const { t } = useText();
  return (
    <span className={styles.pips} role="img" aria-label={t('pillars.uses', { left, uses })}>
      {Array.from({ length: uses }, (_, index) => (
        // A pip is identified by its position.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <i key={index} data-left={index < left} />
      ))}
    </span>
  );
}
