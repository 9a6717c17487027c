// A good move as the coach suggests it: the bot's best one, what it does, and why.
import { consequence } from '@loggia/bots';
import type { Typed } from '@loggia/kernel';
import type { Hint } from '@loggia/protocol';
import { useEffect, useState } from 'react';
import { refusalText } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSay } from '../../kit/names.tsx';
import { Parts } from '../../kit/sentence.tsx';
import { LobbyError } from '../../net/lobby-client.ts';
import type { HintDesk } from '../hints/hint-desk.ts';
import { noticeable } from '../hints/hint-reasons.ts';

export type Advice =
  | { state: 'silent' }
  /** Its moment may be over when the answer comes. */
  | { state: 'thinking'; about: HintDesk }
  | { state: 'refused'; error: LobbyError }
  | { state: 'given'; hint: Hint; event: Typed; desk: HintDesk };

const SILENT: Advice = { state: 'silent' };

/** Advice is about one moment, and disappears with it. */
export function useGoodMove(desk: HintDesk | undefined): { advice: Advice; ask(): void } {
  const [advice, setAdvice] = useState<Advice>(SILENT);
  const moves = desk?.moves;
  // biome-ignore lint/correctness/useExhaustiveDependencies: silent again with every move.
  useEffect(() => setAdvice(SILENT), [moves]);
  useEffect(() => {
    if (advice.state === 'given') advice.desk.highlight([advice.event]);
  }, [advice]);
  const ask = async () => {
    if (desk === undefined) return;
    setAdvice({ state: 'thinking', about: desk });
    const given = await goodMove(desk);
    setAdvice(now => (now.state === 'thinking' && now.about === desk ? given : now));
  };
  return { advice, ask };
}

async function goodMove(desk: HintDesk): Promise<Advice> {
  try {
    const { hints } = await desk.ask();
    const [hint] = hints;
    const event = hint && consequence(desk.module, desk.view, desk.seat, hint.move);
    return hint && event ? { state: 'given', hint, event, desk } : SILENT;
  } catch (error) {
    if (!(error instanceof LobbyError)) throw error;
    return { state: 'refused', error };
  }
}

export function GoodMove({ advice, game }: { advice: Advice; game: string }) {
  const speech = useText();
  const { t, text } = speech;
  const say = useSay();
  if (advice.state === 'thinking') return <p>{t('hint.thinking')}</p>;
  if (advice.state === 'refused') return <p>{refusalText(speech, advice.error, game)}</p>;
  if (advice.state === 'silent') return undefined;
  const { hint, event, desk } = advice;
  const { key, params } = desk.module.describe(event);
  const why = reasonOf(hint);
  return (
    <p>
      <strong>{t('coach.goodMove')}</strong> <Parts parts={say(`${game}.${key}`, params)} />{' '}
      {why.kind === 'because'
        ? text(`${game}.coach.because.${why.reason}`)
        : t(`coach.${why.kind}`)}
    </p>
  );
}

type Why = { kind: 'onlyMove' | 'noReason' } | { kind: 'because'; reason: string };

/** The strongest reason for the move. */
export function reasonOf({ points, reasons }: Hint): Why {
  if (points === undefined) return { kind: 'onlyMove' };
  const [first] = noticeable(reasons).filter(([, gain]) => gain > 0);
  return first === undefined ? { kind: 'noReason' } : { kind: 'because', reason: first[0] };
}
