// One of many, behind one control.
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import field from './field.module.css';
import { ChevronIcon } from './icons.tsx';
import overlay from './overlay.module.css';

export interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, values, onChange } = props;
  const choose = (key: unknown) => {
    const known = values.find(one => one.value === key);
    if (known) onChange(known.value);
  };
  return (
    <AriaSelect className={`${field.field}`} value={value} onChange={choose}>
      <Label className={`${field.label}`}>{label}</Label>
      <Button className={`${field.input} ${field.select}`}>
        <SelectValue />
        <ChevronIcon />
      </Button>
      <Popover className={`${overlay.popover}`} offset={4}>
        <ListBox className={`${overlay.menu}`}>
          {values.map(one => (
            <ListBoxItem
              key={one.value}
              id={one.value}
              textValue={one.label}
              className={`${overlay.item}`}
            >
              {one.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
