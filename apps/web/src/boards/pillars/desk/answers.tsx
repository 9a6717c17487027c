// Questions of the steps that are answered with a button: bishop, cloak, cube, remission of tax.
import type { Move } from '@loggia/pillars';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { GoodIcon } from '../art/goods.tsx';
import { useBoard } from '../context.ts';
import styles from './desk.module.css';

export function Answers() {
  const { t } = useText();
  const { view, legal, play, pending } = useBoard();
  const answers = legal.filter(isAnswer);
  return (
    <>
      {view.part !== 'over' && view.tax > 0 && (
        <p className={styles.big}>{t('pillars.tax', { tax: view.tax })}</p>
      )}
      <div className={styles.buttons}>
        {answers.map(move => (
          <Button
            key={JSON.stringify(move)}
            isDisabled={pending}
            onPress={() => play(move)}
            {...(move.type === 'takeCube' ? { icon: <GoodIcon good={move.cube} /> } : {})}
          >
            <AnswerLabel move={move} />
          </Button>
        ))}
      </div>
    </>
  );
}

type Answer = Extract<Move, { type: 'askBishop' | 'takeCube' | 'playCard' | 'holdCard' }>;

const isAnswer = (move: Move): move is Answer =>
  move.type === 'askBishop' ||
  move.type === 'takeCube' ||
  move.type === 'playCard' ||
  move.type === 'holdCard';

function AnswerLabel({ move }: { move: Answer }) {
  const { t } = useText();
  switch (move.type) {
    case 'askBishop':
      return t(`pillars.bishop.${move.for}`);
    case 'takeCube':
      return t('pillars.bishop.take', { cube: move.cube });
    case 'playCard':
      return t('pillars.card.play', { card: move.card });
    case 'holdCard':
      return t('pillars.card.hold');
  }
}
