// Which panel a phone shows: the one a choice needs, until its reader looks at another.
import { useState } from 'react';

interface Shown<Panel> {
  /** The panel the choice needs that was under way when the reader turned to another. */
  needed: Panel | undefined;
  panel: Panel;
}

/** When a choice that needed a panel is over, the reader's own comes back. */
export function usePanels<Panel extends string>(
  first: Panel,
  needed: Panel | undefined,
): [shown: Panel, show: (panel: Panel) => void] {
  const [own, setOwn] = useState(first);
  const [looked, setLooked] = useState<Shown<Panel>>();
  // Another step of the choice opens its own panel again.
  if (looked !== undefined && looked.needed !== needed) setLooked(undefined);
  const show = (panel: Panel) => {
    if (needed === undefined) setOwn(panel);
    else setLooked({ needed, panel });
  };
  return [needed === undefined ? own : (looked?.panel ?? needed), show];
}
