// A picture with a number, and its name for readers who don't know the picture.
import type { ReactNode } from 'react';
import styles from './figure.module.css';
import { written } from './score/signed.ts';

interface Props {
  label: string;
  value: number;
  anchor?: string;
  children: ReactNode;
}

export function Figure({ label, value, anchor, children }: Props) {
  return (
    <span
      className={styles.figure}
      title={`${label}: ${written(value)}`}
      data-anchor={anchor}
      data-zero={value === 0}
    >
      {children}
      <span className="visually-hidden">{label}: </span>
      {written(value)}
    </span>
  );
}
