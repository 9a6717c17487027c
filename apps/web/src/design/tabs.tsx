// Panels of which one is shown.
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import styles from './tabs.module.css';

interface Panel<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: string;
  panels: readonly Panel<Id>[];
  selected: Id;
  onSelect(id: Id): void;
}

export function Tabs<Id extends string>({ label, panels, selected, onSelect }: TabsProps<Id>) {
  const select = (key: unknown) => {
    const panel = panels.find(({ id }) => id === key);
    if (panel) onSelect(panel.id);
  };
  return (
    <AriaTabs className={`${styles.tabs}`} selectedKey={selected} onSelectionChange={select}>
      <TabList className={`${styles.list}`} aria-label={label}>
        {panels.map(({ id, label: name }) => (
          <Tab key={id} id={id} className={`${styles.tab}`}>
            {name}
          </Tab>
        ))}
      </TabList>
      {panels.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={`${styles.panel}`}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
