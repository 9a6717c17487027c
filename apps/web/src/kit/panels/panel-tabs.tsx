// On a phone the panels of the board stand one at a time; these buttons switch between them.

import styles from '../../boards/calimala/board.module.css';
import { PANELS, type Panel } from '../../boards/calimala/model/panel.ts';
import { useText } from '../../i18n/use-text.ts';

interface Props {
  panel: Panel;
  onShow(panel: Panel): void;
}

export function PanelTabs({ panel, onShow }: Props) {
  const { t } = useText();
  return (
    <nav className={styles.tabs} aria-label={t('calimala.panels')}>
      {PANELS.map(other => (
        <button
          key={other}
          type="button"
          className={styles.tab}
          aria-current={other === panel}
          onClick={() => onShow(other)}
        >
          {t(`calimala.panel.${other}`)}
        </button>
      ))}
    </nav>
  );
}
