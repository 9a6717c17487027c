// On or off.
import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import styles from './field.module.css';

export interface SwitchProps {
  children: ReactNode;
  hint?: ReactNode;
  isSelected: boolean;
  onChange(isSelected: boolean): void;
  isDisabled?: boolean;
}

export function Switch({ children, hint, ...rest }: SwitchProps) {
  return (
    <div className={styles.field}>
      <AriaSwitch {...rest} className={`${styles.switch}`}>
        <span className={styles.track} aria-hidden="true" />
        <span>{children}</span>
      </AriaSwitch>
      {hint === undefined ? undefined : <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
