// The indices of the spaces of a row, a workshop or a harbour.

export function spaces(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
