// The initiative track: what each column costs the reader now, and what continuing from there will
// cost.
import { type ColumnForecast, forecastColumns, INITIATIVE } from '@loggia/capitals';
import { money } from '../../../i18n/message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useSpoken } from '../../../kit/names.tsx';
import { Sign } from '../../../kit/sign.tsx';
import { useBoard, useReason } from '../context.ts';
import { movesOf } from '../model/choice.ts';
import { Drawn } from '../pieces/drawn.tsx';
import styles from './market.module.css';

export function Initiative() {
  const { t } = useText();
  const { view, seat, legal } = useBoard();
  const columns = forecastColumns(view, seat ?? 0);
  return (
    <section
      className={styles.initiative}
      aria-label={t('capitals.initiative')}
      data-decision={legal.some(({ type }) => type === 'pickColumn') ? '' : undefined}
    >
      {columns.map(forecast => (
        <ColumnSpace key={forecast.column} forecast={forecast} />
      ))}
    </section>
  );
}

function ColumnSpace({ forecast }: { forecast: ColumnForecast }) {
  const { t, language } = useText();
  const spoken = useSpoken();
  const { view, seat, legal, choice, choose, pending } = useBoard();
  const reason = useReason();
  const { column, open, takenBy, price, taxations, nextMultiplier } = forecast;
  const { cost } = INITIATIVE[column];
  const standing = view.columns.indexOf(column);
  const political = view.phase === 'political';
  const move = movesOf(legal, 'pickColumn').find(other => other.column === column);
  const chosen = choice?.kind === 'column' && choice.column === column;
  const label = [
    t('capitals.column', { column, cost, multiplier: nextMultiplier }),
    ...(open ? [] : [t('capitals.column.closed')]),
    ...(standing >= 0 && !political ? [spoken('capitals.column.stands', { seat: standing })] : []),
    ...(takenBy === undefined ? [] : [spoken('capitals.column.stands', { seat: takenBy })]),
    ...(open && seat !== null && political && takenBy === undefined
      ? [t('capitals.column.price', { price, taxations })]
      : []),
  ].join(' · ');
  const inside = (
    <>
      <span className={styles.columnHead} aria-hidden="true">
        <Drawn text={money(language, cost)} />
        <small>
          <Drawn text={`×${nextMultiplier}`} />
        </small>
      </span>
      <span className={styles.columnMarkers} aria-hidden="true">
        {takenBy !== undefined && <Sign seat={takenBy} />}
        {standing >= 0 && (
          <span data-waiting={political && view.picked[standing] === 0 ? 'yes' : undefined}>
            {(!political || view.picked[standing] === 0) && <Sign seat={standing} />}
          </span>
        )}
      </span>
      {open && political && seat !== null && takenBy === undefined && (
        <span className={styles.columnPrice} data-taxed={taxations > 0} aria-hidden="true">
          <Drawn text={money(language, 0 - price)} />
        </span>
      )}
    </>
  );
  const shared = { className: styles.column, title: label, 'data-anchor': `column.${column}` };
  const picking = legal.some(({ type }) => type === 'pickColumn');
  const why = picking ? reason({ type: 'pickColumn', column }) : undefined;
  if (why !== undefined) {
    return (
      <button
        {...shared}
        type="button"
        aria-label={`${label}. ${why}`}
        aria-disabled="true"
        title={undefined}
        data-open={open}
        data-why={why}
      >
        {inside}
      </button>
    );
  }
  return move === undefined ? (
    <div {...shared} role="img" aria-label={label} data-open={open}>
      {inside}
    </div>
  ) : (
    <button
      {...shared}
      type="button"
      aria-label={label}
      data-open="true"
      data-column={column}
      aria-pressed={chosen}
      disabled={pending}
      onClick={() => (chosen ? choose() : choose({ kind: 'column', column }))}
    >
      {inside}
    </button>
  );
}
