// The rules in the reader's language: chapters with pictures, to be read or searched.
import { use, useDeferredValue, useMemo, useRef, useState } from 'react';
import { gameHelp } from '../../boards/lessons.ts';
import { Dialog } from '../../design/dialog.tsx';
import { SearchField } from '../../design/search-field.tsx';
import type { Chapter, Passage } from '../../game/game-help.ts';
import type { Speech } from '../../i18n/use-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Contents } from './contents.tsx';
import styles from './help-sheet.module.css';
import { Marked } from './marked.tsx';
import { type ReadChapter, search, wordsOf } from './search.ts';

export interface HelpSheetProps {
  game: string;
  onClose(): void;
}

export default function HelpSheet({ game, onClose }: HelpSheetProps) {
  const help = use(gameHelp(game));
  return help === undefined ? (
    <NoRules game={game} onClose={onClose} />
  ) : (
    <Rules game={game} chapters={help.chapters} onClose={onClose} />
  );
}

/** Not every game has its rules here. */
function NoRules({ game, onClose }: HelpSheetProps) {
  const { t, text } = useText();
  const name = text(`${game}.name`);
  return (
    <Dialog title={`${name}: ${t('help.title')}`} open onClose={onClose}>
      <p>{t('help.noRules', { game: name })}</p>
    </Dialog>
  );
}

function Rules({ game, chapters, onClose }: HelpSheetProps & { chapters: readonly Chapter[] }) {
  const speech = useText();
  const { t, text } = speech;
  const [question, setQuestion] = useState('');
  const words = wordsOf(useDeferredValue(question));
  const book = useRef<HTMLDivElement>(null);
  const read = useMemo(
    () => chapters.map(chapter => readChapter(speech, game, chapter)),
    [speech, game, chapters],
  );
  const found = search(read, words);
  const goTo = (chapter: string) => {
    const heading = book.current?.querySelector<HTMLElement>(`[data-chapter="${chapter}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <Dialog
      title={`${text(`${game}.name`)}: ${t('help.title')}`}
      open
      onClose={onClose}
      shape="book"
    >
      <div className={styles.search}>
        <SearchField
          label={t('help.search')}
          clearLabel={t('help.clear')}
          value={question}
          onChange={setQuestion}
          autoFocus={hasKeyboard()}
        />
        <p role="status" className={styles.hits}>
          {hitsText(speech, question, words, found)}
        </p>
      </div>
      <div className={styles.book} ref={book}>
        <Contents chapters={read} found={found} words={words} onGo={goTo} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it */}
        <section className={styles.chapters} aria-label={t('help.title')} tabIndex={0}>
          {chapters.map(chapter => {
            const hit = found.find(({ id }) => id === chapter.id);
            return hit === undefined ? undefined : (
              <ChapterText
                key={chapter.id}
                name={`${game}.rules.${chapter.id}`}
                chapter={chapter}
                shown={hit.passages}
                words={words}
              />
            );
          })}
          {words.length > 0 ? undefined : (
            <section className={styles.keys}>
              <h3>{t('help.keys.title')}</h3>
              <p>{t('help.keys')}</p>
            </section>
          )}
        </section>
      </div>
    </Dialog>
  );
}

/** On a touch screen the on-screen keyboard would cover the rules. */
const hasKeyboard = () => globalThis.matchMedia?.('(pointer: fine)').matches ?? false;

interface ChapterTextProps {
  /** The prefix of its text keys. */
  name: string;
  chapter: Chapter;
  shown: ReadonlySet<string>;
  words: readonly string[];
}

function ChapterText({ name, chapter, shown, words }: ChapterTextProps) {
  const { text } = useText();
  return (
    <section className={styles.chapter}>
      <h3 tabIndex={-1} data-chapter={chapter.id}>
        <Marked line={text(name)} words={words} />
      </h3>
      {chapter.passages
        .filter(({ id }) => shown.has(id))
        .map(passage => (
          <PassageText key={passage.id} name={`${name}.${passage.id}`} {...passage} words={words} />
        ))}
    </section>
  );
}

type PassageTextProps = Omit<Passage, 'id'> & Pick<ChapterTextProps, 'name' | 'words'>;

function PassageText({ name, title, picture, words }: PassageTextProps) {
  const { t, text } = useText();
  return (
    <div className={styles.passage}>
      <div>
        {title === undefined ? undefined : (
          <h4>
            <Marked line={t(title)} words={words} />
          </h4>
        )}
        <p>
          <Marked line={text(name)} words={words} />
        </p>
      </div>
      {picture === undefined ? undefined : (
        <figure className={styles.figure}>
          {/* The caption says it in words; the pieces are not interactive. */}
          <div aria-hidden="true" inert>
            {picture}
          </div>
          <figcaption>
            <Marked line={text(`${name}.picture`)} words={words} />
          </figcaption>
        </figure>
      )}
    </div>
  );
}

function readChapter({ t, text }: Speech, game: string, { id, passages }: Chapter): ReadChapter {
  const name = `${game}.rules.${id}`;
  return {
    id,
    title: text(name),
    passages: passages.map(passage => ({
      id: passage.id,
      lines: [
        ...(passage.title === undefined ? [] : [t(passage.title)]),
        text(`${name}.${passage.id}`),
        ...(passage.picture === undefined ? [] : [text(`${name}.${passage.id}.picture`)]),
      ],
    })),
  };
}

function hitsText(
  { t }: Speech,
  question: string,
  words: readonly string[],
  found: ReturnType<typeof search>,
): string {
  if (words.length === 0) return '';
  if (found.length === 0) return t('help.none', { query: question.trim() });
  const count = found.reduce((sum, { hits }) => sum + hits, 0);
  return t('help.hits', { count, chapters: found.length });
}
