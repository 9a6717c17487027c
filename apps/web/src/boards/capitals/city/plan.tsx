// A city on its plan: tiles, construction tokens, and what may be chosen among them.
import type { Cell, View } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { isArrow, towards } from '../../../kit/focus/grid.ts';
import { useNames, useSpoken } from '../../../kit/names.tsx';
import { Target } from '../../../kit/target.tsx';
import { TokenIcon } from '../art/icons.tsx';
import { planOf } from '../model/plan.ts';
import styles from './city.module.css';
import { CityTile } from './city-tile.tsx';

interface Props {
  view: View;
  seat: Seat;
  /** Cells around the city, for tiles to come. */
  margin: 0 | 1;
  /** What lies between the tiles: cells to build on, corners for a token. */
  children?(place: (at: Cell) => CSSProperties): ReactNode;
}

export function Plan({ view, seat, margin, children }: Props) {
  const look = useNames()[seat]?.look;
  const spoken = useSpoken();
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { left, top, columns, rows } = planOf(player.city, margin);
  const place = ({ x, y }: Cell): CSSProperties => ({
    ['--x' as string]: x - left,
    ['--y' as string]: y - top,
  });
  return (
    <div className={styles.frame} data-anchor={`city.${seat}`} data-player={look}>
      <Ground />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk from button to button */}
      <div
        className={styles.plan}
        data-margin={margin}
        style={{ ['--columns' as string]: columns, ['--rows' as string]: rows }}
        onKeyDown={walk}
      >
        {player.city.map((tile, building) => (
          <CityTile
            key={`${tile.x} ${tile.y}`}
            view={view}
            seat={seat}
            building={building}
            style={place(tile)}
          />
        ))}
        {children?.(place)}
        {player.tokens.map((token, index) => {
          const label = spoken('capitals.token', { seat, number: index + 1 });
          return (
            <Target
              // A city always has exactly two tokens.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              target={`token.${seat}.${index}`}
              label={label}
              className={styles.token}
              style={place(token)}
            >
              <TokenIcon />
            </Target>
          );
        })}
      </div>
    </div>
  );
}

/** Arrow keys move to the nearest button in that direction. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (!isArrow(event.key) || !(event.target instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  if (!buttons.includes(event.target)) return;
  event.preventDefault();
  const spot = (button: HTMLElement) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { column: x + width / 2, row: y + height / 2 };
  };
  towards(buttons, spot, event.target, event.key).focus();
}

/** Streets, a river and a compass: the land the city grows on. */
function Ground() {
  return (
    <svg
      className={styles.ground}
      viewBox="0 0 800 500"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path
        d="M-20 430C120 400 190 410 260 450S420 540 560 520"
        fill="none"
        stroke="var(--cap-river)"
        strokeWidth={46}
      />
      <path
        d="M600-10c40 70 110 120 220 130M640 60c70 10 110-20 170-10M40 520c10-60-10-70 20-110M690 400l120 90"
        fill="none"
        stroke="var(--cap-road)"
        strokeWidth={7}
      />
      <g transform="translate(745 440)" fill="none" stroke="var(--cap-sheet-line)" strokeWidth={2}>
        <circle r={22} />
        <path d="M0-32 6 0 0 32-6 0z" fill="var(--cap-sheet-line)" />
      </g>
    </svg>
  );
}
