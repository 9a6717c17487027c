// The table's commitment to its shuffle, and the word a player may add.
import type { Chance } from '@loggia/protocol';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/text-field.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './room.module.css';

export interface PromisePanelProps {
  chance: Chance;
  names: readonly SeatInfo[];
  /** The reader's seat; before they have one, the word waits here. */
  seat: number | undefined;
  word: string;
  onWord(word: string): void;
  onAdd(seat: number): void;
}

const WORD_MOST = 60;

export function PromisePanel({ chance, names, seat, word, onWord, onAdd }: PromisePanelProps) {
  const { t } = useText();
  const said = names
    .map((info, at) => ({ ...info, added: chance.words[at] ?? '' }))
    .filter(({ added }) => added !== '');
  return (
    <section className={styles.promise}>
      <h2>{t('chance.title')}</h2>
      <p>{t('chance.text')}</p>
      <p>
        {t('chance.seal')} <code>{chance.commitment}</code>
      </p>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (seat !== undefined) onAdd(seat);
        }}
      >
        <TextField label={t('chance.word')} value={word} onChange={onWord} maxLength={WORD_MOST} />
        {seat === undefined ? undefined : (
          <Button type="submit" isDisabled={word.trim() === chance.words[seat]}>
            {t('chance.add')}
          </Button>
        )}
      </form>
      <p>{seat === undefined ? t('chance.wordLater') : t('chance.wordHint')}</p>
      {said.length === 0 ? undefined : (
        <ul aria-label={t('chance.words')}>
          {said.map(({ look, name, added }) => (
            <li key={look}>{t('chance.said', { name, word: added })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
