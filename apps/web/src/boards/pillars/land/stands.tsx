// Kingsbridge and Shiring: cards, each with a space for one builder.
import type { Advantage, Craftsman, Stand } from '@loggia/pillars';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useName } from '../../../kit/names.tsx';
import { Target } from '../../../kit/target.tsx';
import { AdvantageIcon, TradeIcon, Vignette } from '../art/painted.tsx';
import { useBoard } from '../context.ts';
import type { Target as TargetName } from '../model/choice.ts';
import { tradeOf } from '../model/craftsmen.ts';
import { Figures, RecipeFigures, useWords } from '../pieces/amounts.tsx';
import { Builder, EmptySpace } from '../pieces/builder.tsx';
import { Shown } from '../pieces/shown.tsx';
import styles from './land.module.css';
import { useSpot } from './use-spot.ts';

export function StandsSite({ location }: { location: 'kingsbridge' | 'shiring' }) {
  const { t } = useText();
  const { view } = useBoard();
  const place = t(`pillars.location.${location}`);
  return (
    <div
      className={styles.site}
      style={{ gridArea: location }}
      title={t(`pillars.does.${location}`)}
    >
      <span className={styles.picture} data-anchor={`location.${location}`}>
        <Vignette of={location} />
      </span>
      <span className={styles.sheet}>
        <b className={styles.title}>{place}</b>
        <span className={styles.stands}>
          {location === 'kingsbridge'
            ? view.kingsbridge.map(stand => <AdvantageStand key={stand.card} {...stand} />)
            : view.shiring.map(stand => <CraftsmanStand key={stand.card} {...stand} />)}
        </span>
      </span>
    </div>
  );
}

function AdvantageStand({ card, builder }: Stand<Advantage>) {
  const { t } = useText();
  return (
    <CardSpace
      target={`spot.kingsbridge.${card}`}
      place={t('pillars.location.kingsbridge')}
      name={t(`pillars.advantage.${card}`)}
      does={t(`pillars.effect.${card}`)}
      builder={builder}
      icon={<AdvantageIcon of={card} />}
    />
  );
}

function CraftsmanStand({ card, builder }: Stand<Craftsman>) {
  const { t } = useText();
  const { name, recipe } = useWords();
  return (
    <CardSpace
      target={`spot.shiring.${card}`}
      place={t('pillars.location.shiring')}
      name={name(card)}
      does={`${recipe(card)}.`}
      builder={builder}
      icon={<TradeIcon trade={tradeOf(card)} />}
    >
      <RecipeFigures craftsman={card} />
    </CardSpace>
  );
}

interface CardSpaceProps {
  target: TargetName;
  place: string;
  name: string;
  does: string;
  builder: number | undefined;
  icon: ReactNode;
  children?: ReactNode;
}

function CardSpace({ target, place, name, does, builder, icon, children }: CardSpaceProps) {
  const { t } = useText();
  const nameOf = useName();
  const { gain, warned } = useSpot(target);
  const who = builder === undefined ? t('pillars.place.free', { count: 1 }) : nameOf(builder);
  return (
    <Target
      target={target}
      label={`${place}, ${t('pillars.place.label', { place: name, who })}. ${does}`}
      offer={`${t('pillars.place.card', { place, card: name })}. ${does}${warned}`}
      className={styles.stand}
    >
      <Shown>
        {builder === undefined ? <EmptySpace /> : <Builder seat={builder} />}
        {icon}
        <span className={styles.standText}>
          <b>{name}</b>
          {gain === undefined ? children : <Figures of={gain} sign="signed" />}
        </span>
      </Shown>
    </Target>
  );
}
