// Everybody's goods at a glance: points, gold, cubes, workers, craftsmen and advantages.
import type { Seat } from '@loggia/kernel';
import { CUBES, craftsmanLimit, freeWorkers, playerOf, pointsOf, seatsOf } from '@loggia/pillars';
import { useText } from '../../../i18n/use-text.ts';
import { Figure } from '../../../kit/figure.tsx';
import { useName } from '../../../kit/names.tsx';
import { SeatMarks } from '../../../kit/seat-marks.tsx';
import { Who } from '../../../kit/sign.tsx';
import { GoodIcon, WorkerIcon } from '../art/goods.tsx';
import { AdvantageIcon, TradeIcon } from '../art/painted.tsx';
import { useBoard } from '../context.ts';
import { tradeOf } from '../model/craftsmen.ts';
import { useWords } from '../pieces/amounts.tsx';
import styles from './players.module.css';

export function Players() {
  const { t } = useText();
  const { view } = useBoard();
  return (
    <section className={styles.players} aria-label={t('pillars.players')}>
      {seatsOf(view).map(seat => (
        <PlayerCard key={seat} seat={seat} />
      ))}
    </section>
  );
}

function PlayerCard({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view, seat: reader, names } = useBoard();
  const info = names[seat];
  const nameOf = useName();
  const player = playerOf(view, seat);
  const points = pointsOf(player);
  return (
    <article
      className={styles.card}
      data-player={info?.look}
      data-acting={player.asked !== 'nothing'}
      data-own={seat === reader}
      aria-label={nameOf(seat)}
    >
      <header className={styles.header}>
        <span className={styles.name}>
          <Who seat={seat} />
        </span>
        <SeatMarks info={info} />
        {view.start === seat && <Mark sign="⚑" words={t('pillars.start')} />}
        {player.asked !== 'nothing' && <Mark sign="✦" words={t('pillars.acting')} />}
        <span className={styles.points} data-anchor={`points.${seat}`}>
          <GoodIcon good="points" />
          <span aria-hidden="true">{points}</span>
          <span className="visually-hidden">{t('pillars.points', { points })}</span>
        </span>
      </header>
      <div className={styles.figures}>
        <Figure label={t('pillars.good.gold')} value={player.gold} anchor={`gold.${seat}`}>
          <GoodIcon good="gold" />
        </Figure>
        {CUBES.map(cube => (
          <Figure
            key={cube}
            label={t(`pillars.good.${cube}`)}
            value={player.cubes[cube]}
            anchor={`${cube}.${seat}`}
          >
            <GoodIcon good={cube} />
          </Figure>
        ))}
        <Figure label={t('pillars.free')} value={freeWorkers(player)} anchor={`workers.${seat}`}>
          <WorkerIcon />
        </Figure>
      </div>
      <Cards seat={seat} />
    </article>
  );
}

function Cards({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view } = useBoard();
  const { name, recipe } = useWords();
  const player = playerOf(view, seat);
  const limit = t('pillars.limit', {
    count: player.craftsmen.length,
    most: craftsmanLimit(player),
  });
  return (
    <ul className={styles.cards} data-anchor={`craftsmen.${seat}`} title={limit}>
      {player.craftsmen.map(craftsman => (
        <li key={craftsman} title={`${name(craftsman)}: ${recipe(craftsman)}`}>
          <TradeIcon trade={tradeOf(craftsman)} />
          <span className="visually-hidden">{name(craftsman)}</span>
        </li>
      ))}
      {player.advantages.map(advantage => (
        <li
          key={advantage}
          className={styles.advantage}
          title={`${t(`pillars.advantage.${advantage}`)}: ${t(`pillars.effect.${advantage}`)}`}
        >
          <AdvantageIcon of={advantage} />
          <span className="visually-hidden">{t(`pillars.advantage.${advantage}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function Mark({ sign, words }: { sign: string; words: string }) {
  return (
    <span className={styles.mark} title={words}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">{sign}</span>
    </span>
  );
}
