// The rules in short, in the reader's language.
import { Dialog } from '../design/dialog.tsx';
import type { TextKey } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './help-sheet.module.css';

/** A game's help is every pair of texts `<game>.rules.<n>.title` and `<game>.rules.<n>.text`. */
const MOST_CHAPTERS = 30;

export default function HelpSheet({ game, onClose }: { game: string; onClose(): void }) {
  const { t, has } = useText();
  const chapters: { title: TextKey; text: TextKey }[] = [];
  for (let n = 1; n <= MOST_CHAPTERS; n++) {
    const title = `${game}.rules.${n}.title`;
    const text = `${game}.rules.${n}.text`;
    if (has(title) && has(text)) chapters.push({ title, text });
  }
  return (
    <Dialog title={t('help.title')} open onClose={onClose} shape="sheet">
      <p className={styles.keys}>{t('help.keys')}</p>
      {chapters.map(({ title, text }) => (
        <section key={title} className={styles.chapter}>
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
        </section>
      ))}
    </Dialog>
  );
}
