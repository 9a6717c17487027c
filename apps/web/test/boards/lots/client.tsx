// A board for the fixture, made only of the kit: it has nothing in common with Calimala's.
import type { Event, Move, View } from '@loggia/fixture-lots';
import type { BoardProps } from '../../../src/game/board-props.ts';
import { gameCard } from '../../../src/game/game-card.ts';
import type { GameClient } from '../../../src/game/game-client.ts';
import { type Choosing, useChoosing } from '../../../src/kit/board.ts';
import { BoardFrame } from '../../../src/kit/board-frame.tsx';
import { useName } from '../../../src/kit/names.tsx';
import { ChoicePrompt } from '../../../src/kit/prompt/choice-prompt.tsx';
import { Target } from '../../../src/kit/target.tsx';

/** Every move ends at its target; no choice has a second step. */
const CHOOSING: Choosing<Move, never, string> = {
  offers: legal => [...legal],
  targetOf(move) {
    if (move.type === 'bid') return `bid:${move.coins}`;
    return move.type === 'polish' || move.type === 'peek' ? move.type : undefined;
  },
  stepOf: () => '',
};

function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, legal } = props;
  const { board, root } = useChoosing(props, CHOOSING);
  const nameOf = useName();
  const coins = seat === null ? 0 : (view.players[seat]?.coins ?? 0);
  const message = { key: legal.length > 0 ? 'lots.prompt.yours' : 'lots.prompt.wait', params: {} };
  return (
    <BoardFrame
      board={board}
      root={root}
      flightsOf={() => []}
      drawPiece={() => undefined}
      touchedBy={() => []}
    >
      <ol>
        {view.players.map(({ bid, hand, points }, other) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change their order
          <li key={other} data-seat={other}>
            {nameOf(other)} {points} <i data-bid={bid} data-hand={String(hand)} />
          </li>
        ))}
      </ol>
      {Array.from({ length: coins + 1 }, (_, bid) => bid).map(bid => (
        <Target key={bid} target={`bid:${bid}`} label={`${bid}`}>
          {bid}
        </Target>
      ))}
      <Target target="polish" label="polish">
        +
      </Target>
      <Target target="peek" label="peek">
        ?
      </Target>
      <ChoicePrompt board={board} message={message} confirmation={undefined} />
    </BoardFrame>
  );
}

const client: GameClient<View, Move, Event> = {
  firstGame: {},
  Board,
  status: () => [],
  interrupts: () => false,
  Interrupt: () => undefined,
  EndDetails: () => undefined,
  gained: () => [],
  moment: () => undefined,
  sounds: {},
};

const texts = async () => ({ 'lots.prompt.yours': 'Bid or work.', 'lots.prompt.wait': 'Wait.' });

/** Neither lessons nor a coach: a game may lack both. */
export const lotsCard = gameCard({
  name: { en: 'Lots', de: 'Lots', hu: 'Lots', ru: 'Lots' },
  minutes: [5, 10],
  Emblem: () => undefined,
  texts: { en: texts, de: texts, hu: texts, ru: texts },
  client: async () => client,
});
