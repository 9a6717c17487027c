// The numbers of the spaces of a row, a workshop or a harbour, from 0.

export function spaces(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
