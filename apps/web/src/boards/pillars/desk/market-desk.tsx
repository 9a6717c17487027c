// The market: stock and prices, what may be bought or sold and why not, and a stepper for how many.
import { GOLD_CEILING, PRICES } from '@loggia/pillars';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Sentence } from '../../../kit/sentence.tsx';
import { GoodIcon } from '../art/goods.tsx';
import { useBoard } from '../context.ts';
import type { Deal } from '../model/choice.ts';
import { changed, type DealRow, dealRows, type Side, whyNoMore } from '../model/market.ts';
import { warningsOf } from '../model/warnings.ts';
import { Warnings } from '../pieces/warnings.tsx';
import styles from './desk.module.css';

export function MarketDesk() {
  const { t } = useText();
  const { view, seat, legal, choice, play, pending } = useBoard();
  const withdraw = legal.find(move => move.type === 'withdraw');
  const rows = dealRows(view, seat ?? 0, legal);
  return (
    <>
      <h3 className={styles.title}>{t('pillars.location.market')}</h3>
      <p className={styles.note}>
        <Sentence
          message={{
            key: 'pillars.market.order',
            params: { seats: view.builders.market.join(',') },
          }}
        />
      </p>
      <table className={styles.market}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('pillars.forecast.cubes')}</span>
            </th>
            <th scope="col">{t('pillars.market.price')}</th>
            <th scope="col">{t('pillars.market.stock')}</th>
            {seat !== null && <th scope="col">{t('pillars.market.yours')}</th>}
            {seat !== null && (
              <th scope="col" colSpan={2}>
                <span className="visually-hidden">{t('pillars.decision')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <MarketRow key={row.cube} row={row} />
          ))}
        </tbody>
      </table>
      {choice?.kind === 'deal' && <Stepper deal={choice.deal} />}
      {withdraw !== undefined && choice === undefined && (
        <Button isDisabled={pending} onPress={() => play(withdraw)}>
          {t('pillars.market.withdraw')}
        </Button>
      )}
    </>
  );
}

function MarketRow({ row }: { row: DealRow }) {
  const { t } = useText();
  const { view, seat, legal } = useBoard();
  const { cube, price, stock, buy, sell } = row;
  const ware = cube === 'metal' ? undefined : cube;
  const mine = legal.some(({ type }) => type === 'withdraw');
  return (
    <tr>
      <th scope="row">
        <span className={styles.ware}>
          <GoodIcon good={cube} />
          {t(`pillars.good.${cube}`)}
        </span>
      </th>
      <td>{price}</td>
      <td>{stock ?? '–'}</td>
      {seat !== null && (
        <>
          <td>{view.players[seat]?.cubes[cube]}</td>
          <td>
            {mine && ware !== undefined && buy !== undefined && (
              <DealButton side={buy} deal={{ type: 'buy', cube: ware, amount: 1 }} />
            )}
          </td>
          <td>{mine && <DealButton side={sell} deal={{ type: 'sell', cube, amount: 1 }} />}</td>
        </>
      )}
    </tr>
  );
}

function DealButton({ side, deal }: { side: Side; deal: Deal }) {
  const { t, text } = useText();
  const { choice, choose, pending } = useBoard();
  const why = side.why && text(`pillars.error.${side.why.code}`, side.why.params);
  const name = `${t(`pillars.market.${deal.type}`)}: ${t(`pillars.good.${deal.cube}`)}`;
  const chosen =
    choice?.kind === 'deal' && choice.deal.type === deal.type && choice.deal.cube === deal.cube;
  return (
    <Button
      aria-label={why === undefined ? name : `${name}. ${why}`}
      aria-pressed={chosen}
      isDisabled={pending}
      why={why}
      onPress={() => choose({ kind: 'deal', deal })}
    >
      {t(`pillars.market.${deal.type}`)}
    </Button>
  );
}

function Stepper({ deal }: { deal: Deal }) {
  const { t, text } = useText();
  const { view, seat, legal, choose } = useBoard();
  if (seat === null) return undefined;
  const [row] = dealRows(view, seat, legal).filter(({ cube }) => cube === deal.cube);
  const most = (deal.type === 'buy' ? row?.buy : row?.sell)?.most ?? 0;
  const why = deal.amount < most ? undefined : whyNoMore(view, seat, deal);
  const gold = PRICES[deal.cube] * deal.amount;
  const before = view.players[seat]?.gold ?? 0;
  const after = Math.min(before + (deal.type === 'buy' ? -gold : gold), GOLD_CEILING);
  const change = (amount: number) => choose({ kind: 'deal', deal: changed(deal, amount, most) });
  return (
    <div className={styles.stepper}>
      <Button
        aria-label={t('pillars.market.less')}
        isDisabled={deal.amount <= 1}
        onPress={() => change(deal.amount - 1)}
      >
        −
      </Button>
      <output className={styles.big}>{deal.amount}</output>
      <Button
        aria-label={t('pillars.market.more')}
        why={why && text(`pillars.error.${why.code}`, why.params)}
        onPress={() => change(deal.amount + 1)}
        data-more
      >
        +
      </Button>
      <span className={styles.purse}>{t('pillars.market.purse', { before, after })}</span>
      <Warnings of={warningsOf(view, seat, deal)} />
    </div>
  );
}
