// The emblem of The Pillars of the Earth: a pointed window between two pillars.

export function Emblem() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M6 58h52M10 58V16h8v42M46 58V16h8v42M7 16h14l-3-6h-8ZM43 16h14l-3-6h-8Z" />
      <path d="M23 58V34c0-10 4-17 9-22 5 5 9 12 9 22v24M32 58V14M23 40h18" />
      <circle cx="32" cy="30" r="4" />
    </svg>
  );
}
