// A list of tables, each one line with everything one needs to choose.
import { Link } from 'wouter';
import { EyeIcon } from '../design/icons.tsx';
import { PlayerName } from '../design/player-sign.tsx';
import { useText } from '../i18n/use-text.ts';
import { seatInfos } from '../table/seat-infos.ts';
import styles from './lobby.module.css';
import { tablePath } from './table-path.ts';
import type { ListedTable } from './your-tables.ts';
import { isYourTurn } from './your-tables.ts';

export interface TableListProps {
  id: string;
  title: string;
  /** What is said when there is none. */
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
        <ul className={styles.rows}>
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
  const free = match.players.filter(player => player.name === undefined && !player.bot).length;
  const turn = isYourTurn(table);
  const infos = seatInfos(match.players, seat => t('seat.free', { seat: seat + 1 }));
  return (
    <li>
      <Link
        href={tablePath({ game: match.gameName, id: match.matchID })}
        className={styles.row}
        data-turn={turn ? 'yours' : undefined}
      >
        <span className={styles.game}>{text(`${match.gameName}.name`)}</span>
        <span className={styles.people}>
          {match.players.map((player, seat) => {
            const info = infos[seat];
            if (info === undefined) return undefined;
            return player.name === undefined && !player.bot ? (
              <span key={player.id} className={styles.free}>
                {t('seat.freeShort')}
              </span>
            ) : (
              <PlayerName key={player.id} look={info.look} name={info.name} />
            );
          })}
        </span>
        <span className={styles.state}>
          {turn ? (
            <strong className={styles.turn}>{t('home.yourTurn')}</strong>
          ) : match.status === 'waiting' ? (
            t('home.free', { count: free })
          ) : match.status === 'over' ? (
            t('home.over')
          ) : (
            t('home.running')
          )}
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
