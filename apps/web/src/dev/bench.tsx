// How long a board takes from a new position to the updated DOM: ?show=bench prints the figure.
import { anyMove, play, seededRandom, type Typed } from '@loggia/kernel';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { SeatInfo } from '../game/board-props.ts';
import type { AnyGameClient } from '../game/game-client.ts';
import { Names } from '../kit/names.tsx';

interface Frame {
  view: { events: Typed[] };
  legal: Typed[];
}

const SEAT = 1;
/** As a share of the game; earlier positions have few pieces. */
const LATE_PART = 0.5;
const ROUNDS = 4;

/** The late part of a game, as its second player sees it. */
function frames({ module }: AnyGameClient, players: number): Frame[] {
  const chance = seededRandom('bench chance');
  const state = module.setup(players, {}, chance);
  const choice = seededRandom('bench choice');
  const found: Frame[] = [];
  for (const { events } of play(module, state, anyMove(module), { chance, choice })) {
    // Over the wire every position arrives as new objects.
    const view = structuredClone(Object.assign({}, module.view(state, SEAT), { events }));
    found.push({ view, legal: module.legal(view, SEAT) });
  }
  return found.slice(Math.floor(found.length * LATE_PART));
}

export function bench(root: Root, client: AnyGameClient, names: SeatInfo[]): void {
  const { module, Board } = client;
  const times: number[] = [];
  const positions = frames(client, names.length);
  const settings = { motion: 'reduced', forced: 'ask', confirm: 'game' } as const;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { view, legal } of positions) {
      const start = performance.now();
      const seats = structuredClone(names);
      flushSync(() =>
        root.render(
          <main style={{ blockSize: '100dvh' }}>
            <Names names={seats} reader={SEAT}>
              <Board
                view={view}
                seat={SEAT}
                names={seats}
                legal={legal}
                rules={module}
                play={() => undefined}
                pending={false}
                settings={settings}
                moment="live"
                highlight={undefined}
              />
            </Names>
          </main>,
        ),
      );
      times.push(performance.now() - start);
    }
  }
  const sorted = times.slice(positions.length).sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2);
  document.title = `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, ${sorted.length} frames`;
}
