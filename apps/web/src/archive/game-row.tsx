// A past game in one line: who played, how it ended, and links into it.
import { isRecord } from '@loggia/kernel';
import type { Match } from '@loggia/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cardOf } from '../boards/games.ts';
import { CrownIcon } from '../design/icons.tsx';
import { PlayerName } from '../design/player-sign.tsx';
import { seatInfos } from '../game/seat-infos.ts';
import { useText } from '../i18n/use-text.ts';
import gameRows from '../shared/game-rows.module.css';
import { analysisPath, replayPath, tablePath } from '../shared/table-path.ts';
import styles from './archive.module.css';

export function GameRow({ match }: { match: Match }) {
  const { t } = useText();
  const table = { game: match.gameName, id: match.matchID };
  return (
    <Row game={match.gameName} at={match.updatedAt} people={<People match={match} />}>
      {match.status === 'over' ? (
        <>
          <Link href={tablePath(table)}>{t('archive.result')}</Link>
          <Link href={replayPath(table)}>{t('archive.replay')}</Link>
          {match.chance === undefined ? undefined : (
            <Link href={analysisPath(table)}>{t('analysis.title')}</Link>
          )}
        </>
      ) : (
        <Link href={tablePath(table)}>{t('archive.table')}</Link>
      )}
    </Row>
  );
}

export interface RowProps {
  game: string;
  /** When it last changed. */
  at: number;
  people: ReactNode;
  /** The links into it. */
  children: ReactNode;
}

export function Row({ game, at, people, children }: RowProps) {
  const { text, ago } = useText();
  const Emblem = cardOf(game)?.Emblem;
  return (
    <li className={styles.row}>
      <span className={gameRows.game}>
        <span className={styles.emblem}>{Emblem && <Emblem />}</span>
        {text(`${game}.name`)}
      </span>
      <span className={gameRows.people}>{people}</span>
      <small>{ago(at - Date.now())}</small>
      <span className={styles.ways}>{children}</span>
    </li>
  );
}

function People({ match }: { match: Match }) {
  const { t, number } = useText();
  const winners = winnersOf(match);
  const infos = seatInfos(match.players, seat => t('seat.free', { seat: seat + 1 }));
  return infos.map(({ look, name, bot }, seat) => {
    const points = match.summary?.points?.[seat];
    return (
      <span key={look} className={styles.player}>
        <PlayerName look={look} name={name} bot={bot} />
        {winners.includes(seat) ? (
          <span className={styles.won}>
            <CrownIcon />
            <span className="visually-hidden">{t('archive.won')}</span>
          </span>
        ) : undefined}
        {points === undefined ? undefined : (
          <span className={gameRows.points}>
            <span aria-hidden="true">{number(points)}</span>
            <span className="visually-hidden">{t('end.points', { count: points })}</span>
          </span>
        )}
      </span>
    );
  });
}

/** Every game's result names the winners; the rest of it differs by game. */
function winnersOf({ gameover }: Match): readonly unknown[] {
  return isRecord(gameover) && Array.isArray(gameover.winners) ? gameover.winners : [];
}
