// The first page: the doors, your tables, open tables, live tables.
import type { GameInfo, Match } from '@loggia/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { FIRST_GAME } from '../boards/games.ts';
import { Arches } from '../design/arches.tsx';
import { FileIcon } from '../design/icons.tsx';
import { notify } from '../design/toast.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import type { Identity } from '../net/identity.ts';
import { identity } from '../net/identity.ts';
import { ask, LobbyError } from '../net/lobby-client.ts';
import { usePersisted } from '../net/persisted.ts';
import { keptTables } from '../net/seats.ts';
import { usePolling } from '../net/use-lobby.ts';
import { openTable, playNow } from '../room/open-table.ts';
import { IdentityDialog } from '../shared/identity-dialog.tsx';
import { Page } from '../shared/page.tsx';
import { PRACTICE, SAVED, tablePath } from '../shared/table-path.ts';
import { Door } from './door.tsx';
import styles from './lobby.module.css';
import { Newcomer } from './newcomer.tsx';
import { TableList } from './table-list.tsx';
import { readYourTables } from './your-tables.ts';

const FRESH = 4000;

interface Offer {
  games: GameInfo[];
  waiting: Match[];
  running: Match[];
}

async function readOffer(signal: AbortSignal): Promise<Offer> {
  const games = await ask('describeGames', { signal });
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

export function Home() {
  const speech = useText();
  const { t } = speech;
  const [, go] = useLocation();
  const kept = usePersisted(keptTables);
  const offer = usePolling(readOffer, FRESH, 'offer');
  const yours = usePolling(signal => readYourTables(kept, signal), FRESH, keyOf(kept));
  const [asking, setAsking] = useState<'play' | 'open'>();
  const [busy, setBusy] = useState(false);
  const game = offer.value?.games[0];

  const enter = async (door: 'play' | 'open', who: Identity) => {
    if (game === undefined) return;
    setBusy(true);
    try {
      const table = await (door === 'play' ? playNow(game, who) : openTable(game, who));
      go(tablePath(table));
    } catch (error) {
      if (!(error instanceof LobbyError)) throw error;
      notify(refusalText(speech, error), 'refused');
    } finally {
      setBusy(false);
    }
  };
  const knock = (door: 'play' | 'open') => {
    const who = identity.get();
    if (who.name === '') setAsking(door);
    else enter(door, who);
  };
  const watch = () => document.getElementById('live-tables')?.scrollIntoView({ block: 'start' });

  return (
    <Page>
      <section className={styles.hero}>
        <div className={styles.scene}>
          <Arches />
        </div>
        <h1>{t('home.title')}</h1>
        <p>{t('app.motto')}</p>
      </section>
      <nav className={styles.doors} aria-label={t('home.doors')}>
        {game?.bots ? (
          <Door
            art="cards"
            title={t('home.play')}
            text={t('home.play.text')}
            onOpen={() => knock('play')}
            isDisabled={busy}
          />
        ) : undefined}
        <Door
          art="table"
          title={t('home.open')}
          text={t('home.open.text')}
          onOpen={() => knock('open')}
          isDisabled={busy || game === undefined}
        />
        <Door
          art="hourglass"
          title={t('home.practice')}
          text={t('home.practice.text')}
          onOpen={() => go(tablePath({ game: game?.name ?? FIRST_GAME, id: PRACTICE }))}
        />
        <Door art="eye" title={t('home.watch')} text={t('home.watch.text')} onOpen={watch} />
      </nav>
      <Newcomer game={game?.name ?? FIRST_GAME} />
      {offer.error === undefined ? undefined : (
        <p className={styles.trouble} role="status">
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
        tables={offer.value?.waiting.map(match => ({ match }))}
      />
      <TableList
        id="live-tables"
        title={t('home.liveTables')}
        empty={t('home.liveTables.none')}
        tables={offer.value?.running.map(match => ({ match }))}
      />
      <Link href={SAVED} className={styles.saved}>
        <FileIcon />
        {t('saved.title')}
      </Link>
      <IdentityDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onChosen={who => asking && enter(asking, who)}
      />
    </Page>
  );
}

const keyOf = (kept: readonly { id: string }[]) => kept.map(({ id }) => id).join(' ');
