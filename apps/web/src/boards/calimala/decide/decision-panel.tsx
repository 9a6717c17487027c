// The place where a decision is prepared: a placement's preview, or the slots of an acting disc.
import type { View } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { useBoard } from '../context.ts';
import { ActivationPanel } from './activation-panel.tsx';
import styles from './decide.module.css';
import { PlacementPreview } from './placement-preview.tsx';

export function DecisionPanel() {
  const { t } = useText();
  const { view, seat, choice } = useBoard();
  return (
    <section
      className={styles.panel}
      aria-label={t('calimala.decision')}
      tabIndex={-1}
      data-decision
    >
      {choice?.kind === 'street' && seat !== null ? (
        <PlacementPreview choice={choice} seat={seat} />
      ) : view.activation === undefined ? (
        <p className={styles.hint}>{t(`calimala.hint.${hintOf(view)}`)}</p>
      ) : (
        <ActivationPanel activation={view.activation} />
      )}
    </section>
  );
}

/** What a beginner may want to know while nothing is chosen. */
function hintOf(view: View) {
  if (view.phase !== 'city') return view.phase;
  return view.street === 0 ? 'place' : 'replace';
}
