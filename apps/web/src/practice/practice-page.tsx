// Practice: the game this browser keeps, or what to begin with.
import { lazy, use } from 'react';
import { useSearchParams } from 'wouter';
import { gameClient } from '../boards/games.ts';
import { AFTER, withTexts } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { usePersisted } from '../net/persisted.ts';
import { Sorry } from '../shared/missing.tsx';
import { FirstGamePage } from './first-game-page.tsx';
import { keptGames } from './kept-game.ts';
import { PracticeSetup } from './practice-setup.tsx';
import { PracticeTable } from './practice-table.tsx';

const ContinuePage = lazy(() => withTexts(import('./continue-page.tsx'), AFTER));

export default function PracticePage({ game }: { game: string }) {
  const { t } = useText();
  const client = use(gameClient(game));
  const kept = usePersisted(keptGames)[game];
  const [search] = useSearchParams();
  if (client === undefined) {
    return <Sorry title={t('missing.title')} text={t('error.game.unknown')} />;
  }
  // A game continues under the rules version it began with, or not at all.
  const rules = kept && client.under(kept.rulesVersion);
  const from = search.get('from');
  if (from !== null) {
    const moves = Number(search.get('move') ?? 0);
    return (
      <ContinuePage
        key={`${from} ${moves}`}
        client={client}
        source={{ game, id: from }}
        moves={moves}
      />
    );
  }
  if (search.has('first')) return <FirstGamePage client={client} kept={rules && kept} />;
  if (kept === undefined || rules === undefined) {
    return <PracticeSetup client={client} notice={kept && t('practice.otherRules')} />;
  }
  return <PracticeTable key={kept.key} client={rules} kept={kept} />;
}
