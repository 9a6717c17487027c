// A small sheet beside the control that opened it.
import type { ReactElement, ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components';
import styles from './overlay.module.css';

export interface PopoverProps {
  /** The control that opens it. */
  trigger: ReactElement;
  /** Its accessible name. */
  label: string;
  children: ReactNode;
}

export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={`${styles.popover}`} offset={6}>
        <Dialog className={`${styles.body}`} aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
