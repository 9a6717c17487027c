// A position of any game on its board, playable.
import { useState } from 'react';
import type { BoardSettings, SeatInfo } from '../game/board-props.ts';
import type { AnyGameClient } from '../game/game-client.ts';
import type { Position } from './positions.ts';

export interface FixtureProps {
  client: AnyGameClient;
  start: Position;
  names: SeatInfo[];
  settings: BoardSettings;
  /** A seat number, the acting player, one who is waiting, or a spectator. */
  seat: 'acting' | 'waiting' | 'none' | number;
  show: 'board' | 'interrupt' | 'end';
}

export function Fixture({ client, start, names, settings, seat: asked, show }: FixtureProps) {
  const { module, Board, Interrupt, EndDetails, interrupts } = client;
  const { state, chance } = start;
  const [events, setEvents] = useState(start.events);
  const toMove = module.toMove(state);
  const waiting = names.findIndex((_, one) => !toMove.includes(one));
  const named = { none: null, acting: toMove[0] ?? 0, waiting };
  const seat = typeof asked === 'number' ? asked : named[asked];
  const view = { ...record(module.view(state, seat)), events };
  const pause = events.find(interrupts);
  if (show === 'interrupt' && pause !== undefined) {
    return (
      <main style={{ maxWidth: '36rem', margin: '2rem auto' }}>
        <Interrupt view={view} event={pause} settings={settings} />
      </main>
    );
  }
  if (show === 'end') return <EndDetails view={view} />;
  return (
    <main style={{ blockSize: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <header style={{ blockSize: 'var(--bar)', flex: 'none', overflow: 'hidden' }}>
        {location.search}
      </header>
      <Board
        view={view}
        seat={seat}
        names={names}
        legal={seat === null ? [] : module.legal(state, seat)}
        rules={module}
        play={move => {
          if (seat !== null) setEvents(module.apply(state, seat, move, chance));
        }}
        pending={false}
        settings={settings}
        moment="live"
        highlight={undefined}
      />
    </main>
  );
}

const record = (view: unknown) => (typeof view === 'object' ? view : {});
