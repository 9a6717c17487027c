// An analysis as a page drives it: begun, stopped, gone on with, and kept.
import type { Report } from '@loggia/bots/analysis';
import type { CheckableGame } from '@loggia/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepReport, keptReport } from './kept-reports.ts';
import type { Task, Told } from './task.ts';

type Stage = 'looking' | 'idle' | 'working' | 'done' | 'failed';

export interface AnalysisDesk {
  stage: Stage;
  report: Report | undefined;
  begin(): void;
  stop(): void;
}

/** What is judged is kept this often while the work goes on. */
const KEEP_EVERY = 20;

function isWhole({ decisions, total }: Report): boolean {
  return decisions.length >= total;
}

/** `file` is asked for the game's record when there is work to do. */
export function useAnalysis(
  key: string,
  file: () => Promise<CheckableGame | undefined>,
): AnalysisDesk {
  const [stage, setStage] = useState<Stage>('looking');
  const [report, setReport] = useState<Report>();
  const worker = useRef<Worker>(undefined);
  const asking = useRef(file);
  asking.current = file;

  const rest = useCallback((next: Stage) => {
    worker.current?.terminate();
    worker.current = undefined;
    setStage(next);
  }, []);

  useEffect(() => {
    let current = true;
    keptReport(key).then(kept => {
      if (!current) return;
      setReport(kept);
      setStage(kept !== undefined && isWhole(kept) ? 'done' : 'idle');
    });
    return () => {
      current = false;
      worker.current?.terminate();
      worker.current = undefined;
    };
  }, [key]);

  const begin = useCallback(() => {
    const hired = new Worker(new URL('./analyst.worker.ts', import.meta.url), { type: 'module' });
    worker.current = hired;
    setStage('working');
    const so = report?.decisions ?? [];
    let growing: Report | undefined;
    const hear = (told: Told) => {
      if (worker.current !== hired) return;
      if ('failed' in told) return rest('failed');
      if ('outline' in told) growing = { ...told.outline, decisions: so };
      else if (growing) growing = { ...growing, decisions: [...growing.decisions, told.judged] };
      if (growing === undefined) return;
      setReport(growing);
      if (isWhole(growing) || growing.decisions.length % KEEP_EVERY === 0) keepReport(key, growing);
      if (isWhole(growing)) rest('done');
    };
    hired.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
    hired.addEventListener('error', () => worker.current === hired && rest('failed'));
    asking.current().then(
      game => {
        if (worker.current !== hired) return;
        if (game === undefined) rest('failed');
        else hired.postMessage({ file: game, done: so.length } satisfies Task);
      },
      () => worker.current === hired && rest('failed'),
    );
  }, [key, report, rest]);

  const stop = useCallback(() => {
    if (report !== undefined) keepReport(key, report);
    rest('idle');
  }, [key, report, rest]);

  return { stage, report, begin, stop };
}
