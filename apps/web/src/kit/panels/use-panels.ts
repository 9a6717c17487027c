// Which panel a phone shows: the one a choice needs, until the reader turns to another.
import { useState } from 'react';

interface Shown<Panel> {
  /** The panel the current choice needed when the reader turned to another. */
  needed: Panel | undefined;
  panel: Panel;
}

/** Once a choice that needed a panel is over, the reader's own comes back. */
export function usePanels<Panel extends string>(
  first: Panel,
  needed: Panel | undefined,
): [shown: Panel, show: (panel: Panel) => void] {
  const [own, setOwn] = useState(first);
  const [looked, setLooked] = useState<Shown<Panel>>();
  // The next step of the choice opens its panel again.
  if (looked !== undefined && looked.needed !== needed) setLooked(undefined);
  const show = (panel: Panel) => {
    if (needed === undefined) setOwn(panel);
    else setLooked({ needed, panel });
  };
  return [needed === undefined ? own : (looked?.panel ?? needed), show];
}
