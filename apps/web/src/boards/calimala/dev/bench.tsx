// How long the board takes from a new position to its changed DOM: ?show=bench prints the figure.
import { calimala, type Event, type View } from '@loggia/calimala';
import { anyMove, play, seededRandom } from '@loggia/kernel';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { SeatInfo } from '../../../game/board-props.ts';
import { Board } from '../board.tsx';

interface Frame {
  view: View & { events: Event[] };
  legal: ReturnType<typeof calimala.legal>;
}

/** The late part of a game of five, as its second player sees it. */
function frames(): Frame[] {
  const chance = seededRandom('bench chance');
  const state = calimala.setup(5, {}, chance);
  const choice = seededRandom('bench choice');
  const found: Frame[] = [];
  let count = 0;
  for (const { events } of play(calimala, state, anyMove(calimala), { chance, choice })) {
    count += 1;
    if (count < 220) continue;
    // Over the wire every position arrives as fresh objects.
    const view = structuredClone({ ...calimala.view(state, 1), events });
    found.push({ view, legal: calimala.legal(view, 1) });
  }
  return found;
}

export function bench(root: Root, names: SeatInfo[]): void {
  const times: number[] = [];
  const positions = frames();
  const settings = { motion: 'reduced', reactions: 'ask', sound: 'off' } as const;
  for (let round = 0; round < 4; round++) {
    for (const { view, legal } of positions) {
      const start = performance.now();
      flushSync(() =>
        root.render(
          <main style={{ blockSize: '100dvh' }}>
            <Board
              view={view}
              seat={1}
              names={structuredClone(names)}
              legal={legal}
              play={() => undefined}
              pending={false}
              settings={settings}
              moment="live"
              highlight={undefined}
            />
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
