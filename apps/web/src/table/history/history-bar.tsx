// The slider through all moves, shown while the past is looked at.
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { Button, IconButton } from '../../design/button.tsx';
import { BackIcon, FirstIcon, ForwardIcon, LastIcon } from '../../design/icons.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './history-bar.module.css';

export interface HistoryBarProps {
  at: number;
  moves: number;
  onLook(moves: number): void;
  onLive(): void;
}

export default function HistoryBar({ at, moves, onLook, onLive }: HistoryBarProps) {
  const { t } = useText();
  const look = (to: number) => onLook(Math.min(Math.max(0, to), moves));
  return (
    <section className={styles.bar} aria-label={t('history.title')}>
      <IconButton label={t('history.first')} onPress={() => look(0)}>
        <FirstIcon />
      </IconButton>
      <IconButton label={t('history.back')} onPress={() => look(at - 1)} isDisabled={at <= 0}>
        <BackIcon />
      </IconButton>
      <Slider
        className={`${styles.slider}`}
        aria-label={t('history.slider')}
        minValue={0}
        maxValue={Math.max(1, moves)}
        value={at}
        onChange={value => typeof value === 'number' && look(value)}
      >
        <SliderTrack className={`${styles.track}`}>
          <SliderThumb className={`${styles.thumb}`} />
        </SliderTrack>
      </Slider>
      <output className={styles.where}>{t('history.where', { at, moves })}</output>
      <IconButton
        label={t('history.forward')}
        onPress={() => look(at + 1)}
        isDisabled={at >= moves}
      >
        <ForwardIcon />
      </IconButton>
      <IconButton label={t('history.last')} onPress={() => look(moves)}>
        <LastIcon />
      </IconButton>
      <Button look="main" onPress={onLive}>
        {t('history.live')}
      </Button>
    </section>
  );
}
