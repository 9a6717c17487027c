// Finds the spots on the board between which pieces fly.

/** The box of the first visible element with this anchor; `undefined` if none is in view. */
export function boxOf(anchor: string): DOMRect | undefined {
  for (const node of document.querySelectorAll(`[data-anchor="${anchor}"]`)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return undefined;
}
