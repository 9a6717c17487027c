// The pieces of the valley in flight.
import type { ReactNode } from 'react';
import { Gain } from '../../../kit/score/gain.tsx';
import { GoodIcon, WorkerIcon } from '../art/goods.tsx';
import type { Piece } from '../model/flights.ts';
import { Builder } from './builder.tsx';
import styles from './pieces.module.css';

export function drawPiece(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'builder':
      return <Builder seat={piece.seat} />;
    case 'card':
      return <i className={styles.card} />;
    case 'workers':
      return (
        <span className={styles.flying}>
          {piece.count}
          <WorkerIcon />
        </span>
      );
    case 'good':
      return (
        <span className={styles.flying}>
          {piece.amount}
          <GoodIcon good={piece.good} />
        </span>
      );
    case 'points':
      return <Gain seat={piece.seat} points={piece.points} />;
  }
}
