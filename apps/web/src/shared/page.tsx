// A page of the lobby: the sign, who you are, and the settings.
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Sign } from '../design/arches.tsx';
import { Button, IconButton } from '../design/button.tsx';
import { HelpIcon, SettingsIcon } from '../design/icons.tsx';
import { PlayerName } from '../design/player-sign.tsx';
import { DIALOGS, withTexts } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { identity } from '../net/identity.ts';
import { usePersisted } from '../net/persisted.ts';
import styles from './page.module.css';

const HelpSheet = lazy(() => import('./help/help-sheet.tsx'));
const IdentityDialog = lazy(() => import('./identity-dialog.tsx'));
const SettingsDialog = lazy(() => withTexts(import('./settings-dialog.tsx'), DIALOGS));

export interface PageProps {
  /** The game whose rules and settings are offered here, if any. */
  game?: string | undefined;
  children: ReactNode;
}

export function Page({ game, children }: PageProps) {
  const { t } = useText();
  const [open, setOpen] = useState<'settings' | 'help' | 'identity'>();
  const { name, look } = usePersisted(identity);
  const close = () => setOpen(undefined);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('common.skip')}
      </a>
      <header className={styles.top}>
        <Link href="/" className={styles.brand}>
          <Sign />
          <span>{t('app.name')}</span>
        </Link>
        <div className={styles.tools}>
          <Button look="quiet" onPress={() => setOpen('identity')}>
            {name === '' ? t('identity.choose') : <PlayerName look={look} name={name} />}
          </Button>
          {game === undefined ? undefined : (
            <IconButton label={t('help.title')} onPress={() => setOpen('help')}>
              <HelpIcon />
            </IconButton>
          )}
          <IconButton label={t('settings.title')} onPress={() => setOpen('settings')}>
            <SettingsIcon />
          </IconButton>
        </div>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Suspense>
        {open === 'settings' ? <SettingsDialog game={game} onClose={close} /> : undefined}
        {open === 'help' && game !== undefined ? (
          <HelpSheet game={game} onClose={close} />
        ) : undefined}
        {open === 'identity' ? <IdentityDialog open onClose={close} /> : undefined}
      </Suspense>
    </>
  );
}
