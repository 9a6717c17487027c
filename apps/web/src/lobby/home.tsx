// The first page: the shelf of games, the doors, your tables, open tables, live tables.
import type { GameInfo, Match } from '@loggia/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { cardOf } from '../boards/games.ts';
import { Arches } from '../design/arches.tsx';
import { FileIcon } from '../design/icons.tsx';
import { notify } from '../design/toast.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import type { Identity } from '../net/identity.ts';
import { identity, ownGuestNumber } from '../net/identity.ts';
import { ask, LobbyError } from '../net/lobby-client.ts';
import { usePersisted } from '../net/persisted.ts';
import { keptTables, type TableId } from '../net/seats.ts';
import { usePolling } from '../net/use-lobby.ts';
import IdentityDialog from '../shared/identity-dialog.tsx';
import { openTable, playNow } from '../shared/open-table.ts';
import page from '../shared/page.module.css';
import { Page } from '../shared/page.tsx';
import { PRACTICE, SAVED, tablePath } from '../shared/table-path.ts';
import { useChosenGame } from './chosen-game.ts';
import { Door } from './door.tsx';
import styles from './lobby.module.css';
import { Newcomer } from './newcomer.tsx';
import { Shelf } from './shelf.tsx';
import { TableList } from './table-list.tsx';
import { readYourTables } from './your-tables.ts';

const FRESH = 4000;

interface Offer {
  games: GameInfo[];
  waiting: Match[];
  running: Match[];
}

async function readOffer(signal: AbortSignal): Promise<Offer> {
  // A game this client has no board for is played elsewhere.
  const games = (await ask('describeGames', { signal })).filter(({ name }) => cardOf(name));
  const lists = await Promise.all(
    games.flatMap(({ name }) =>
      (['waiting', 'running'] as const).map(status =>
        ask('listMatches', { game: name, query: { status, limit: 50 }, signal }),
      ),
    ),
  );
  const matches = lists.flatMap(list => list.matches);
  return {
    games,
    waiting: matches.filter(match => match.status === 'waiting'),
    running: matches.filter(match => match.status === 'running'),
  };
}

export default function Home() {
  const speech = useText();
  const { t, text } = speech;
  const [, go] = useLocation();
  const kept = usePersisted(keptTables);
  const offer = usePolling(readOffer, FRESH, 'offer');
  const yours = usePolling(signal => readYourTables(kept, signal), FRESH, keyOf(kept));
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const told = offer.value?.games;
  const { games, chosen, choose } = useChosenGame(told);
  const info = told?.find(({ name }) => name === chosen);
  const game = chosen === undefined ? '' : text(`${chosen}.name`);

  const enter = async (open: (info: GameInfo) => Promise<TableId>) => {
    if (info === undefined) return;
    setBusy(true);
    try {
      go(tablePath(await open(info)));
    } catch (error) {
      if (!(error instanceof LobbyError)) throw error;
      notify(refusalText(speech, error), 'refused');
    } finally {
      setBusy(false);
    }
  };
  const open = (who: Identity) => enter(info => openTable(info, who));
  /** At once: bots do not ask for a name. */
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
  const isAlone = info === undefined ? offer.error !== undefined : !info.bots;
  const mine = new Set(yours.value?.map(({ match }) => match.matchID));
  const others = (matches: readonly Match[] | undefined) =>
    matches?.filter(({ matchID }) => !mine.has(matchID)).map(match => ({ match }));

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
      {offer.error === undefined ? undefined : (
        <p className={page.trouble} role="status">
          {refusalText(speech, offer.error)}
        </p>
      )}
      {yours.value === undefined || yours.value.length === 0 ? undefined : (
        <TableList id="your-tables" title={t('home.yours')} empty="" tables={yours.value} />
      )}
      <TableList
        id="open-tables"
        title={t('home.openTables')}
        empty={t('home.openTables.none')}
        tables={others(offer.value?.waiting)}
      />
      <TableList
        id="live-tables"
        title={t('home.liveTables')}
        empty={t('home.liveTables.none')}
        tables={others(offer.value?.running)}
      />
      <Link href={SAVED} className={styles.saved}>
        <FileIcon />
        {t('saved.title')}
      </Link>
      <IdentityDialog open={isAsking} onClose={() => setAsking(false)} onChosen={open} />
    </Page>
  );
}

const keyOf = (kept: readonly { id: string }[]) => kept.map(({ id }) => id).join(' ');
