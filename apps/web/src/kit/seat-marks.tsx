// What to know about a seat: a bot and its level, or a player who is away.
import { BotIcon, LeaveIcon } from '../design/icons.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './seat-marks.module.css';

export function SeatMarks({ info }: { info: SeatInfo | undefined }) {
  const { t } = useText();
  if (info === undefined || (info.bot === undefined && info.connected)) return undefined;
  const words = info.bot === undefined ? t('seat.absent') : t(`bot.${info.bot}`);
  return (
    <span className={styles.mark} title={words}>
      {info.bot === undefined ? <LeaveIcon /> : <BotIcon />}
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
