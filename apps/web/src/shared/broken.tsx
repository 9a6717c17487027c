// Shown when a page breaks: a sentence and a way on, never a blank screen.
import type { ReactNode } from 'react';
import { Component } from 'react';
import { Button } from '../design/button.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './page.module.css';

export class Broken extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Apology /> : this.props.children;
  }
}

function Apology() {
  const { t } = useText();
  return (
    <main className={styles.sorry} role="alert">
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      <Button look="main" onPress={() => location.reload()}>
        {t('broken.reload')}
      </Button>
    </main>
  );
}
