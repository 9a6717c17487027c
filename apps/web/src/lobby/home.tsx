// The first page: the shelf of games, the doors, your tables, open tables, live tables.
import type { GameInfo } from '@loggia/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Arches } from '../design/arches.tsx';
import { CrownIcon, FileIcon, HourglassIcon, PeopleIcon } from '../design/icons.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import type { Identity } from '../net/identity.ts';
import { identity, ownGuestNumber } from '../net/identity.ts';
import type { TableId } from '../net/seats.ts';
import { useAttempt } from '../net/use-lobby.ts';
import IdentityDialog from '../shared/identity-dialog.tsx';
import { openTable, playNow } from '../shared/open-table.ts';
import page from '../shared/page.module.css';
import { Page } from '../shared/page.tsx';
import { FINISHED, MINE, PRACTICE, SAVED, STATISTICS, tablePath } from '../shared/table-path.ts';
import { useChosenGame } from './chosen-game.ts';
import { Circles } from './circle/circles.tsx';
import { Door } from './door.tsx';
import styles from './lobby.module.css';
import { Newcomer } from './newcomer.tsx';
import { Shelf } from './shelf.tsx';
import { TableList } from './table-list.tsx';
import { useLists } from './use-lists.ts';

export default function Home() {
  const speech = useText();
  const attempt = useAttempt();
  const { t, text } = speech;
  const [, go] = useLocation();
  const { games: told, error, yours, waiting, running } = useLists();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { games, chosen, choose } = useChosenGame(told);
  const info = told?.find(({ name }) => name === chosen);
  const game = chosen === undefined ? '' : text(`${chosen}.name`);

  const enter = async (open: (info: GameInfo) => Promise<TableId>) => {
    if (info === undefined) return;
    setBusy(true);
    await attempt(async () => go(tablePath(await open(info)))).finally(() => setBusy(false));
  };
  const open = (who: Identity) => enter(info => openTable(info, who));
  /** Starts at once: bots do not need to know a name. */
  const play = () => {
    const who = identity.get();
    const guest = () => t('chat.guestNumber', { number: String(ownGuestNumber()) });
    return enter(info => playNow(info, who.name === '' ? { ...who, name: guest() } : who));
  };
  const knock = () => {
    const who = identity.get();
    if (who.name === '') setAsking(true);
    else open(who);
  };
  const watch = () => document.getElementById('live-tables')?.scrollIntoView({ block: 'start' });
  const isAlone = info === undefined ? error !== undefined : !info.bots;

  return (
    <Page game={chosen}>
      <section className={styles.hero}>
        <div className={styles.scene}>
          <Arches />
        </div>
        <h1>{t('home.title')}</h1>
        <p>{t('app.motto')}</p>
      </section>
      {chosen === undefined ? undefined : (
        <>
          <Shelf games={games} told={told ?? []} chosen={chosen} onChoose={choose} />
          <nav className={styles.doors} aria-label={t('home.doors')}>
            {isAlone ? (
              <Door
                art="hourglass"
                title={t('home.practice')}
                text={t('home.practice.text')}
                onOpen={() => go(tablePath({ game: chosen, id: PRACTICE }))}
              />
            ) : (
              <Door
                art="cards"
                title={t('home.play')}
                text={t('home.play.text', { game })}
                onOpen={play}
                isDisabled={busy || info === undefined}
              />
            )}
            <Door
              art="table"
              title={t('home.open')}
              text={t('home.open.text', { game })}
              onOpen={knock}
              isDisabled={busy || info === undefined}
            />
            <Door art="eye" title={t('home.watch')} text={t('home.watch.text')} onOpen={watch} />
          </nav>
          <Newcomer game={chosen} practice={isAlone ? 'door' : 'offered'} />
        </>
      )}
      {error === undefined ? undefined : (
        <p className={page.trouble} role="status">
          {refusalText(speech, error)}
        </p>
      )}
      {yours === undefined || yours.length === 0 ? undefined : (
        <TableList id="your-tables" title={t('home.yours')} empty="" tables={yours} />
      )}
      <TableList
        id="open-tables"
        title={t('home.openTables')}
        empty={t('home.openTables.none')}
        tables={waiting}
      />
      <TableList
        id="live-tables"
        title={t('home.liveTables')}
        empty={t('home.liveTables.none')}
        tables={running}
      />
      <Circles />
      <nav className={styles.past} aria-label={t('archive.past')}>
        <Link href={FINISHED} className={styles.saved}>
          <CrownIcon />
          {t('archive.title')}
        </Link>
        <Link href={MINE} className={styles.saved}>
          <HourglassIcon />
          {t('archive.mine')}
        </Link>
        <Link href={SAVED} className={styles.saved}>
          <FileIcon />
          {t('saved.title')}
        </Link>
        <Link href={STATISTICS} className={styles.saved}>
          <PeopleIcon />
          {t('home.statistics')}
        </Link>
      </nav>
      <IdentityDialog open={isAsking} onClose={() => setAsking(false)} onChosen={open} />
    </Page>
  );
}
