// On a phone a board shows one panel at a time; these buttons switch between them.
import { useText } from '../../i18n/use-text.ts';
import styles from './panels.module.css';

interface Props<Panel extends string> {
  panels: readonly Panel[];
  shown: Panel;
  label(panel: Panel): string;
  onShow(panel: Panel): void;
}

export function PanelTabs<Panel extends string>({ panels, shown, label, onShow }: Props<Panel>) {
  const { t } = useText();
  return (
    <nav className={styles.tabs} aria-label={t('kit.panels')}>
      {panels.map(panel => (
        <button
          key={panel}
          type="button"
          className={styles.tab}
          aria-current={panel === shown}
          onClick={() => onShow(panel)}
        >
          {label(panel)}
        </button>
      ))}
    </nav>
  );
}
