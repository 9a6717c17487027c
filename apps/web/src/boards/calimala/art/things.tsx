// Small things a player owns: trade house, ship, workshop, cloth, cards.
import { LOOK_PATH, type PlayerLook } from '../../../design/player-look.ts';

const outline = { stroke: 'var(--art-ink)', strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
const paint = 'var(--player, var(--surface-sunken))';

interface Props {
  /** The owner; without one it is an empty space. */
  look?: PlayerLook | undefined;
  className?: string | undefined;
}

/** The outline of a space for a piece. */
const space = { fill: 'none', stroke: 'var(--line-strong)', strokeDasharray: '2.5 2' } as const;

export function HouseIcon({ look, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" className={className} data-player={look} aria-hidden="true">
      <path
        d="M3 11.5 12 3l9 8.5V21H3z"
        {...outline}
        {...(look === undefined ? space : { fill: paint })}
      />
      {look !== undefined && (
        <path
          d={LOOK_PATH[look]}
          transform="translate(6.6 9) scale(.45)"
          fill="var(--player-ink)"
        />
      )}
    </svg>
  );
}

export function ShipIcon({ look, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" className={className} data-player={look} aria-hidden="true">
      <path
        d="M12.5 2.5c5 2 6.5 7 5 11h-5zM10.5 5v8.5H4.5c.5-4 3-7 6-8.5zM2.5 15.5h19c-.5 3.5-2.5 5.5-5 5.5h-9c-2.5 0-4.5-2-5-5.5z"
        {...outline}
        {...(look === undefined ? space : { fill: paint })}
      />
    </svg>
  );
}

export function CardIcon({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <rect x={7.5} y={2} width={12} height={18} rx={2} fill="var(--art-wood-light)" {...outline} />
      <rect x={4} y={4.5} width={12} height={18} rx={2} fill="var(--art-paper)" {...outline} />
      <path d="m10 9 2.8 4.5L10 18l-2.8-4.5z" fill="var(--art-brick)" />
    </svg>
  );
}

export function ClothIcon({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d="M4 6h13a3.5 3.5 0 0 1 3.5 3.5V20H7.5A3.5 3.5 0 0 1 4 16.5z"
        fill="var(--art-cloth)"
        {...outline}
      />
      <path d="M4 6.2a3 3 0 0 1 6 0v10.3" fill="none" {...outline} />
      <path d="M12.5 10h6M12.5 13h6M12.5 16h6" stroke="var(--art-gold)" strokeWidth={1.2} />
    </svg>
  );
}

/** A seat in the council. */
export function SeatIcon({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d="M6 2.5h12V13H6z" fill="var(--art-brick)" {...outline} />
      <path d="M4 13h16v3.5H4z" fill="var(--art-wood-light)" {...outline} />
      <path d="M5.5 16.5V22M18.5 16.5V22" fill="none" {...outline} strokeWidth={1.8} />
      <path d="m12 4.8 1.6 2.7L12 10.2l-1.6-2.7z" fill="var(--art-gold)" />
    </svg>
  );
}
