// The board of The Capitals: initiative and market, tracks, the reader's city, the others, the
// outlook.
import { capitals } from '@loggia/capitals';
import { Suspense } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useChoosing } from '../../kit/board.ts';
import { BoardFrame } from '../../kit/board-frame.tsx';
import { Area } from '../../kit/panels/area.tsx';
import { PanelTabs } from '../../kit/panels/panel-tabs.tsx';
import { usePanels } from '../../kit/panels/use-panels.ts';
import { usePointed } from '../../kit/use-pointed.ts';
import { useWhyAt } from '../../kit/why.tsx';
import { DecisionPanel, Hand, Others, Outlook, Tracks } from './aside.tsx';
import styles from './board.module.css';
import { OwnCity } from './city/own-city.tsx';
import { BoardContext, type CapitalsProps } from './context.ts';
import { Prompt } from './decide/prompt.tsx';
import { Initiative } from './market/initiative.tsx';
import { Market } from './market/market.tsx';
import { CHOOSING } from './model/choice.ts';
import { flightsOf, touchedBy } from './model/flights.ts';
import { PANELS, panelFor } from './model/panel.ts';
import { triedAt } from './model/tried.ts';
import './palette.css';
import { drawPiece } from './pieces/flying.tsx';

export function Board(props: CapitalsProps) {
  const { seat, view } = props;
  const { t } = useText();
  const { board, root } = useChoosing(props, CHOOSING);
  const whyAt = useWhyAt(capitals, board, triedAt);
  const { pointed, pointing } = usePointed(board.glowing);
  const [panel, showPanel] = usePanels('city', panelFor(props.legal, board.choice));
  // Spectators see the city whose turn it is.
  const shown = seat ?? view.order[view.turn] ?? 0;
  const own = view.players[shown];
  return (
    <BoardContext value={{ ...board, pointed }}>
      <BoardFrame
        board={board}
        root={root}
        flightsOf={flightsOf}
        drawPiece={drawPiece}
        touchedBy={touchedBy}
        whyAt={whyAt}
      >
        <div className={styles.board} {...pointing}>
          <PanelTabs
            panels={PANELS}
            shown={panel}
            label={other => t(`capitals.panel.${other}`)}
            onShow={showPanel}
          />
          <Area name="market" shown={panel}>
            <div className={styles.top}>
              <Initiative />
              <Market />
            </div>
          </Area>
          <Area name="tracks" shown={panel}>
            <Suspense>
              <Tracks seat={shown} />
            </Suspense>
          </Area>
          <Area name="city" shown={panel}>
            <OwnCity seat={shown} />
          </Area>
          <Area name="others" shown={panel}>
            <Suspense>
              <Others />
            </Suspense>
          </Area>
          <Area name="outlook" shown={panel}>
            <Suspense>
              <Outlook />
            </Suspense>
          </Area>
          <Prompt />
          <div className={styles.dock}>
            {seat !== null && (
              <Suspense>
                <DecisionPanel seat={seat} />
              </Suspense>
            )}
            {own !== undefined && typeof own.hand === 'object' && own.hand.length > 0 && (
              <Suspense>
                <Hand seat={shown} hand={own.hand} />
              </Suspense>
            )}
          </div>
        </div>
      </BoardFrame>
    </BoardContext>
  );
}
