// A workshop with its four spaces for cloth; dashed while it is not built.
import { WORKSHOP } from '@loggia/calimala';
import { useText } from '../../../i18n/use-text.ts';
import { spaces } from '../../../kit/spaces.ts';
import styles from './players.module.css';

export function Workshop({ cloth }: { cloth: number | undefined }) {
  const { t } = useText();
  const label =
    cloth === undefined
      ? t('calimala.workshop.none')
      : t('calimala.workshop.cloth', { count: cloth });
  return (
    <span
      className={styles.workshop}
      data-built={cloth !== undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      {cloth !== undefined &&
        spaces(WORKSHOP).map(index => <i key={index} data-full={index < cloth} />)}
    </span>
  );
}
