// Tourists as payment, by drag and drop: onto the building being paid for, or onto one that can be
// activated, which chooses it first.
import { type BuildingIndex, helpersFor, type Tourist as TouristId } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import { useEffect, useState } from 'react';
import { Carrying } from '../../../kit/carrying.tsx';
import { useBoard } from '../context.ts';
import { movesOf } from '../model/choice.ts';
import { Tourist } from '../pieces/tourist.tsx';

interface Helper {
  tourist: TouristId;
  building: BuildingIndex;
}

const touristOf = (piece: string) => Number(piece.replace('tourist.', ''));

export function CarriedTourists({ seat }: { seat: Seat }) {
  const { view, legal, play, pending } = useBoard();
  const { work } = view;
  /** Pays once the building it was dropped on has been chosen. */
  const [helper, setHelper] = useState<Helper>();
  const offers = movesOf(legal, 'useTourist');
  useEffect(() => {
    if (helper === undefined || pending || work.step !== 'paying') return;
    setHelper(undefined);
    const offer = offers.find(({ tourist }) => tourist === helper.tourist);
    if (offer !== undefined && work.building === helper.building) play(offer);
  });
  const activations = movesOf(legal, 'activate');
  if (offers.length + activations.length === 0) return undefined;

  const dropsOf = (piece: string) => {
    const tourist = touristOf(piece);
    const drops = new Map<string, () => void>();
    if (pending) return drops;
    if (work.step === 'paying') {
      const offer = offers.find(other => other.tourist === tourist);
      if (offer !== undefined) drops.set(`building.${work.building}`, () => play(offer));
    }
    for (const move of activations) {
      const { building } = move;
      if (!helpersFor(view, seat, building).includes(tourist)) continue;
      drops.set(`building.${building}`, () => {
        setHelper({ tourist, building });
        play(move);
      });
    }
    return drops;
  };
  return <Carrying dropsOf={dropsOf} drawPiece={piece => <Tourist tourist={touristOf(piece)} />} />;
}
