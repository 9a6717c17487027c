// The board of Calimala: council, players, city, churches, map, and what the reader owns.
import { calimala } from '@loggia/calimala';
import { useText } from '../../i18n/use-text.ts';
import { useChoosing } from '../../kit/board.ts';
import { BoardFrame } from '../../kit/board-frame.tsx';
import { Area } from '../../kit/panels/area.tsx';
import { PanelTabs } from '../../kit/panels/panel-tabs.tsx';
import { usePanels } from '../../kit/panels/use-panels.ts';
import { useWhyAt } from '../../kit/why.tsx';
import styles from './board.module.css';
import { Churches } from './churches/churches.tsx';
import { City } from './city/city.tsx';
import { BoardContext, type CalimalaProps } from './context.ts';
import { CouncilStrip } from './council/council-strip.tsx';
import { DecisionPanel } from './decide/decision-panel.tsx';
import { Prompt } from './decide/prompt.tsx';
import { StartChoice } from './decide/start-choice.tsx';
import { MapPanel } from './map/map-panel.tsx';
import { CHOOSING } from './model/choice.ts';
import { flightsOf } from './model/flights.ts';
import { PANELS, panelFor } from './model/panel.ts';
import { touchedBy } from './model/touched.ts';
import { triedAt } from './model/tried.ts';
import { EndCards } from './own/end-cards.tsx';
import { Hand } from './own/hand.tsx';
import { OwnBoard } from './own/own-board.tsx';
import { Piles } from './own/piles.tsx';
import './palette.css';
import { drawPiece } from './pieces/flying.tsx';
import { Players } from './players/players.tsx';

export function Board(props: CalimalaProps) {
  const { seat, view } = props;
  const { t } = useText();
  const { board, root } = useChoosing(props, CHOOSING);
  const [panel, showPanel] = usePanels('city', panelFor(board.choice, board.glowing.keys()));
  const own = seat === null ? undefined : view.players[seat];
  const whyAt = useWhyAt(calimala, board, triedAt);

  return (
    <BoardContext value={board}>
      <BoardFrame
        board={board}
        root={root}
        flightsOf={flightsOf}
        drawPiece={drawPiece}
        touchedBy={touchedBy}
        whyAt={whyAt}
      >
        <div className={styles.board}>
          <PanelTabs
            panels={PANELS}
            shown={panel}
            label={other => t(`calimala.panel.${other}`)}
            onShow={showPanel}
          />
          <Area name="council" shown={panel}>
            <CouncilStrip />
          </Area>
          <Area name="players" shown={panel}>
            <Players />
          </Area>
          <Area name="city" shown={panel}>
            <City />
            <StartChoice />
          </Area>
          <Area name="churches" shown={panel}>
            <Churches />
          </Area>
          <Area name="map" shown={panel}>
            <MapPanel />
          </Area>
          <Prompt />
          <div className={styles.dock}>
            {seat !== null && <OwnBoard seat={seat} />}
            <DecisionPanel />
            {own !== undefined && typeof own.hand === 'object' && <Hand hand={own.hand} />}
            <EndCards seat={seat} />
            <Piles />
          </div>
        </div>
      </BoardFrame>
    </BoardContext>
  );
}
