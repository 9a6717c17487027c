// The pieces of The Capitals in flight.
import type { ReactNode } from 'react';
import { useNames } from '../../../kit/names.tsx';
import { signed } from '../../../kit/score/signed.ts';
import { Sign } from '../../../kit/sign.tsx';
import { ResourceIcon, TokenIcon } from '../art/icons.tsx';
import { TilePicture } from '../art/tile-picture.tsx';
import type { Piece } from '../model/flights.ts';
import styles from './pieces.module.css';
import { Tourist } from './tourist.tsx';

export function drawPiece(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'tile':
      return <TilePicture tile={piece.tile} className={styles.tile} />;
    case 'gain':
      return (
        <span className={styles.gain}>
          {signed(piece.amount)}
          <ResourceIcon of={piece.resource} />
        </span>
      );
    case 'marker':
      return <Sign seat={piece.seat} />;
    case 'tourist':
      return <Tourist tourist={piece.tourist} />;
    case 'token':
      return <Token seat={piece.seat} />;
  }
}

function Token({ seat }: { seat: number }) {
  return (
    <span className={styles.tourist} data-player={useNames()[seat]?.look}>
      <TokenIcon />
    </span>
  );
}
