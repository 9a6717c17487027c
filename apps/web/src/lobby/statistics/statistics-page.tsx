// The reader's results in this browser, which can be saved as a file.
import { FileTrigger } from 'react-aria-components';
import { Button } from '../../design/button.tsx';
import { DownloadIcon, FileIcon } from '../../design/icons.tsx';
import { notify } from '../../design/toast.tsx';
import { useText } from '../../i18n/use-text.ts';
import { usePersisted } from '../../net/persisted.ts';
import { Page } from '../../shared/page.tsx';
import { addPlayedGames, playedGames } from '../../shared/played-games.ts';
import { save } from '../../shared/save.ts';
import { Fields } from './fields.tsx';
import { fieldsOf, ownRecord } from './records.ts';
import { RecordsTable } from './records-table.tsx';
import styles from './statistics.module.css';
import { playedFile, readPlayedFile } from './statistics-file.ts';

export default function StatisticsPage() {
  const { t } = useText();
  const games = usePersisted(playedGames);
  const [whole] = ownRecord(games);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readPlayedFile(file);
    if (read === undefined) return notify(t('statistics.notAFile'), 'refused');
    addPlayedGames(read);
    notify(t('statistics.taken', { count: read.length }));
  };
  return (
    <Page>
      <section className={styles.page}>
        <h1>{t('statistics.title')}</h1>
        <p className={styles.lead}>{t('statistics.text')}</p>
        {whole === undefined ? (
          <p>{t('statistics.none')}</p>
        ) : (
          <>
            <RecordsTable
              title={t('statistics.all')}
              records={[whole]}
              average="none"
              names="none"
            />
            <Fields fields={fieldsOf(games, ownRecord)} names="none" />
          </>
        )}
        <div className={styles.deeds}>
          <Button
            icon={<DownloadIcon />}
            onPress={() => save('loggia-statistics.json', playedFile(games))}
            isDisabled={games.length === 0}
          >
            {t('statistics.save')}
          </Button>
          <FileTrigger
            acceptedFileTypes={['application/json', '.json']}
            onSelect={files => take(files?.[0])}
          >
            <Button icon={<FileIcon />}>{t('statistics.take')}</Button>
          </FileTrigger>
        </div>
      </section>
    </Page>
  );
}
