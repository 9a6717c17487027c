// An acting disc with its slots: used in any order, given up, or exchanged for a card.
import type { Activation } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { Sentence } from '../../../kit/sentence.tsx';
import { spaces } from '../../../kit/spaces.ts';
import { useBoard } from '../context.ts';
import { offers } from '../model/choice.ts';
import { isDelivery, largest } from '../model/deliveries.ts';
import { BuildOptions } from './build-options.tsx';
import styles from './decide.module.css';
import { SlotControl } from './slot-control.tsx';

export function ActivationPanel({ activation }: { activation: Activation }) {
  const { t } = useText();
  const { legal, choice } = useBoard();
  const { seat, depth, slots } = activation;
  const building = choice?.kind === 'deed' && choice.action === 'build';
  const deliveries = offers(legal, choice).filter(isDelivery);
  return (
    <div className={styles.activation}>
      <p className={styles.title}>
        <Sentence
          message={{ key: `calimala.acts.${depth > 1 ? 'below' : 'top'}`, params: { seat, depth } }}
        />
      </p>
      <ul className={styles.slots}>
        {spaces(slots.length).map(index => (
          <SlotControl key={index} slot={slots[index]} />
        ))}
      </ul>
      {building && <BuildOptions choice={choice} />}
      {choice?.kind === 'deed' && deliveries.length > 0 && (
        <p className={styles.hint} role="status">
          {t('calimala.delivery.set', { set: choice.cargo.length, most: largest(deliveries) })}
        </p>
      )}
    </div>
  );
}
