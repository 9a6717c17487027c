// Moves a seat to another device: a link that works once, to copy or scan.
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { LinkIcon } from '../design/icons.tsx';
import { TextField } from '../design/text-field.tsx';
import { useText } from '../i18n/use-text.ts';
import { QrCode } from '../room/qr-code.tsx';
import { copyLink } from '../shared/copy-link.ts';
import styles from './people-dialog.module.css';

export interface HandOverDialogProps {
  link: string;
  onClose(): void;
}

export default function HandOverDialog({ link, onClose }: HandOverDialogProps) {
  const { t } = useText();
  return (
    <Dialog title={t('top.handOver')} open onClose={onClose}>
      <div className={styles.carried}>
        <QrCode text={link} label={t('invite.qr')} />
        <p>{t('top.handOver.text')}</p>
        <TextField label={t('top.handOver.link')} value={link} onChange={() => {}} isReadOnly />
        <Button icon={<LinkIcon />} onPress={() => copyLink(link, t('top.handOver.copied'))}>
          {t('invite.copy')}
        </Button>
      </div>
    </Dialog>
  );
}
