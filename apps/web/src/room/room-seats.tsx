// The seats around the table.
import type { BotLevel, Match, PublicPlayer } from '@loggia/protocol';
import { Button, IconButton } from '../design/button.tsx';
import { BotIcon, CloseIcon, LeaveIcon, PlusIcon } from '../design/icons.tsx';
import { Menu } from '../design/menu.tsx';
import { LOOK_PATH } from '../design/player-look.ts';
import type { SeatInfo } from '../game/board-props.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './room.module.css';

const LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly BotLevel[];

export interface RoomSeatsProps {
  match: Match;
  names: readonly SeatInfo[];
  mine: readonly number[];
  role: 'host' | 'guest';
  /** Whether the server has any. */
  bots: 'some' | 'none';
  onSit(seat: number): void;
  onLeave(seat: number): void;
  onBot(seat: number, level: BotLevel | null): void;
  onRemove(seat: number): void;
}

export function RoomSeats(props: RoomSeatsProps) {
  const { match, names } = props;
  const { t } = useText();
  return (
    <section className={styles.around} aria-label={t('room.seats')}>
      <svg className={styles.tabletop} viewBox="0 0 300 160" aria-hidden="true">
        <ellipse cx="150" cy="86" rx="120" ry="60" className={styles.edge} />
        <ellipse cx="150" cy="80" rx="120" ry="60" />
        <ellipse cx="150" cy="80" rx="104" ry="49" className={styles.inlay} />
      </svg>
      <ol className={styles.seats} data-count={match.players.length}>
        {match.players.map((player, seat) => {
          const info = names[seat];
          if (info === undefined) return undefined;
          return <Place key={player.id} {...props} player={player} seat={seat} info={info} />;
        })}
      </ol>
    </section>
  );
}

interface PlaceProps extends RoomSeatsProps {
  player: PublicPlayer;
  seat: number;
  info: SeatInfo;
}

function Place({ player, seat, info, mine, role, bots, ...act }: PlaceProps) {
  const { t } = useText();
  const isFree = player.name === undefined && player.bot === undefined;
  const isMine = mine.includes(seat);
  return (
    <li className={styles.place} data-player={info.look} data-state={isFree ? 'free' : 'taken'}>
      <svg viewBox="0 0 24 24" className={styles.token} aria-hidden="true">
        <path d={LOOK_PATH[info.look]} />
      </svg>
      <div className={styles.who}>
        <strong>{isFree ? t('seat.freeShort') : info.name}</strong>
        <small>
          {isFree
            ? player.reserved
              ? t('seat.reserved')
              : t('seat.number', { seat: seat + 1 })
            : player.bot !== undefined
              ? t(`bot.${player.bot}`)
              : isMine
                ? t('seat.you')
                : info.connected
                  ? t('seat.here')
                  : t('seat.absent')}
        </small>
      </div>
      <div className={styles.deeds}>
        {isFree && mine.length === 0 ? (
          <Button look="main" onPress={() => act.onSit(seat)}>
            {t('seat.sit')}
          </Button>
        ) : undefined}
        {isFree && mine.length > 0 ? (
          <IconButton label={t('seat.sitToo')} onPress={() => act.onSit(seat)}>
            <PlusIcon />
          </IconButton>
        ) : undefined}
        {isFree && role === 'host' && bots === 'some' ? (
          <Menu
            label={t('bot.add')}
            trigger={
              <IconButton label={t('bot.add')}>
                <BotIcon />
              </IconButton>
            }
            commands={LEVELS.map(level => ({
              id: level,
              label: t(`bot.${level}`),
              run: () => act.onBot(seat, level),
            }))}
          />
        ) : undefined}
        {isMine ? (
          <IconButton label={t('seat.leave')} onPress={() => act.onLeave(seat)}>
            <LeaveIcon />
          </IconButton>
        ) : undefined}
        {!isFree && !isMine && role === 'host' ? (
          <IconButton
            label={t('seat.remove', { name: info.name })}
            onPress={() => (player.bot === undefined ? act.onRemove(seat) : act.onBot(seat, null))}
          >
            <CloseIcon />
          </IconButton>
        ) : undefined}
      </div>
    </li>
  );
}
