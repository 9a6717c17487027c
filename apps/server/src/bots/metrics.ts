// What the server counts about bots.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type BotMetrics = ReturnType<typeof createBotMetrics>;

export function createBotMetrics(registry: Registry) {
  const registers = [registry];
  return {
    failures: new Counter({
      name: 'loggia_bot_failures_total',
      help: 'Decisions in which a bot threw, came late or died; another move was played.',
      labelNames: ['failure'],
      registers,
    }),
    thinkSeconds: new Histogram({
      name: 'loggia_bot_think_seconds',
      help: 'From the question to the move, with the wait for a thread.',
      labelNames: ['level'],
      buckets: [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2, 5, 15],
      registers,
    }),
    waiting: new Gauge({
      name: 'loggia_bot_questions_waiting',
      help: 'Decisions that wait for a thread.',
      registers,
    }),
  };
}
