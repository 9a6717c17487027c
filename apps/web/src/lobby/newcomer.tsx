// For people who do not know the game yet, or want to try something: a game with a coach, the
// rules, practice in this browser.
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { cardOf } from '../boards/games.ts';
import { Button } from '../design/button.tsx';
import { HelpIcon, HintIcon, HourglassIcon } from '../design/icons.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from '../shared/page.module.css';
import { firstGamePath, PRACTICE, tablePath } from '../shared/table-path.ts';

const HelpSheet = lazy(() => import('../shared/help/help-sheet.tsx'));

export interface NewcomerProps {
  game: string;
  /** Not offered twice if a door leads there already. */
  practice: 'offered' | 'door';
}

export function Newcomer({ game, practice }: NewcomerProps) {
  const { t, text } = useText();
  const [, go] = useLocation();
  const [isReading, setReading] = useState(false);
  const name = text(`${game}.name`);
  const hasLessons = cardOf(game)?.lessons !== undefined;
  return (
    <section className={styles.newcomer} aria-label={t('first.section', { game: name })}>
      <p>{hasLessons ? t('first.text', { game: name }) : t('first.none', { game: name })}</p>
      <div className={styles.answers}>
        {hasLessons ? (
          <>
            <Button icon={<HintIcon />} onPress={() => go(firstGamePath(game))}>
              {t('first.title')}
            </Button>
            <Button look="quiet" icon={<HelpIcon />} onPress={() => setReading(true)}>
              {t('first.rules')}
            </Button>
          </>
        ) : undefined}
        {practice === 'door' ? undefined : (
          <Button
            look="quiet"
            icon={<HourglassIcon />}
            onPress={() => go(tablePath({ game, id: PRACTICE }))}
          >
            {t('home.practice')}
          </Button>
        )}
      </div>
      <Suspense>
        {isReading ? <HelpSheet game={game} onClose={() => setReading(false)} /> : undefined}
      </Suspense>
    </section>
  );
}
