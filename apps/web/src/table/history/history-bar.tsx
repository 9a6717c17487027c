// The slider through all moves, shown while looking at the past.
import type { Match } from '@loggia/protocol';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Button, IconButton } from '../../design/button.tsx';
import {
  BackIcon,
  BranchIcon,
  FirstIcon,
  ForwardIcon,
  LastIcon,
  LinkIcon,
  PauseIcon,
  PlayIcon,
} from '../../design/icons.tsx';
import type { AnyGameClient } from '../../game/game-client.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSpoken } from '../../kit/names.tsx';
import type { KeptTable, TableId } from '../../net/seats.ts';
import { copyLink } from '../../shared/copy-link.ts';
import { continuePath, isPractice, momentLink } from '../../shared/table-path.ts';
import styles from './history-bar.module.css';
import { type Mark, markAfter, markBefore } from './marks.ts';
import { useMarks } from './use-marks.ts';
import { usePlaying } from './use-playing.ts';
import { useTimeKeys } from './use-time-keys.ts';

export interface HistoryBarProps {
  table: TableId;
  client: AnyGameClient;
  match: Match;
  kept: KeptTable | undefined;
  credentials: string | undefined;
  at: number;
  moves: number;
  /** The moment whose position is on the board. */
  shown: number | undefined;
  onLook(moves: number): void;
  onLive(): void;
}

export default function HistoryBar(props: HistoryBarProps) {
  const { table, client, match, kept, credentials, at, moves, shown, onLook, onLive } = props;
  const { t, number } = useText();
  const [, navigate] = useLocation();
  const marks = useMarks(table, credentials, client, moves);
  const { isPlaying, speed, toggle, faster } = usePlaying({ at, moves, shown, look: onLook });
  const look = (to: number) => onLook(Math.min(Math.max(0, to), moves));
  const go = {
    back: () => look(at - 1),
    forward: () => look(at + 1),
    before: () => look(markBefore(marks, at)),
    next: () => look(markAfter(marks, at, moves)),
    first: () => look(0),
    last: () => look(moves),
  };
  useTimeKeys(go);
  // In a running game with others their hands are secret, and after the last move nothing is left
  // to decide.
  const canContinue =
    client.bots === 'some' &&
    (isPractice(table) || match.status === 'over') &&
    (match.status !== 'over' || at < moves);
  return (
    <section className={styles.bar} aria-label={t('history.title')}>
      <div className={styles.steps}>
        <IconButton label={t('history.before')} onPress={go.before} isDisabled={at <= 0}>
          <FirstIcon />
        </IconButton>
        <IconButton label={t('history.back')} onPress={go.back} isDisabled={at <= 0}>
          <BackIcon />
        </IconButton>
        <IconButton label={isPlaying ? t('history.pause') : t('history.play')} onPress={toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton label={t('history.forward')} onPress={go.forward} isDisabled={at >= moves}>
          <ForwardIcon />
        </IconButton>
        <IconButton label={t('history.next')} onPress={go.next} isDisabled={at >= moves}>
          <LastIcon />
        </IconButton>
        <IconButton label={t('history.speed', { speed: number(speed) })} onPress={faster}>
          <span className={styles.speed}>{number(speed)}×</span>
        </IconButton>
        {isPractice(table) ? undefined : (
          <IconButton
            label={t('history.link')}
            onPress={() => copyLink(momentLink(table, kept?.invite, at), t('history.linked'))}
          >
            <LinkIcon />
          </IconButton>
        )}
      </div>
      <div className={styles.time}>
        <Slider
          className={`${styles.slider}`}
          aria-label={t('history.slider')}
          minValue={0}
          maxValue={Math.max(1, moves)}
          value={at}
          onChange={value => typeof value === 'number' && look(value)}
        >
          <SliderTrack className={`${styles.track}`}>
            <Marks marks={marks} moves={moves} client={client} />
            <SliderThumb className={`${styles.thumb}`} />
          </SliderTrack>
        </Slider>
        <output className={styles.where}>{t('history.where', { at, moves })}</output>
      </div>
      <div className={styles.deeds}>
        {canContinue ? (
          <Button icon={<BranchIcon />} onPress={() => navigate(continuePath(table, at))}>
            {t('continue.title')}
          </Button>
        ) : undefined}
        <Button look="main" onPress={onLive}>
          {t('history.live')}
        </Button>
      </div>
    </section>
  );
}

interface MarksProps {
  marks: readonly Mark[];
  moves: number;
  client: AnyGameClient;
}

/** Visual only: the buttons beside the slider lead to the marks. */
function Marks({ marks, moves, client: { module } }: MarksProps) {
  const spoken = useSpoken();
  return marks.map(({ at, kind, event }) => {
    const { key, params } = module.describe(event);
    return (
      <span
        key={at}
        className={styles.mark}
        data-mark={kind}
        title={spoken(`${module.name}.${key}`, params)}
        style={{ insetInlineStart: `${(100 * at) / Math.max(1, moves)}%` }}
        aria-hidden="true"
      />
    );
  });
}
