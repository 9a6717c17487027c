// The reader's own city: with a tile in hand every cell shows its price, with a token every corner.
import {
  type Cell,
  type CellPrice,
  type EraTileId,
  type ProsperityId,
  priceCells,
} from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import type { CSSProperties } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Target } from '../../../kit/target.tsx';
import { ResourceIcon, TokenIcon } from '../art/icons.tsx';
import { useBoard } from '../context.ts';
import { type Choice, cellTarget, cornerTarget, deeds, offers } from '../model/choice.ts';
import { planOf } from '../model/plan.ts';
import { otherCells } from '../model/tried.ts';
import styles from './city.module.css';
import { Plan } from './plan.tsx';
import { Plant } from './plant.tsx';

export function OwnCity({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view, legal, choice, glowing } = useBoard();
  const cells = cellsFor();
  const corners = [...glowing.values()].filter(move => move.type === 'moveToken');
  return (
    <section className={styles.city} aria-label={t('capitals.city')}>
      <Plan view={view} seat={seat} margin={cells.length > 0 ? 1 : 0}>
        {place => (
          // Focus moves here once there is something to choose.
          <div
            className={styles.offers}
            tabIndex={-1}
            data-decision={cells.length + corners.length > 0 ? '' : undefined}
          >
            {cells.map(cell => (
              <Lot key={cellTarget(cell)} cell={cell} style={place(cell)} choice={choice} />
            ))}
            {others(cells).map(cell => (
              <Target
                key={cellTarget(cell)}
                target={cellTarget(cell)}
                label={t('capitals.cell.empty')}
                className={styles.otherLot}
                style={place(cell)}
              >
                {null}
              </Target>
            ))}
            {corners.map(corner => (
              <Target
                key={cornerTarget(corner)}
                target={cornerTarget(corner)}
                label={t('capitals.corner', { x: corner.x, y: corner.y })}
                className={styles.corner}
                style={place(corner)}
              >
                <TokenIcon />
              </Target>
            ))}
          </div>
        )}
      </Plan>
      <Plant seat={seat} />
    </section>
  );

  /** Where it may not go, while it has to go somewhere. */
  function others(open: readonly Cell[]): Cell[] {
    const city = view.players[seat]?.city ?? [];
    return open.length === 0 ? [] : otherCells(planOf(city, 1), city, open);
  }

  /** Where the tile in hand may go, with the price of each cell. */
  function cellsFor(): CellPrice[] {
    const { work } = view;
    const open = (tile: EraTileId | ProsperityId, moves: readonly Cell[]) =>
      priceCells(view, seat, tile).filter(cell =>
        moves.some(({ x, y }) => x === cell.x && y === cell.y),
      );
    if (work.step === 'placing') {
      return open(
        work.tile,
        legal.filter(move => move.type === 'placeTile'),
      );
    }
    if (choice?.kind !== 'prosperity') return [];
    const moves = deeds(legal, choice.deed, choice.tile);
    return choice.deed === 'buildProsperity'
      ? open(choice.tile, moves)
      : moves.map(({ x, y }) => ({ x, y, broken: [], penalty: 0 }));
  }
}

interface LotProps {
  cell: CellPrice;
  style: CSSProperties;
  choice: Choice | undefined;
}

/** An empty cell: free, −2 or −4, and which rules it breaks. */
function Lot({ cell, style, choice }: LotProps) {
  const { t } = useText();
  const { choose, legal, pending } = useBoard();
  const { x, y, broken, penalty } = cell;
  const label = t(
    `capitals.cell.${broken.length === 0 ? 'free' : broken.length === 2 ? 'both' : (broken[0] ?? 'token')}`,
    {
      penalty,
      x,
      y,
    },
  );
  const price = (
    <span className={styles.lotPrice}>
      {penalty === 0 ? (
        t('capitals.free')
      ) : (
        <>
          −{penalty}
          <ResourceIcon of="prestige" />
        </>
      )}
    </span>
  );
  if (choice?.kind === 'prosperity') {
    const chosen = choice.cell?.x === x && choice.cell.y === y;
    const open = offers(legal, { ...choice, cell: { x, y } }).length > 0;
    return (
      <button
        type="button"
        className={styles.lot}
        style={style}
        data-free={penalty === 0}
        data-more=""
        data-lot={cellTarget(cell)}
        aria-pressed={chosen}
        aria-label={label}
        title={label}
        disabled={pending || !open}
        onClick={() => choose({ ...choice, cell: { x, y } })}
      >
        {price}
      </button>
    );
  }
  return (
    <div className={styles.lotSpot} style={style} data-free={penalty === 0}>
      <Target target={cellTarget(cell)} label={label} className={styles.lotButton}>
        {price}
      </Target>
    </div>
  );
}
