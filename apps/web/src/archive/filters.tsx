// What to look for among past games: kept in the URL, so that a search can be shared.
import { useSearchParams } from 'wouter';
import { CARDS, cardOf } from '../boards/games.ts';
import { SearchField } from '../design/search-field.tsx';
import { Select } from '../design/select.tsx';
import { useText } from '../i18n/use-text.ts';
import { NAME_LENGTH } from '../net/identity.ts';
import styles from './archive.module.css';

export interface Wish {
  game?: string;
  players?: number;
  name?: string;
}

const ANY = '';
/** The range of table sizes over all games. */
const PLAYERS = ['2', '3', '4', '5'] as const;

export interface Wishing {
  wish: Wish;
  /** The name as it is being typed. */
  typed: string;
  change(next: Record<string, string>): void;
}

export function useWish(): Wishing {
  const [search, setSearch] = useSearchParams();
  const game = search.get('game') ?? ANY;
  const players = PLAYERS.find(count => count === search.get('players'));
  const typed = search.get('name') ?? ANY;
  const name = typed.trim();
  const wish: Wish = {
    ...(cardOf(game) && { game }),
    ...(players !== undefined && { players: Number(players) }),
    ...(name !== ANY && { name }),
  };
  const change = (next: Record<string, string>) =>
    setSearch(
      before => {
        const given = Object.entries({ ...Object.fromEntries(before), ...next });
        return Object.fromEntries(given.filter(([, value]) => value !== ANY));
      },
      { replace: true },
    );
  return { wish, typed, change };
}

export function Filters({ wish, typed, change }: Wishing) {
  const { t, text } = useText();
  return (
    <search className={styles.filters}>
      <Select
        label={t('archive.game')}
        value={wish.game ?? ANY}
        values={[
          { value: ANY, label: t('archive.game.any') },
          ...Object.keys(CARDS).map(value => ({ value, label: text(`${value}.name`) })),
        ]}
        onChange={game => change({ game })}
      />
      <Select
        label={t('archive.players')}
        value={wish.players === undefined ? ANY : String(wish.players)}
        values={[
          { value: ANY, label: t('archive.players.any') },
          ...PLAYERS.map(value => ({
            value,
            label: t('archive.players.some', { count: Number(value) }),
          })),
        ]}
        onChange={players => change({ players })}
      />
      <SearchField
        label={t('archive.name')}
        clearLabel={t('archive.name.clear')}
        value={typed}
        onChange={name => change({ name: name.slice(0, NAME_LENGTH) })}
      />
    </search>
  );
}
