// A number from zero to a maximum.
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface SliderProps {
  label: string;
  hint?: ReactNode;
  value: number;
  most: number;
  onChange(value: number): void;
}

export function Slider({ label, hint, value, most, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={most}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={event => onChange(Number(event.target.value))}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
