// The prompt of this board.
import { PRICES } from '@loggia/pillars';
import { useText } from '../../../i18n/use-text.ts';
import { ChoicePrompt } from '../../../kit/prompt/choice-prompt.tsx';
import { useBoard, useReason } from '../context.ts';
import type { Deal } from '../model/choice.ts';
import { prompt } from '../model/prompt.ts';

export function Prompt() {
  const { t } = useText();
  const board = useBoard();
  const reason = useReason();
  const { view, seat, legal, choice } = board;
  return (
    <ChoicePrompt
      board={board}
      why={type => reason({ type })}
      message={prompt(view, seat, legal, choice)}
      confirmation={
        choice?.kind === 'deal'
          ? {
              label: t(`pillars.market.deal.${choice.deal.type}`, words(choice.deal)),
              move: choice.deal,
              focus: 'later',
            }
          : undefined
      }
    />
  );
}

const words = ({ cube, amount }: Deal) => ({ count: amount, cube, gold: PRICES[cube] * amount });
