// The place where a decision is prepared: what is at stake, and everything before → after.
import { type Move, stageOf } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import { useBoard } from '../context.ts';
import { confirmed, movableTokens } from '../model/choice.ts';
import { following, outcome } from '../model/outcome.ts';
import { TileWords } from '../tiles/tile-words.tsx';
import { CarriedTourists } from './carried-tourists.tsx';
import { Changes } from './changes.tsx';
import styles from './decide.module.css';
import { Executive } from './executive.tsx';
import { Ordering } from './ordering.tsx';
import { Paying } from './paying.tsx';

export function DecisionPanel({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view, legal, choice, pointed } = useBoard();
  const deciding = legal.length > 0;
  const next = choice === undefined ? pointed : confirmed(legal, choice);
  if (view.phase === 'over') return undefined;
  return (
    <section
      className={styles.panel}
      aria-label={t('capitals.decision')}
      tabIndex={-1}
      data-decision
    >
      {deciding ? (
        <>
          <Controls seat={seat} />
          <CarriedTourists seat={seat} />
          <Stake seat={seat} next={next} />
        </>
      ) : (
        <p className={styles.hint}>{t(`capitals.hint.${view.phase}`)}</p>
      )}
    </section>
  );
}

/** The tile in question in words, or the total effect. */
function Stake({ seat, next }: { seat: Seat; next: Move | undefined }) {
  const { text } = useText();
  const { view, choice } = useBoard();
  if (next?.type === 'takeTile') return <TileWords tile={next.tile} />;
  const result = outcome(view, seat, following(view, seat, next));
  const changed = result.events.length > 0;
  if (view.work.step === 'placing') {
    return (
      <>
        <TileWords tile={view.work.tile} />
        {next !== undefined && <Changes outcome={result} />}
      </>
    );
  }
  if (choice?.kind === 'prosperity' && next === undefined) return <TileWords tile={choice.tile} />;
  return changed ? (
    <Changes outcome={result} />
  ) : (
    <p className={styles.hint}>{text(`capitals.hint.${view.phase}`)}</p>
  );
}

/** The buttons of this step, if it has any besides the board's own targets. */
function Controls({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view, legal, choice, choose, pending } = useBoard();
  const { work } = view;
  const player = view.players[seat];
  if (work.step === 'ordering' && player !== undefined) {
    return <Ordering pending={work.pending} player={player} view={view} />;
  }
  if (work.step === 'paying') {
    return <Paying seat={seat} building={work.building} offered={work.tourists} />;
  }
  switch (stageOf(view)) {
    case 'executive':
      return <Executive seat={seat} />;
    case 'administrative': {
      const tokens = movableTokens(legal);
      return tokens.length < 2 ? undefined : (
        <div className={styles.options}>
          {tokens.map(token => (
            <button
              key={token}
              type="button"
              className={styles.option}
              data-token={token}
              aria-pressed={choice?.kind === 'token' && choice.token === token}
              disabled={pending}
              onClick={() => choose({ kind: 'token', token })}
            >
              {t('capitals.token.move', { number: token + 1 })}
            </button>
          ))}
        </div>
      );
    }
    default:
      return undefined;
  }
}
