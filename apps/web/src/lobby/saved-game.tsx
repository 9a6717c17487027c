// The page for opening a game from a file: chosen or dropped, then watched from its first move.
import { useEffect, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Button } from '../design/button.tsx';
import { FileIcon } from '../design/icons.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import { LobbyError } from '../net/lobby-client.ts';
import page from '../shared/page.module.css';
import { Page } from '../shared/page.tsx';
import { replayPath } from '../shared/table-path.ts';
import { openSavedGame } from './saved-file.ts';
import styles from './saved-game.module.css';

export default function SavedGame() {
  const speech = useText();
  const { t } = speech;
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<LobbyError>();

  const open = async (file: File | undefined) => {
    if (file === undefined || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      go(replayPath(await openSavedGame(file)));
    } catch (refused) {
      if (!(refused instanceof LobbyError)) throw refused;
      setError(refused);
    } finally {
      setBusy(false);
    }
  };
  const isOver = useFileDrop(open);

  return (
    <Page>
      <section className={styles.saved}>
        <h1>{t('saved.title')}</h1>
        <p>{t('saved.text')}</p>
        <div className={styles.zone} data-over={isOver ? 'yes' : undefined} aria-busy={busy}>
          <FileIcon />
          <p className={styles.drop}>{t('saved.drop')}</p>
          <FileTrigger
            acceptedFileTypes={['application/json', '.json']}
            onSelect={files => open(files?.[0])}
          >
            <Button look="main" isDisabled={busy}>
              {t('saved.choose')}
            </Button>
          </FileTrigger>
        </div>
        <p role="status">{busy ? t('saved.reading') : ''}</p>
        <div role="alert">
          {error === undefined ? undefined : (
            <p className={page.trouble}>{refusalText(speech, error)}</p>
          )}
        </div>
      </section>
    </Page>
  );
}

/** A file dropped anywhere on the page, and whether one is being dragged over it. */
function useFileDrop(drop: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const dropped = useRef(drop);
  dropped.current = drop;
  useEffect(() => {
    const end = new AbortController();
    const on = <E extends 'dragover' | 'dragleave' | 'drop'>(
      event: E,
      listen: (event: DragEvent) => void,
    ) => document.addEventListener(event, listen, { signal: end.signal });
    // A drop outside the frame must not make the browser open the file.
    on('dragover', event => {
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', ({ relatedTarget }) => setOver(relatedTarget !== null));
    on('drop', event => {
      event.preventDefault();
      setOver(false);
      dropped.current(event.dataTransfer?.files[0]);
    });
    return () => end.abort();
  }, []);
  return isOver;
}
