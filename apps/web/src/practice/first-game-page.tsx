// Starts a first game: at once, unless that would discard a game in progress.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/button.tsx';
import { PlayIcon } from '../design/icons.tsx';
import type { AnyGameClient } from '../game/game-client.ts';
import { useText } from '../i18n/use-text.ts';
import page from '../shared/page.module.css';
import { Page } from '../shared/page.tsx';
import { Resting } from '../shared/resting.tsx';
import { PRACTICE, tablePath } from '../shared/table-path.ts';
import { beginFirstGame } from './first-game.ts';
import type { KeptGame } from './kept-game.ts';
import { PracticeSetup } from './practice-setup.tsx';

export interface FirstGamePageProps {
  client: AnyGameClient;
  kept: KeptGame | undefined;
}

export function FirstGamePage({ client, kept }: FirstGamePageProps) {
  const { t } = useText();
  const [, go] = useLocation();
  const toTheTable = () =>
    go(tablePath({ game: client.module.name, id: PRACTICE }), { replace: true });
  const start = () => {
    beginFirstGame(client);
    toTheTable();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    if (kept === undefined && client.bots === 'some') start();
  }, []);
  if (client.bots === 'none') return <PracticeSetup client={client} />;
  if (kept === undefined) return <Resting />;
  return (
    <Page game={client.module.name}>
      <div className={page.sorry}>
        <h1>{t('first.title')}</h1>
        <p>{t('first.kept')}</p>
        <div className={page.answers}>
          <Button onPress={toTheTable}>{t('first.goOn')}</Button>
          <Button look="main" icon={<PlayIcon />} onPress={start}>
            {t('first.start')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
