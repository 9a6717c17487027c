// The invitation: a link to copy, share or scan.
import { lazy, Suspense } from 'react';
import { Button } from '../design/button.tsx';
import { LinkIcon, ShareIcon } from '../design/icons.tsx';
import { TextField } from '../design/text-field.tsx';
import { notify } from '../design/toast.tsx';
import { useText } from '../i18n/use-text.ts';
import type { TableId } from '../net/seats.ts';
import { inviteLink } from '../shared/table-path.ts';
import styles from './room.module.css';

/** The link is shown at once; its picture may come a moment later. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

export function InvitePanel({ table, invite }: { table: TableId; invite: string | undefined }) {
  const { t } = useText();
  const link = inviteLink(table, invite);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(t('invite.copied'));
    } catch {
      notify(t('invite.copyByHand'), 'refused');
    }
  };
  const share = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <section className={styles.invite}>
      <h2>{t('invite.title')}</h2>
      <div className={styles.invitation}>
        <Suspense fallback={<svg className={styles.qr} viewBox="0 0 1 1" aria-hidden="true" />}>
          <QrCode text={link} label={t('invite.qr')} />
        </Suspense>
        <div className={styles.linking}>
          <TextField label={t('invite.link')} value={link} onChange={() => undefined} isReadOnly />
          <div className={styles.deeds}>
            <Button icon={<LinkIcon />} onPress={copy}>
              {t('invite.copy')}
            </Button>
            {'share' in navigator ? (
              <Button icon={<ShareIcon />} onPress={share}>
                {t('invite.share')}
              </Button>
            ) : undefined}
          </div>
        </div>
      </div>
    </section>
  );
}
