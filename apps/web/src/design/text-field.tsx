// A line of text to fill in.
import { TextField as AriaTextField, FieldError, Input, Label } from 'react-aria-components';
import styles from './field.module.css';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  maxLength?: number;
  placeholder?: string;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  /** What is wrong with it, if anything. */
  error?: string | undefined;
}

export function TextField({ label, error, placeholder = '', ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} className={`${styles.field}`} isInvalid={error !== undefined}>
      <Label className={`${styles.label}`}>{label}</Label>
      <Input className={`${styles.input}`} placeholder={placeholder} />
      <FieldError className={`${styles.error}`}>{error}</FieldError>
    </AriaTextField>
  );
}
