// A list of tables, each one line with everything needed to choose.
import type { Match, PublicPlayer } from '@loggia/protocol';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { cardOf, gameTexts } from '../boards/games.ts';
import { EyeIcon } from '../design/icons.tsx';
import { PlayerName } from '../design/player-sign.tsx';
import { seatInfos } from '../game/seat-infos.ts';
import { useText } from '../i18n/use-text.ts';
import gameRows from '../shared/game-rows.module.css';
import { progressText } from '../shared/round-text.ts';
import { tablePath } from '../shared/table-path.ts';
import styles from './lobby.module.css';
import shelf from './shelf.module.css';
import type { ListedTable } from './your-tables.ts';
import { isYourTurn } from './your-tables.ts';

export interface TableListProps {
  id: string;
  title: string;
  /** Shown when the list is empty. */
  empty: string;
  tables: readonly ListedTable[] | undefined;
}

export function TableList({ id, title, empty, tables }: TableListProps) {
  return (
    <section className={styles.list} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {tables === undefined ? (
        <p className={styles.empty} aria-busy="true">
          …
        </p>
      ) : tables.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={gameRows.rows}>
          {tables.map(table => (
            <Row key={table.match.matchID} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ table }: { table: ListedTable }) {
  const { match } = table;
  const { text, t, ago } = useText();
  const turn = isYourTurn(table);
  return (
    <li>
      <Link
        href={tablePath({ game: match.gameName, id: match.matchID })}
        className={styles.row}
        data-turn={turn ? 'yours' : undefined}
      >
        <span className={gameRows.game}>
          <GameSign game={match.gameName} />
          {text(`${match.gameName}.name`)}
        </span>
        <People match={match} />
        <span className={styles.state}>
          {turn ? <strong className={styles.turn}>{t('home.yourTurn')}</strong> : undefined}
          <Progress match={match} />
          {match.spectators > 0 ? (
            <span className={styles.watchers}>
              <EyeIcon />
              <span className="visually-hidden">
                {t('top.watching', { count: match.spectators })}
              </span>
              <span aria-hidden="true">{match.spectators}</span>
            </span>
          ) : undefined}
          <small>{ago(match.updatedAt - Date.now())}</small>
        </span>
      </Link>
    </li>
  );
}

function GameSign({ game }: { game: string }) {
  const Emblem = cardOf(game)?.Emblem;
  return Emblem === undefined ? undefined : (
    <span className={shelf.small}>
      <Emblem />
    </span>
  );
}

const isFree = ({ name, bot }: PublicPlayer) => name === undefined && bot === undefined;

/** Who plays, and the score. */
function People({ match }: { match: Match }) {
  const { t } = useText();
  const infos = seatInfos(match.players, seat => t('seat.free', { seat: seat + 1 }));
  return (
    <span className={gameRows.people}>
      {match.players.map((player, seat) => {
        const info = infos[seat];
        if (info === undefined) return undefined;
        return isFree(player) ? (
          <span key={player.id} className={styles.free}>
            {t('seat.freeShort')}
          </span>
        ) : (
          <span key={player.id} className={styles.player}>
            <PlayerName look={info.look} name={info.name} bot={info.bot} />
            <Points points={match.summary?.points?.[seat]} />
          </span>
        );
      })}
    </span>
  );
}

function Points({ points }: { points: number | undefined }) {
  const { t, number } = useText();
  if (points === undefined) return undefined;
  return (
    <span className={gameRows.points}>
      <span aria-hidden="true">{number(points)}</span>
      <span className="visually-hidden">{t('end.points', { count: points })}</span>
    </span>
  );
}

/** How far the game has got. */
function Progress({ match: { gameName, status, players, summary } }: { match: Match }) {
  const speech = useText();
  const { t } = speech;
  const named = status === 'running' && summary?.status !== undefined;
  // Until its texts are loaded, a game shows only its round.
  useEffect(() => {
    if (named) gameTexts(gameName).catch(() => undefined);
  }, [gameName, named]);
  if (status === 'waiting') return t('home.free', { count: players.filter(isFree).length });
  if (status === 'over') return t('home.over');
  if (summary === undefined) return t('home.running');
  return progressText(speech, gameName, summary);
}
