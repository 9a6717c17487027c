// Practice: the game this browser keeps, or what to begin with.
import { use, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { gameClient } from '../boards/games.ts';
import { useText } from '../i18n/use-text.ts';
import { usePersisted } from '../net/persisted.ts';
import { Sorry } from '../shared/missing.tsx';
import { FirstGamePage } from './first-game-page.tsx';
import { keptGame } from './kept-game.ts';
import { keepForOffline } from './offline.ts';
import { PracticeSetup } from './practice-setup.tsx';
import { PracticeTable } from './practice-table.tsx';

export default function PracticePage({ game }: { game: string }) {
  const { t } = useText();
  const client = use(gameClient(game));
  const kept = usePersisted(keptGame);
  const [search] = useSearchParams();
  useEffect(keepForOffline, []);
  if (client === undefined) {
    return <Sorry title={t('missing.title')} text={t('error.game.unknown')} />;
  }
  const last = kept?.game === game ? kept : undefined;
  // Under other rules its moves may mean something else.
  const mine = last?.rulesVersion === client.module.rulesVersion ? last : undefined;
  if (search.has('first')) return <FirstGamePage client={client} kept={mine} />;
  if (mine === undefined) {
    return <PracticeSetup client={client} notice={last && t('practice.otherRules')} />;
  }
  return <PracticeTable key={mine.key} client={client} kept={mine} />;
}
