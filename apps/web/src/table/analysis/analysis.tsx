// The hard bot's analysis of a finished game: under the replay's slider, and as a sheet.
import { turningPoints } from '@loggia/bots/analysis';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { HintIcon } from '../../design/icons.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ask } from '../../net/lobby-client.ts';
import styles from './analysis.module.css';
import { ChancesChart } from './chances-chart.tsx';
import { Findings } from './findings.tsx';
import { type SharingParts, sharing } from './sharing.ts';
import { type AnalysisDesk, useAnalysis } from './use-analysis.ts';
import { Verdict } from './verdict.tsx';

export interface AnalysisProps extends SharingParts {
  /** Whether the reader has already asked for it elsewhere. */
  asked: 'asked' | 'unasked';
  at: number;
  onLook(moves: number): void;
}

export default function Analysis(props: AnalysisProps) {
  const { table, match, seat, credentials, asked, at, onLook } = props;
  const { t } = useText();
  // Practice games share one id, but each began at a different time.
  const desk = useAnalysis(`${table.game}/${table.id}/${match.createdAt}`, {
    ...sharing(props),
    file: () => ask('exportMatch', { table, bearer: credentials }),
  });
  const { stage, report, by, begin } = desk;
  const wanted = useRef(asked === 'asked');
  useEffect(() => {
    if (!wanted.current || stage === 'looking') return;
    wanted.current = false;
    if (stage === 'idle') begin();
  }, [stage, begin]);
  const [open, setOpen] = useState(false);
  const turns = useMemo(
    () => (report !== undefined && stage === 'done' ? turningPoints(report) : []),
    [report, stage],
  );
  if (stage === 'looking') return undefined;
  const judged = report?.decisions.find(({ moves }) => moves === at);
  return (
    <section className={styles.strip} aria-label={t('analysis.title')} data-stage={stage}>
      {report === undefined || report.decisions.length === 0 ? undefined : (
        <ChancesChart report={report} turns={turns} at={at} />
      )}
      <div className={styles.row}>
        {stage === 'done' ? <Verdict game={table.game} judged={judged} /> : <Work desk={desk} />}
        {stage === 'done' ? (
          <Button icon={<HintIcon />} onPress={() => setOpen(true)}>
            {t('analysis.findings')}
          </Button>
        ) : undefined}
      </div>
      {report === undefined || stage !== 'done' ? undefined : (
        <Findings
          game={table.game}
          report={report}
          turns={turns}
          at={at}
          by={by === seat ? undefined : by}
          onAgain={() => {
            setOpen(false);
            begin();
          }}
          open={open}
          onClose={() => setOpen(false)}
          onLook={moves => {
            setOpen(false);
            onLook(moves);
          }}
        />
      )}
    </section>
  );
}

/** Controls and progress: begin, wait, stop, continue. */
function Work({ desk: { stage, report, begin, stop } }: { desk: AnalysisDesk }) {
  const { t } = useText();
  const { decisions = [], total = 0 } = report ?? {};
  const progress = t('analysis.progress', { done: decisions.length, total });
  if (stage === 'working') {
    return (
      <>
        <label className={styles.work}>
          <progress value={decisions.length} max={Math.max(1, total)} />
          <span>{progress}</span>
        </label>
        <Button onPress={stop}>{t('analysis.stop')}</Button>
      </>
    );
  }
  if (stage === 'too old') {
    return (
      <p className={styles.verdict} role="alert">
        {t('analysis.tooOld')}
      </p>
    );
  }
  return (
    <>
      <p className={styles.verdict} role={stage === 'failed' ? 'alert' : undefined}>
        {stage === 'failed' ? t('analysis.failed') : decisions.length > 0 ? progress : ''}
      </p>
      <Button icon={<HintIcon />} onPress={begin}>
        {decisions.length > 0 ? t('analysis.goOn') : t('end.analyse')}
      </Button>
    </>
  );
}
