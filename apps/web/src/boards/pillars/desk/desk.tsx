// What lies on the table in front of everybody now: offer, bag, event, market or workshop.
import { type PartName, phaseOf } from '@loggia/pillars';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Vignette } from '../art/painted.tsx';
import type { Place } from '../art/vignettes.tsx';
import { useBoard } from '../context.ts';
import type { OrdersDesk } from '../model/orders.ts';
import type { PlanDesk } from '../model/workshop.ts';
import styles from './desk.module.css';
import { Offer } from './offer.tsx';

const later = () => import('./later.ts');
const Answers = lazy(async () => ({ default: (await later()).Answers }));
const Bag = lazy(async () => ({ default: (await later()).Bag }));
const ForecastSheet = lazy(async () => ({ default: (await later()).ForecastSheet }));
const MarketDesk = lazy(async () => ({ default: (await later()).MarketDesk }));
const Workshop = lazy(async () => ({ default: (await later()).Workshop }));

interface Props {
  orders: OrdersDesk;
  plan: PlanDesk;
}

export function Desk(props: Props) {
  const { t } = useText();
  const { view } = useBoard();
  useEffect(() => void later(), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached
    <section className={styles.desk} aria-label={t('pillars.desk')} tabIndex={0} data-decision>
      <Suspense>
        <AtHand part={view.part} {...props} />
      </Suspense>
      <Scene part={view.part} />
      {phaseOf(view.part) !== 'over' && (
        <Suspense>
          <ForecastSheet />
        </Suspense>
      )}
    </section>
  );
}

/** What is drawn at steps that leave space on the desk. */
const SCENES: Partial<Record<PartName, Place>> = {
  event: 'bishop',
  bishop: 'bishop',
  court: 'court',
  shiring: 'shiring',
  market: 'market',
  cathedral: 'priory',
  over: 'kingsbridge',
};

/** A drawing of the current step, in the space that is left. */
function Scene({ part }: { part: PartName }) {
  const place = SCENES[part];
  return (
    place && (
      <span className={styles.scene} aria-hidden="true">
        <Vignette of={place} />
      </span>
    )
  );
}

function AtHand({ part, orders, plan }: Props & { part: PartName }): ReactNode {
  switch (part) {
    case 'cards':
      return <Offer />;
    case 'drawing':
    case 'parked':
    case 'thirds':
      return <Bag orders={orders} />;
    case 'market':
      return <MarketDesk />;
    case 'cathedral':
      return <Workshop plan={plan} />;
    default:
      return <Answers />;
  }
}
