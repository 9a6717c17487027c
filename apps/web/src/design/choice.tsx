// One of a few, all in view: a row of radio buttons.
import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import styles from './field.module.css';

export interface ChoiceProps<Value extends string> {
  label: string;
  /** One line that explains the choice. */
  hint?: ReactNode;
  value: Value;
  values: readonly { value: Value; label: ReactNode; name?: string }[];
  onChange(value: Value): void;
  isDisabled?: boolean;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hint, value, values, onChange, isDisabled = false } = props;
  const choose = (chosen: string) => {
    const known = values.find(one => one.value === chosen);
    if (known) onChange(known.value);
  };
  return (
    <RadioGroup
      className={`${styles.field}`}
      value={value}
      onChange={choose}
      isDisabled={isDisabled}
      orientation="horizontal"
    >
      <Label className={`${styles.label}`}>{label}</Label>
      <div className={styles.segments}>
        {values.map(one => (
          <Radio
            key={one.value}
            value={one.value}
            className={`${styles.segment}`}
            {...(one.name === undefined ? {} : { 'aria-label': one.name })}
          >
            {one.label}
          </Radio>
        ))}
      </div>
      {hint === undefined ? undefined : <p className={styles.hint}>{hint}</p>}
    </RadioGroup>
  );
}
