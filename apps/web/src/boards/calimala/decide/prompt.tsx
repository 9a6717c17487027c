// The prompt bar of this board: the sentence, confirm and cancel, undo, restart and done.
import type { Move } from '@loggia/calimala';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PromptBar } from '../../../kit/prompt/prompt-bar.tsx';
import { useTable } from '../context.ts';
import { type Choice, offers } from '../model/choice.ts';
import { deliveryOf, isDelivery } from '../model/deliveries.ts';
import { choicePrompt, prompt } from '../model/prompt.ts';
import { Sentence } from '../pieces/sentence.tsx';

export function Prompt() {
  const { t } = useText();
  const { view, seat, legal, choice, choose, play, pending } = useTable();
  const player = (type: Move['type']) => {
    const move = pending ? undefined : legal.find(other => other.type === type);
    return move === undefined ? undefined : () => play(move);
  };
  const confirmed = choice === undefined ? undefined : confirmation(legal, choice);
  const buttons = choice !== undefined && (
    <>
      <Button look="plain" onPress={() => choose()}>
        {t('calimala.cancel')}
      </Button>
      {choice.kind === 'deed' && !isDeliveryChoice(choice) ? undefined : (
        <Button
          look="main"
          autoFocus={choice.kind !== 'deed'}
          isDisabled={confirmed === undefined || pending}
          onPress={() => confirmed !== undefined && play(confirmed)}
        >
          {t(`calimala.confirm.${choice.kind}`)}
        </Button>
      )}
    </>
  );
  return (
    <PromptBar
      tone={legal.length > 0 ? 'yours' : 'waiting'}
      buttons={buttons}
      onUndo={player('undo')}
      onRestart={player('restart')}
      onDone={player('done')}
    >
      <Sentence message={choice === undefined ? prompt(view, seat, legal) : choicePrompt(choice)} />
    </PromptBar>
  );
}

const isDeliveryChoice = (choice: Choice) =>
  choice.kind === 'deed' && (choice.action === 'ship' || choice.action === 'transport');

/** The move a confirmation plays, once the choice is complete. */
function confirmation(legal: readonly Move[], choice: Choice): Move | undefined {
  const offered = offers(legal, choice);
  if (choice.kind !== 'deed') return offered[0];
  return deliveryOf(offered.filter(isDelivery), choice.cargo);
}
