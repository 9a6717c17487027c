// The prompt of a board: the current sentence, with confirm and cancel while a choice is being
// made, else undo, restart and done as far as the rules offer them.
import type { Message, Typed } from '@loggia/kernel';
import { useEffect, useRef } from 'react';
import { Button } from '../../design/button.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { Board } from '../board.ts';
import { Sentence } from '../sentence.tsx';
import { noteOf } from './note.ts';
import { PromptBar } from './prompt-bar.tsx';

/** A choice that ends with a button; others end at their target. */
interface Confirmation<Move> {
  label: string;
  /** The move it plays, once the choice is complete. */
  move: Move | undefined;
  /** Whether the button is the next step, or there is more to choose first. */
  focus: 'now' | 'later';
  /**
   * Whether it could have been meant differently: then readers who play at one press are asked too.
   */
  isOpen?: boolean;
}

interface Props<Move extends Typed, Choice> {
  board: Pick<
    Board<unknown, Move, Typed, Choice>,
    | 'view'
    | 'seat'
    | 'legal'
    | 'rules'
    | 'choice'
    | 'choose'
    | 'glowing'
    | 'goesOn'
    | 'play'
    | 'pending'
    | 'pressing'
    | 'settings'
  >;
  message: Message;
  confirmation: Confirmation<Move> | undefined;
  /** Why undo or restart is not possible now. */
  why?(type: 'undo' | 'restart'): string | undefined;
  /** What the game calls a restart, if it has its own name for it. */
  restart?: string;
}

export function ChoicePrompt<Move extends Typed, Choice>(props: Props<Move, Choice>) {
  const { board, message, confirmation } = props;
  const { t } = useText();
  const { legal, choice, choose, pending, pressing, settings } = board;
  const play = pressing?.confirm ?? board.play;
  const player = (type: string) => {
    const move = legal.find(other => other.type === type);
    return move && (() => play(move));
  };
  const confirmed = confirmation?.move;
  const held = pressing?.held;
  const isClear = confirmation?.focus === 'now' && confirmation.isOpen !== true;
  useAtOnce(
    settings.confirm === 'press' && choice !== undefined && isClear && !pending
      ? confirmed
      : undefined,
    play,
  );
  const note = noteOf(board, confirmed);
  const buttons =
    held !== undefined ? (
      <>
        <Button look="plain" onPress={() => pressing?.drop()}>
          {t('kit.cancel')}
        </Button>
        <Button look="main" isDisabled={pending} onPress={() => play(held)}>
          {t('kit.confirm')}
        </Button>
      </>
    ) : choice === undefined ? undefined : (
      <>
        <Button look="plain" onPress={() => choose()}>
          {t('kit.cancel')}
        </Button>
        {confirmation !== undefined && (
          <Button
            look="main"
            autoFocus={confirmation.focus === 'now'}
            isDisabled={pending}
            why={confirmed === undefined ? t('kit.incomplete') : undefined}
            onPress={() => confirmed !== undefined && play(confirmed)}
          >
            {confirmation.label}
          </Button>
        )}
      </>
    );
  return (
    <div data-confirm style={{ gridArea: 'prompt' }}>
      <PromptBar
        tone={legal.length > 0 ? 'yours' : 'waiting'}
        note={note && t(note)}
        pause={board.goesOn?.pause}
        buttons={buttons}
        pending={pending}
        whyNoUndo={props.why?.('undo')}
        onUndo={player('undo')}
        onRestart={player('restart')}
        restart={props.restart}
        onDone={pending ? undefined : player('done')}
      >
        <Sentence message={message} />
      </PromptBar>
    </div>
  );
}

/** Plays, once, what needs no confirmation. */
function useAtOnce<Move>(move: Move | undefined, play: (move: Move) => void): void {
  const done = useRef<Move>(undefined);
  useEffect(() => {
    if (move !== undefined && move !== done.current) play(move);
    done.current = move;
  });
}
