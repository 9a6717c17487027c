// Finished games: the server's public ones, and those of this browser.
import type { Match } from '@loggia/protocol';
import { Link, useSearch } from 'wouter';
import { Button } from '../design/button.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import { usePersisted } from '../net/persisted.ts';
import { keptTables } from '../net/seats.ts';
import { keptGames } from '../practice/kept-game.ts';
import gameRows from '../shared/game-rows.module.css';
import page from '../shared/page.module.css';
import { Page } from '../shared/page.tsx';
import { FINISHED, MINE, PRACTICE, tablePath } from '../shared/table-path.ts';
import styles from './archive.module.css';
import { Filters, useWish, type Wish } from './filters.tsx';
import { GameRow, Row } from './game-row.tsx';
import { readFinished, readMine } from './past-games.ts';
import { type Pages, usePages } from './use-pages.ts';

export default function ArchivePage({ of }: { of: 'all' | 'mine' }) {
  const { t } = useText();
  const wishing = useWish();
  const { wish } = wishing;
  const search = useSearch();
  const pages = [
    { of: 'all', path: FINISHED, title: t('archive.title') },
    { of: 'mine', path: MINE, title: t('archive.mine') },
  ];
  return (
    <Page>
      <nav className={styles.pages} aria-label={t('archive.past')}>
        {pages.map(({ of: which, path, title }) => (
          <Link
            key={which}
            href={search === '' ? path : `${path}?${search}`}
            aria-current={which === of ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <header>
        <h1>{of === 'all' ? t('archive.title') : t('archive.mine')}</h1>
        <p className={styles.about}>{of === 'all' ? t('archive.text') : t('archive.mine.text')}</p>
      </header>
      <Filters {...wishing} />
      {of === 'all' ? <Finished wish={wish} /> : <Mine wish={wish} />}
    </Page>
  );
}

function Finished({ wish }: { wish: Wish }) {
  const { t } = useText();
  const pages = usePages(JSON.stringify(wish), (cursor, signal) =>
    readFinished(wish, cursor, signal),
  );
  return <Games pages={pages} wish={wish} none={t('archive.none')} />;
}

function Mine({ wish }: { wish: Wish }) {
  const { t } = useText();
  const kept = usePersisted(keptTables);
  const ids = kept.map(({ id }) => id).join();
  const pages = usePages(`${JSON.stringify(wish)} ${ids}`, (cursor, signal) =>
    readMine(kept, wish, cursor, signal),
  );
  return (
    <>
      <Practised wish={wish} />
      <Games pages={pages} wish={wish} none={t('archive.mine.none')} />
    </>
  );
}

/** Practice games have no names to search by. */
function Practised({ wish }: { wish: Wish }) {
  const { t } = useText();
  const games = Object.values(usePersisted(keptGames)).filter(
    ({ game, levels }) =>
      wish.name === undefined &&
      (wish.game ?? game) === game &&
      (wish.players ?? levels.length + 1) === levels.length + 1,
  );
  return games.length === 0 ? undefined : (
    <section className={styles.games} aria-label={t('archive.practice')}>
      <h2>{t('archive.practice')}</h2>
      <ul className={gameRows.rows}>
        {games.map(({ game, levels, begun }) => (
          <Row
            key={game}
            game={game}
            at={begun}
            people={t('archive.practice.bots', { count: levels.length })}
          >
            <Link href={tablePath({ game, id: PRACTICE })}>{t('archive.practice.go')}</Link>
          </Row>
        ))}
      </ul>
    </section>
  );
}

interface GamesProps {
  pages: Pages<Match>;
  wish: Wish;
  /** Shown when the list is empty. */
  none: string;
}

function Games({ pages: { items, isReading, error, more }, wish, none }: GamesProps) {
  const speech = useText();
  const { t } = speech;
  const isSearch = Object.keys(wish).length > 0;
  return (
    <section className={styles.games} aria-label={t('archive.past')} aria-busy={isReading}>
      {items.length === 0 ? undefined : (
        <ul className={gameRows.rows}>
          {items.map(match => (
            <GameRow key={match.matchID} match={match} />
          ))}
        </ul>
      )}
      <p role="status" className={error === undefined ? styles.about : page.trouble}>
        {error === undefined
          ? items.length === 0 && !isReading && none
          : refusalText(speech, error)}
      </p>
      {more === undefined ? undefined : (
        <Button onPress={more} isDisabled={isReading}>
          {isSearch ? t('archive.further') : t('archive.more')}
        </Button>
      )}
    </section>
  );
}
