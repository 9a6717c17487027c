// The board of The Pillars of the Earth: road, players, valley, desk, and the reader's yard.
import { pillars } from '@loggia/pillars';
import { useText } from '../../i18n/use-text.ts';
import { useChoosing } from '../../kit/board.ts';
import { BoardFrame } from '../../kit/board-frame.tsx';
import { Area } from '../../kit/panels/area.tsx';
import { PanelTabs } from '../../kit/panels/panel-tabs.tsx';
import { usePanels } from '../../kit/panels/use-panels.ts';
import { usePointed } from '../../kit/use-pointed.ts';
import { useWhyAt } from '../../kit/why.tsx';
import styles from './board.module.css';
import { BoardContext, type PillarsProps } from './context.ts';
import { Desk } from './desk/desk.tsx';
import { Prompt } from './desk/prompt.tsx';
import { useOrders } from './desk/use-orders.ts';
import { usePlan } from './desk/use-plan.ts';
import { Valley } from './land/valley.tsx';
import { CHOOSING } from './model/choice.ts';
import { flightsOf } from './model/flights.ts';
import { PANELS, type Panel, panelFor } from './model/panel.ts';
import { touchedBy } from './model/touched.ts';
import { triedAt } from './model/tried.ts';
import { Yard } from './own/yard.tsx';
import './palette.css';
import { drawPiece } from './pieces/flying.tsx';
import { Players } from './players/players.tsx';
import { Road } from './road/road.tsx';

export function Board(props: PillarsProps) {
  const { seat, legal } = props;
  const { t } = useText();
  const { board, root } = useChoosing(props, CHOOSING);
  const whyAt = useWhyAt(pillars, board, triedAt);
  const { pointed, pointing } = usePointed(board.glowing);
  const orders = useOrders(props);
  const plan = usePlan(props);
  const [panel, showPanel] = usePanels<Panel>('land', panelFor(legal));
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
            label={other => t(`pillars.panel.${other}`)}
            onShow={showPanel}
          />
          <Area name="road" shown={panel}>
            <Road />
          </Area>
          <Area name="players" shown={panel}>
            <Players />
          </Area>
          <Area name="land" shown={panel}>
            <Valley />
          </Area>
          <Area name="desk" shown={panel}>
            <Desk orders={orders} plan={plan} />
          </Area>
          <Prompt />
          <div className={styles.dock}>{seat !== null && <Yard seat={seat} />}</div>
        </div>
      </BoardFrame>
    </BoardContext>
  );
}
