// The pieces of Calimala in flight.
import type { ReactNode } from 'react';
import { useNames } from '../../../kit/names.tsx';
import { Gain } from '../../../kit/score/gain.tsx';
import { ActionIcon } from '../art/actions.tsx';
import { CardIcon, HouseIcon, ShipIcon } from '../art/things.tsx';
import type { Piece } from '../model/flights.ts';
import { Coin } from './coin.tsx';
import { Cube } from './cube.tsx';

export function drawPiece(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'disc':
      return <Coin disc={piece.disc} />;
    case 'cube':
      return <Cube seat={piece.seat} />;
    case 'card':
      return <CardIcon />;
    case 'house':
    case 'ship':
      return <Built {...piece} kind={piece.kind} />;
    case 'workshop':
      return <ActionIcon action="weave" />;
    case 'points':
      return <Gain {...piece} />;
  }
}

function Built({ kind, seat }: { kind: 'house' | 'ship'; seat: number }) {
  const look = useNames()[seat]?.look;
  return kind === 'house' ? <HouseIcon look={look} /> : <ShipIcon look={look} />;
}
