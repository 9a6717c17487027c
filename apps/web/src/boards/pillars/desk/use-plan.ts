// Plays a suggested plan use by use; each can be undone like any other.
import { playerOf } from '@loggia/pillars';
import { useEffect, useState } from 'react';
import type { PillarsProps } from '../context.ts';
import { nextOf, type Plan, type PlanDesk, planOf } from '../model/workshop.ts';

export function usePlan({ view, seat, legal, play, pending }: PillarsProps): PlanDesk {
  const [plan, setPlan] = useState<Plan>();
  const player = seat === null ? undefined : playerOf(view, seat);
  const next = plan && player && nextOf(plan, player);
  const can = legal.some(move => move.type === 'use' && move.craftsman === next);
  // Completed, or overtaken by what the reader did instead.
  if (plan !== undefined && !pending && !can) setPlan(undefined);
  // Once per position: the same craftsman may come twice in a row.
  useEffect(() => {
    if (next === undefined || pending) return;
    const move = legal.find(other => other.type === 'use' && other.craftsman === next);
    if (move !== undefined) play(move);
  }, [next, pending, legal, play]);
  return {
    state: next === undefined ? 'resting' : 'working',
    begin: uses => player && setPlan(planOf(uses, player)),
  };
}
