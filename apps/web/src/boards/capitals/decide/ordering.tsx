// Effects whose order matters: one tap each, or all in the default order.
import { amountOf, type PlayerView, type Step, type View } from '@loggia/capitals';
import { useText } from '../../../i18n/use-text.ts';
import { ResourceIcon } from '../art/icons.tsx';
import { useBoard, useReason } from '../context.ts';
import { movesOf } from '../model/choice.ts';
import styles from './decide.module.css';

interface Props {
  pending: readonly Step[];
  player: PlayerView;
  view: View;
}

export function Ordering({ pending, player, view }: Props) {
  const { t } = useText();
  const { legal, play, choose, choice, pending: sending } = useBoard();
  const reason = useReason();
  const resolves = movesOf(legal, 'resolve');
  const [rest] = movesOf(legal, 'resolveRest');
  return (
    <div className={styles.options} data-testid="ordering">
      {pending.map((step, effect) => {
        const [first] = resolves.filter(move => move.effect === effect);
        const asks = first?.building !== undefined;
        const chosen = choice?.kind === 'loser' && choice.effect === effect;
        return (
          <button
            // Waiting effects are identified only by position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={effect}
            type="button"
            className={styles.option}
            data-effect={effect}
            aria-pressed={asks ? chosen : undefined}
            disabled={sending}
            aria-disabled={first === undefined}
            data-why={first === undefined ? reason({ type: 'resolve', effect }) : undefined}
            onClick={() => {
              if (asks) choose({ kind: 'loser', effect });
              else if (first !== undefined) play(first);
            }}
          >
            <ResourceIcon of={step.resource} />
            {t('capitals.step', {
              gain: `${step.resource}:${amountOf(player, view.round, step)}`,
              tile: step.by,
              of: step.of,
            })}
          </button>
        );
      })}
      {rest !== undefined && (
        <button
          type="button"
          className={styles.option}
          data-effect="rest"
          disabled={sending}
          onClick={() => play(rest)}
        >
          {t('capitals.step.rest')}
        </button>
      )}
    </div>
  );
}
