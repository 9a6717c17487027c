// Finding the spots of the board that pieces travel between.

/** The box of the first visible element with this anchor; none if it is out of view. */
export function boxOf(anchor: string): DOMRect | undefined {
  for (const node of document.querySelectorAll(`[data-anchor="${anchor}"]`)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return undefined;
}
