// The reader's yard: goods, workers, craftsmen at work, advantages.
import type { Seat } from '@loggia/kernel';
import {
  type Craftsman,
  CUBE_LIMIT,
  CUBES,
  consequences,
  craftsmanLimit,
  cubeCount,
  freeWorkers,
  type Goods,
  playerOf,
  usesOf,
} from '@loggia/pillars';
import { useText } from '../../../i18n/use-text.ts';
import { Figure } from '../../../kit/figure.tsx';
import { signed } from '../../../kit/score/signed.ts';
import { Target } from '../../../kit/target.tsx';
import { GoodIcon, WorkerIcon } from '../art/goods.tsx';
import { AdvantageIcon } from '../art/painted.tsx';
import { useBoard } from '../context.ts';
import { warningsOf } from '../model/warnings.ts';
import { Pips, useWords } from '../pieces/amounts.tsx';
import { CraftsmanFace } from '../pieces/craftsman-card.tsx';
import { Shown } from '../pieces/shown.tsx';
import { useWarningWords, Warnings } from '../pieces/warnings.tsx';
import styles from './own.module.css';

export function Yard({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view, names, pointed } = useBoard();
  const player = playerOf(view, seat);
  const gain: Goods = pointed === undefined ? {} : consequences(view, seat, pointed).gain;
  return (
    <section className={styles.yard} data-player={names[seat]?.look} aria-label={t('pillars.yard')}>
      <div className={styles.goods}>
        {(['gold', ...CUBES] as const).map(good => (
          <span key={good} className={styles.good}>
            <Figure
              label={t(`pillars.good.${good}`)}
              value={good === 'gold' ? player.gold : player.cubes[good]}
              anchor={`${good}.${seat}`}
            >
              <GoodIcon good={good} />
            </Figure>
            {(gain[good] ?? 0) !== 0 && (
              <small className={styles.coming} aria-hidden="true">
                {signed(gain[good] ?? 0)}
              </small>
            )}
          </span>
        ))}
        <span className={styles.workers}>
          <Figure label={t('pillars.free')} value={freeWorkers(player)} anchor={`workers.${seat}`}>
            <WorkerIcon />
          </Figure>
          {player.greyNext > 0 && (
            <span className={styles.grey} title={t('pillars.grey')}>
              +{player.greyNext}
              <span className="visually-hidden">{t('pillars.grey')}</span>
            </span>
          )}
        </span>
      </div>
      {/* It scrolls on a phone. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached */}
      <ul className={styles.hand} tabIndex={0} aria-label={t('pillars.almanac.craftsmen')}>
        {player.craftsmen.map(craftsman => (
          <li key={craftsman}>
            <OwnCraftsman seat={seat} craftsman={craftsman} />
          </li>
        ))}
        {pointed?.type === 'hire' && (
          <li className={styles.ghost} aria-hidden="true">
            <span className={styles.card}>
              <CraftsmanFace craftsman={pointed.craftsman} />
            </span>
          </li>
        )}
        {player.advantages.map(advantage => (
          <li key={advantage} className={styles.advantage} title={t(`pillars.effect.${advantage}`)}>
            <AdvantageIcon of={advantage} />
            <span>
              <b>{t(`pillars.advantage.${advantage}`)}</b>
              <small>{t(`pillars.effect.${advantage}`)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.limit}>
        {t('pillars.limit', { count: player.craftsmen.length, most: craftsmanLimit(player) })}
        {cubeCount(player) > CUBE_LIMIT && (
          <span className={styles.full}> ⚠ {t('pillars.cubes', { count: CUBE_LIMIT })}</span>
        )}
      </p>
    </section>
  );
}

function OwnCraftsman({ seat, craftsman }: { seat: Seat; craftsman: Craftsman }) {
  const { t } = useText();
  const { view, glowing } = useBoard();
  const { name, recipe, goods } = useWords();
  const warned = useWarningWords();
  const player = playerOf(view, seat);
  const uses = usesOf(view, seat, craftsman);
  const left = Math.max(uses - (player.used[craftsman] ?? 0), 0);
  const move = glowing.get(`own.${craftsman}`);
  const warnings = move === undefined ? [] : warningsOf(view, seat, move);
  const words = warned(warnings);
  const offer =
    move?.type === 'use'
      ? `${name(craftsman)}.${words} ${goods(consequences(view, seat, move).gain, 'signed')}.`
      : `${t('pillars.dismiss', { craftsman: name(craftsman) })}.${words}`;
  return (
    <Target
      target={`own.${craftsman}`}
      label={`${name(craftsman)}: ${recipe(craftsman)}`}
      offer={`${offer} ${t('pillars.uses', { left, uses })}.`}
      className={styles.card}
    >
      <Shown>
        <CraftsmanFace craftsman={craftsman}>
          {view.part === 'cathedral' && <Pips left={left} uses={uses} />}
          <Warnings of={warnings} />
        </CraftsmanFace>
      </Shown>
    </Target>
  );
}
