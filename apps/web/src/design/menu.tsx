// A menu of commands behind one control.
import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import styles from './overlay.module.css';

export interface Command {
  id: string;
  label: string;
  icon?: ReactNode;
  run(): void;
}

export function Menu({
  trigger,
  label,
  commands,
}: {
  trigger: ReactElement;
  label: string;
  commands: readonly Command[];
}) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={`${styles.popover}`} offset={6}>
        <AriaMenu className={`${styles.menu}`} aria-label={label}>
          {commands.map(({ id, label: name, icon, run }) => (
            <MenuItem key={id} id={id} textValue={name} onAction={run} className={`${styles.item}`}>
              {icon}
              {name}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
