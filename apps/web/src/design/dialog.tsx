// A sheet over the page that waits for an answer.
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './overlay.module.css';

export interface DialogProps {
  title: ReactNode;
  open: boolean;
  onClose(): void;
  /** A book takes all the room there is, for reading. */
  shape?: 'window' | 'wide' | 'book';
  children: ReactNode;
}

export function Dialog({ title, open, onClose, shape = 'window', children }: DialogProps) {
  const { t } = useText();
  return (
    <ModalOverlay
      className={`${styles.scrim}`}
      isOpen={open}
      onOpenChange={isOpen => !isOpen && onClose()}
      isDismissable
    >
      <Modal className={`${styles[shape]}`}>
        <AriaDialog className={`${styles.body}`}>
          <header className={styles.header}>
            <Heading slot="title" className={`${styles.title}`}>
              {title}
            </Heading>
            <IconButton label={t('common.close')} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
