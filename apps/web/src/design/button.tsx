// The button: main for the primary action, plain for the rest, quiet where it should not shout.
import type { ReactNode } from 'react';
import type { ButtonProps as AriaProps } from 'react-aria-components';
import { Button as AriaButton } from 'react-aria-components';
import styles from './button.module.css';
import { Tooltip } from './tooltip.tsx';

export interface ButtonProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  look?: 'main' | 'plain' | 'quiet' | 'danger';
  icon?: ReactNode;
  /** Why it can't be pressed now; it still takes focus, to show the reason. */
  why?: string | undefined;
  children: ReactNode;
  'data-testid'?: string;
}

export function Button({ look = 'plain', icon, why, children, onPress, ...rest }: ButtonProps) {
  const barred = { 'aria-disabled': true, 'data-why': why };
  const free = onPress === undefined ? {} : { onPress };
  return (
    <AriaButton
      {...rest}
      {...(why === undefined ? free : barred)}
      data-look={look}
      className={`${styles.button} ${styles[look]}`}
    >
      {icon}
      <span className={styles.label}>{children}</span>
      {why === undefined ? undefined : <span className="visually-hidden">{why}</span>}
    </AriaButton>
  );
}

export interface IconButtonProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** The name of the control, spoken and shown on hover. */
  label: string;
  children: ReactNode;
  /** A small number in the corner, such as unread messages. */
  badge?: string | undefined;
}

export function IconButton({ label, children, badge, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton {...rest} aria-label={label} className={`${styles.button} ${styles.icon}`}>
        {children}
        {badge === undefined ? undefined : <span className={styles.badge}>{badge}</span>}
      </AriaButton>
    </Tooltip>
  );
}
