// The prompt of this board: its sentence, and what confirms a choice.
import { useText } from '../../../i18n/use-text.ts';
import { ChoicePrompt } from '../../../kit/prompt/choice-prompt.tsx';
import { useBoard, useReason } from '../context.ts';
import { confirmed, endsWithButton } from '../model/choice.ts';
import { choicePrompt, prompt } from '../model/prompt.ts';

export function Prompt() {
  const { t } = useText();
  const board = useBoard();
  const reason = useReason();
  const { view, seat, legal, choice } = board;
  const move = choice === undefined ? undefined : confirmed(legal, choice);
  return (
    <ChoicePrompt
      board={board}
      why={type => reason({ type })}
      message={choice === undefined ? prompt(view, seat, legal) : choicePrompt(choice)}
      confirmation={
        choice !== undefined && endsWithButton(choice)
          ? {
              label: t(
                `capitals.confirm.${choice.kind === 'prosperity' ? choice.deed : choice.kind}`,
              ),
              move,
              focus: move === undefined ? 'later' : 'now',
            }
          : undefined
      }
    />
  );
}
