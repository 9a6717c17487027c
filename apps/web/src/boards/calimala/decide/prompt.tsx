// The prompt of this board: its sentence, and what confirms a choice.
import type { Move } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { ChoicePrompt } from '../../../kit/prompt/choice-prompt.tsx';
import { useBoard, useReason } from '../context.ts';
import { type Choice, offers, placements } from '../model/choice.ts';
import { deliveryOf, isDelivery } from '../model/deliveries.ts';
import { choicePrompt, prompt } from '../model/prompt.ts';

export function Prompt() {
  const { t } = useText();
  const board = useBoard();
  const { view, seat, legal, choice } = board;
  const reason = useReason();
  return (
    <ChoicePrompt
      board={board}
      why={type => reason({ type })}
      restart={t('calimala.prompt.restart')}
      message={choice === undefined ? prompt(view, seat, legal) : choicePrompt(choice)}
      confirmation={
        choice !== undefined && endsWithButton(choice)
          ? {
              label: t(`calimala.confirm.${choice.kind}`),
              move: confirmed(legal, choice),
              focus: choice.kind === 'deed' ? 'later' : 'now',
              // Both kinds of disc may be available.
              isOpen: choice.kind === 'street' && placements(legal, choice.street).length > 1,
            }
          : undefined
      }
    />
  );
}

/** An action ends at its target, unless several cloths are delivered at once. */
const endsWithButton = (choice: Choice) =>
  choice.kind !== 'deed' || choice.action === 'ship' || choice.action === 'transport';

/** The move a confirmation plays, once the choice is complete. */
function confirmed(legal: readonly Move[], choice: Choice): Move | undefined {
  const offered = offers(legal, choice);
  if (choice.kind !== 'deed') return offered[0];
  return deliveryOf(offered.filter(isDelivery), choice.cargo);
}
