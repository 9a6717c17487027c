// The contents of the rules, shown beside them if there is room; with hit counts while searching.
import { Button } from 'react-aria-components';
import { useText } from '../../i18n/use-text.ts';
import styles from './help-sheet.module.css';
import type { FoundChapter, ReadChapter } from './search.ts';

export interface ContentsProps {
  chapters: readonly ReadChapter[];
  found: readonly FoundChapter[];
  words: readonly string[];
  onGo(chapter: string): void;
}

export function Contents({ chapters, found, words, onGo }: ContentsProps) {
  const { t, number } = useText();
  return (
    <nav className={styles.contents} aria-label={t('help.contents')}>
      <ol>
        {found.map(({ id, hits }) => {
          const title = chapters.find(chapter => chapter.id === id)?.title;
          return (
            <li key={id}>
              <Button className={`${styles.entry}`} onPress={() => onGo(id)}>
                {title}
                {words.length === 0 ? undefined : (
                  <>
                    <span className="visually-hidden">{t('help.contents.hits', { hits })}</span>
                    <span aria-hidden="true">{number(hits)}</span>
                  </>
                )}
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
