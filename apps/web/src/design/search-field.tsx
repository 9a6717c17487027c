// A search field: Escape or its button clears it.
import { SearchField as AriaSearchField, Button, Input, Label } from 'react-aria-components';
import styles from './field.module.css';
import { CloseIcon, SearchIcon } from './icons.tsx';
import search from './search-field.module.css';

export interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  onChange(value: string): void;
  autoFocus?: boolean;
}

export function SearchField({ label, clearLabel, ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} className={`${search.field}`}>
      <Label className="visually-hidden">{label}</Label>
      <span className={search.glass}>
        <SearchIcon />
      </span>
      <Input className={`${styles.input} ${search.input}`} placeholder={label} />
      <Button className={`${search.clear}`} aria-label={clearLabel}>
        <CloseIcon />
      </Button>
    </AriaSearchField>
  );
}
