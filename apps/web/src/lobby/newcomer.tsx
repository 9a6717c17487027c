// For whoever comes for the first time: a game with a coach, and the rules.
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/button.tsx';
import { HelpIcon, HintIcon } from '../design/icons.tsx';
import { useText } from '../i18n/use-text.ts';
import { firstGamePath } from '../shared/table-path.ts';
import styles from './lobby.module.css';

const HelpSheet = lazy(() => import('../shared/help/help-sheet.tsx'));

export function Newcomer({ game }: { game: string }) {
  const { t, text } = useText();
  const [, go] = useLocation();
  const [isReading, setReading] = useState(false);
  return (
    <section className={styles.newcomer} aria-label={t('first.title')}>
      <p>{t('first.text', { game: text(`${game}.name`) })}</p>
      <div className={styles.answers}>
        <Button icon={<HintIcon />} onPress={() => go(firstGamePath(game))}>
          {t('first.title')}
        </Button>
        <Button look="quiet" icon={<HelpIcon />} onPress={() => setReading(true)}>
          {t('first.rules')}
        </Button>
      </div>
      <Suspense>
        {isReading ? <HelpSheet game={game} onClose={() => setReading(false)} /> : undefined}
      </Suspense>
    </section>
  );
}
