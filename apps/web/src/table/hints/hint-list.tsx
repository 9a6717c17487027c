// What a hard bot would do: its best moves as sentences, with points and where they come from.
import { consequence } from '@loggia/bots';
import type { Hint } from '@loggia/protocol';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { refusalText } from '../../i18n/refusal.ts';
import type { Speech } from '../../i18n/use-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSay } from '../../kit/names.tsx';
import { Parts } from '../../kit/sentence.tsx';
import { LobbyError } from '../../net/lobby-client.ts';
import type { HintDesk } from './hint-desk.ts';
import styles from './hint-list.module.css';
import { noticeable } from './hint-reasons.ts';

const REASONS_SHOWN = 3;

export default function HintList({ desk }: { desk: HintDesk }) {
  const speech = useText();
  const { t } = speech;
  const { hints, refusal } = useHints(desk);
  return (
    <section className={styles.hints} aria-busy={hints === undefined && refusal === undefined}>
      <h2>{t('hint.title')}</h2>
      {refusal === undefined ? undefined : (
        <p role="alert">{refusalText(speech, refusal, desk.module.name)}</p>
      )}
      {hints === undefined && refusal === undefined ? (
        <p role="status">{t('hint.thinking')}</p>
      ) : undefined}
      <ol>
        {hints?.map(hint => (
          <Advice key={JSON.stringify(hint.move)} hint={hint} desk={desk} />
        ))}
      </ol>
    </section>
  );
}

function Advice({ hint, desk }: { hint: Hint; desk: HintDesk }) {
  const speech = useText();
  const { t } = speech;
  const say = useSay();
  const { module } = desk;
  const event = consequence(module, desk.view, desk.seat, hint.move);
  const chosen = useRef(false);
  if (event === undefined) return undefined;
  const { key, params } = module.describe(event);
  const show = () => desk.highlight([event]);
  // A reader who picks a line wants to see it on the board after the sheet has closed.
  const hide = () => chosen.current || desk.highlight(undefined);
  const reasons = reasonsOf(speech, module.name, hint.reasons);
  return (
    <li>
      <Button
        slot="close"
        className={`${styles.advice}`}
        onHoverStart={show}
        onHoverEnd={hide}
        onFocus={show}
        onBlur={hide}
        onPress={() => {
          chosen.current = true;
          show();
        }}
      >
        <strong>
          <Parts parts={say(`${module.name}.${key}`, params)} />
        </strong>
        <span>
          {hint.points === undefined || hint.chance === undefined
            ? t('hint.only')
            : t('hint.worth', {
                points: tenths(hint.points),
                percent: Math.round(hint.chance * 100),
              })}
        </span>
        {reasons === '' ? undefined : <small>{t('hint.reasons', { reasons })}</small>}
      </Button>
    </li>
  );
}

/** The largest ones as a list: "+2.1 coming scorings · −0.5 discs". */
function reasonsOf(speech: Speech, game: string, reasons: Hint['reasons']): string {
  return noticeable(reasons)
    .slice(0, REASONS_SHOWN)
    .map(([name, points]) => {
      const amount = speech.number(tenths(Math.abs(points)));
      return `${points > 0 ? '+' : '−'}${amount} ${speech.text(`${game}.reason.${name}`)}`;
    })
    .join(' · ');
}

const tenths = (points: number) => Math.round(points * 10) / 10;

interface Advised {
  hints?: readonly Hint[];
  refusal?: LobbyError;
}

/** Asks once per moment. */
function useHints({ ask, moves }: HintDesk): Advised {
  const [advised, setAdvised] = useState<Advised>({});
  const asking = useRef(ask);
  asking.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per moment, whatever else changes.
  useEffect(() => {
    let current = true;
    setAdvised({});
    asking.current().then(
      ({ hints }) => current && setAdvised({ hints }),
      error => {
        if (!(error instanceof LobbyError)) throw error;
        if (current) setAdvised({ refusal: error });
      },
    );
    return () => {
      current = false;
    };
  }, [moves]);
  return advised;
}
