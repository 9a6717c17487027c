// Nothing here, and the way back.
import { useLocation } from 'wouter';
import { Button } from '../design/button.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './page.module.css';
import { Page } from './page.tsx';

/** A page that says what is wrong and leads home. */
export function Sorry({ title, text }: { title: string; text: string }) {
  const { t } = useText();
  const [, go] = useLocation();
  return (
    <Page>
      <section className={styles.sorry}>
        <h1>{title}</h1>
        <p>{text}</p>
        <Button look="main" onPress={() => go('/')}>
          {t('common.home')}
        </Button>
      </section>
    </Page>
  );
}

export function Missing() {
  const { t } = useText();
  return <Sorry title={t('missing.title')} text={t('missing.text')} />;
}
