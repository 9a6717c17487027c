// The board of Calimala: council, players, city, churches, map, and what the reader owns.
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useFocusKeeper } from '../../kit/focus/use-focus-keeper.ts';
import { LongPress } from '../../kit/long-press.tsx';
import { Flights } from '../../kit/motion/flights.tsx';
import { Highlights } from '../../kit/motion/highlights.tsx';
import { PanelTabs } from '../../kit/panels/panel-tabs.tsx';
import { useAutomaticMoves } from '../../kit/use-automatic-moves.ts';
import styles from './board.module.css';
import { Churches } from './churches/churches.tsx';
import { City } from './city/city.tsx';
import {
  type CalimalaProps,
  NamesContext,
  type Table,
  TableContext,
  useSteadyNames,
} from './context.ts';
import { CouncilStrip } from './council/council-strip.tsx';
import { DecisionPanel } from './decide/decision-panel.tsx';
import { Prompt } from './decide/prompt.tsx';
import { StartChoice } from './decide/start-choice.tsx';
import { MapPanel } from './map/map-panel.tsx';
import { type Choice, offers, stillOpen, targets } from './model/choice.ts';
import { type Panel, panelFor } from './model/panel.ts';
import { EndCards } from './own/end-cards.tsx';
import { Hand } from './own/hand.tsx';
import { OwnBoard } from './own/own-board.tsx';
import { Piles } from './own/piles.tsx';
import './palette.css';
import { Players } from './players/players.tsx';

export function Board(props: CalimalaProps) {
  const { legal, seat, view } = props;
  const [wanted, setWanted] = useState<Choice>();
  const [chosenPanel, showPanel] = useState<Panel>('city');
  const names = useSteadyNames(props.names);
  const choice = stillOpen(legal, wanted);
  const glowing = useMemo(() => targets(offers(legal, choice)), [legal, choice]);
  const { root, begin } = useFocusKeeper(choice, legal);
  const choose = (next?: Choice) => {
    if (choice === undefined) begin();
    setWanted(next);
  };
  const table: Table = { ...props, choice, choose, glowing };
  // A choice that needs another panel opens it; when it is made, the reader's own comes back.
  const panel = panelFor(choice, glowing.keys()) ?? chosenPanel;
  const own = seat === null ? undefined : view.players[seat];
  useAutomaticMoves(props);

  function drop(event: KeyboardEvent) {
    if (event.key === 'Escape' && choice !== undefined) choose();
  }

  return (
    <NamesContext value={names}>
      <TableContext value={table}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape drops a choice from anywhere */}
        <div className={styles.frame} ref={root} onKeyDown={drop}>
          <div className={styles.board} data-panel={panel}>
            <PanelTabs panel={panel} onShow={showPanel} />
            <Area name="council">
              <CouncilStrip />
            </Area>
            <Area name="players">
              <Players />
            </Area>
            <Area name="city">
              <City />
              <StartChoice />
            </Area>
            <Area name="churches">
              <Churches />
            </Area>
            <Area name="map">
              <MapPanel />
            </Area>
            <div className={styles.prompt} data-confirm>
              <Prompt />
            </div>
            <div className={styles.dock}>
              {seat !== null && <OwnBoard seat={seat} />}
              <DecisionPanel />
              {own !== undefined && typeof own.hand === 'object' && <Hand hand={own.hand} />}
              <EndCards seat={seat} />
              <Piles />
            </div>
          </div>
          <Flights />
          <Highlights />
          <LongPress root={root} />
        </div>
      </TableContext>
    </NamesContext>
  );
}

function Area({ name, children }: { name: Panel; children: ReactNode }) {
  return (
    <div className={styles.area} data-area={name}>
      {children}
    </div>
  );
}
