// A board as its reader sees it, in words.
import type { GameModule, Typed, Viewer } from '@loggia/kernel';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { PLAYER_LOOKS } from '../../src/design/player-look.ts';
import type { BoardProps } from '../../src/game/board-props.ts';
import { Names } from '../../src/kit/names.tsx';

/** How a game's positions are drawn, for any reader and with any offered moves. */
export function drawing<View, State extends View, Move extends Typed, Event extends Typed>(
  Board: ComponentType<BoardProps<View, Move, Event>>,
  rules: GameModule<View, State, Move, Event>,
) {
  return (
    { state, events }: { state: State & { players: readonly unknown[] }; events: Event[] },
    viewer: Viewer,
    legal: Move[],
  ): string => {
    const names = state.players.map((_, seat) => ({
      name: `Player ${seat}`,
      look: PLAYER_LOOKS[seat] ?? ('blue' as const),
      connected: true,
    }));
    return renderToString(
      <Names names={names} reader={viewer}>
        <Board
          view={{ ...rules.view(state, viewer), events }}
          seat={viewer}
          names={names}
          legal={legal}
          rules={rules}
          play={() => undefined}
          pending={false}
          settings={{ motion: 'reduced', forced: 'ask', confirm: 'game' }}
          moment="live"
          highlight={undefined}
        />
      </Names>,
    );
  };
}
