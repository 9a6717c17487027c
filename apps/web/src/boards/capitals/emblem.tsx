// The emblem of The Capitals: a skyline of three eras under a construction crane.

export function Emblem() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M4 56V38l8-6 8 6v18M20 56V24h14v32M40 56V34c0-8 6-14 14-16v38M2 56h60" />
      <path d="M9 44h6M25 30h4M25 37h4M25 44h4M46 40h4M46 47h4" />
      <path d="M27 24V6h28M27 12l6-6M48 6v6M45 12h6" />
    </svg>
  );
}
