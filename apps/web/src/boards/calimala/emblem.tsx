// The emblem of Calimala: the wool merchants' bale, corded, under their lily.

export function Emblem() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M10 34c0-5 4-8 8-8h28c4 0 8 3 8 8v14c0 5-4 8-8 8H18c-4 0-8-3-8-8Z" />
      <path d="M24 26v30M40 26v30M10 41h44M17 33l3 3M47 33l-3 3M17 49l3-3M47 49l-3-3" />
      <path d="M32 4c5 5 5 10 0 15-5-5-5-10 0-15ZM30 19c-3-6-10-8-12-3-1 3 3 4 4 2M34 19c3-6 10-8 12-3 1 3-3 4-4 2M26 21h12" />
    </svg>
  );
}
