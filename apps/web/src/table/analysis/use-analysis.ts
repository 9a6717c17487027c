// An analysis as a page runs it: started, stopped, continued, kept here and with the match.
import type { Report } from '@loggia/bots/analysis';
import type { RecordedGame } from '@loggia/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepReport, keptReport } from './kept-reports.ts';
import type { Shared, Sharing } from './sharing.ts';
import type { Task, Told } from './task.ts';

type Stage = 'looking' | 'idle' | 'working' | 'done' | 'failed' | 'too old';

export interface AnalysisDesk {
  stage: Stage;
  report: Report | undefined;
  /** The seat whose browser made it; absent if it was this one. */
  by: number | undefined;
  /** Begins, continues, or redoes what another browser has made. */
  begin(): void;
  stop(): void;
}

/** How often judgements are saved during the work. */
const KEEP_EVERY = 20;

function isWhole({ decisions, total }: Report): boolean {
  return decisions.length >= total;
}

export interface Sources extends Sharing {
  /** The game's record, when there is work to do. */
  file(): Promise<RecordedGame>;
}

export function useAnalysis(key: string, sources: Sources): AnalysisDesk {
  const [stage, setStage] = useState<Stage>('looking');
  const [{ report, by }, setShown] = useState<Partial<Shared>>({});
  const worker = useRef<Worker>(undefined);
  const asking = useRef(sources);
  asking.current = sources;

  const rest = useCallback((next: Stage) => {
    worker.current?.terminate();
    worker.current = undefined;
    setStage(next);
  }, []);

  useEffect(() => {
    let current = true;
    const show = (shown: Partial<Shared>) => {
      if (!current) return;
      setShown(shown);
      setStage(shown.report !== undefined && isWhole(shown.report) ? 'done' : 'idle');
    };
    const look = async () => {
      const kept = await keptReport(key);
      const own = kept !== undefined && isWhole(kept) ? kept : undefined;
      if (own !== undefined) show({ report: own });
      const theirs = await asking.current.shared();
      if (own === undefined) show(theirs ?? { ...(kept && { report: kept }) });
      else if (theirs === null) asking.current.share(own);
    };
    void look();
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
    const so = by === undefined ? (report?.decisions ?? []) : [];
    let growing: Report | undefined;
    const hear = (told: Told) => {
      if (worker.current !== hired) return;
      if ('failed' in told) return rest('failed');
      if ('outline' in told) growing = { ...told.outline, decisions: so };
      else if (growing) growing = { ...growing, decisions: [...growing.decisions, told.judged] };
      if (growing === undefined) return;
      setShown({ report: growing });
      if (isWhole(growing) || growing.decisions.length % KEEP_EVERY === 0) keepReport(key, growing);
      if (!isWhole(growing)) return;
      rest('done');
      asking.current.share(growing);
    };
    hired.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
    hired.addEventListener('error', () => worker.current === hired && rest('failed'));
    asking.current.file().then(
      game => {
        if (worker.current !== hired) return;
        if (game.version !== 2) rest('too old');
        else hired.postMessage({ file: game, done: so.length } satisfies Task);
      },
      () => worker.current === hired && rest('failed'),
    );
  }, [key, report, by, rest]);

  const stop = useCallback(() => {
    if (report !== undefined) keepReport(key, report);
    rest('idle');
  }, [key, report, rest]);

  return { stage, report, by, begin, stop };
}
