// The page of a circle: its current table, the next one, standings, and past games.
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/button.tsx';
import { LinkIcon, PlusIcon } from '../../design/icons.tsx';
import { refusalText } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/use-text.ts';
import { forgetCircle, keepCircle } from '../../net/circles.ts';
import { identity } from '../../net/identity.ts';
import { ask } from '../../net/lobby-client.ts';
import { keepTable } from '../../net/seats.ts';
import { useAttempt, useReading } from '../../net/use-lobby.ts';
import { circleLink } from '../../shared/circle-path.ts';
import { copyLink } from '../../shared/copy-link.ts';
import IdentityDialog from '../../shared/identity-dialog.tsx';
import { Sorry } from '../../shared/missing.tsx';
import { openTable } from '../../shared/open-table.ts';
import { Page } from '../../shared/page.tsx';
import { Resting } from '../../shared/resting.tsx';
import { tablePath } from '../../shared/table-path.ts';
import { Fields } from '../statistics/fields.tsx';
import { fieldsOf, recordsOf } from '../statistics/records.ts';
import { RecordsTable } from '../statistics/records-table.tsx';
import statistics from '../statistics/statistics.module.css';
import { TableList } from '../table-list.tsx';
import { circleTables, membersOf, openTables, playedTables } from './circle-tables.ts';

export default function CirclePage() {
  const speech = useText();
  const { t } = speech;
  const key = useKey();
  const { value: tables, error } = useReading(signal => circleTables(key, signal), key);
  useEffect(() => {
    if (tables === undefined) return;
    keepCircle({ key, names: membersOf(tables) });
    // The circle's link is an invitation to each of its tables.
    for (const { gameName: game, matchID: id, invite } of openTables(tables)) {
      if (invite !== undefined) keepTable({ game, id }, { invite });
    }
  }, [key, tables]);
  useEffect(() => {
    if (error?.code === 'circle.unknown') forgetCircle(key);
  }, [key, error]);

  if (tables === undefined) {
    if (error === undefined) return <Resting />;
    const title = error.code === 'circle.unknown' ? 'missing.title' : 'circle.title';
    return <Sorry title={t(title)} text={refusalText(speech, error)} />;
  }
  const played = playedTables(tables);
  const listed = (over: boolean) =>
    tables.filter(({ status }) => (status === 'over') === over).map(match => ({ match }));
  return (
    <Page>
      <section className={statistics.page}>
        <h1>{t('circle.title')}</h1>
        <p className={statistics.lead}>
          {t('circle.text', { names: speech.list(membersOf(tables)) })}
        </p>
        <div className={statistics.deeds}>
          <Button icon={<LinkIcon />} onPress={() => copyLink(circleLink(key), t('circle.copied'))}>
            {t('circle.copy')}
          </Button>
        </div>
        <TableList
          id="circle-now"
          title={t('circle.now')}
          empty={t('circle.now.none')}
          tables={listed(false)}
        />
        <NextTable circle={key} />
        {played.length === 0 ? undefined : (
          <>
            <RecordsTable
              title={t('circle.standings')}
              records={recordsOf(played)}
              average="none"
            />
            <Fields fields={fieldsOf(played)} />
          </>
        )}
        <TableList
          id="circle-played"
          title={t('circle.played')}
          empty={t('circle.played.none')}
          tables={listed(true)}
        />
      </section>
    </Page>
  );
}

/** A table of any game, opened for the circle; the player who opens it takes a seat. */
function NextTable({ circle }: { circle: string }) {
  const { t, text } = useText();
  const attempt = useAttempt();
  const [, go] = useLocation();
  const [wanted, setWanted] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { value: games = [] } = useReading(signal => ask('describeGames', { signal }), 'games');
  const open = async (name: string, who = identity.get()) => {
    const info = games.find(game => game.name === name);
    if (info === undefined) return;
    if (who.name === '') return setWanted(name);
    setBusy(true);
    await attempt(async () => go(tablePath(await openTable(info, who, circle)))).finally(() =>
      setBusy(false),
    );
  };
  return (
    <section aria-labelledby="circle-next">
      <h2 id="circle-next">{t('circle.next')}</h2>
      <div className={statistics.deeds}>
        {games.map(({ name }) => (
          <Button key={name} icon={<PlusIcon />} onPress={() => open(name)} isDisabled={busy}>
            {text(`${name}.name`)}
          </Button>
        ))}
      </div>
      <IdentityDialog
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        onChosen={who => wanted !== undefined && open(wanted, who)}
      />
    </section>
  );
}

/** In the fragment of the URL, which no server and no log ever sees. */
function useKey(): string {
  const [key, setKey] = useState(location.hash.slice(1));
  useEffect(() => {
    const read = () => setKey(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return key;
}
