// The shelf: every game with what to know before choosing it.
import type { GameInfo } from '@loggia/protocol';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import '../boards/abouts.ts';
import { CARDS } from '../boards/games.ts';
import { DoneIcon } from '../design/icons.tsx';
import type { GameCard } from '../game/game-card.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './shelf.module.css';

export interface ShelfProps {
  /** The names of the games that can be chosen. */
  games: readonly string[];
  /** What the server says about them, once it has. */
  told: readonly GameInfo[];
  chosen: string;
  onChoose(game: string): void;
}

export function Shelf({ games, told, chosen, onChoose }: ShelfProps) {
  const { t } = useText();
  return (
    <RadioGroup className={`${styles.shelf}`} value={chosen} onChange={onChoose}>
      <Label className={`${styles.label}`}>{t('home.games')}</Label>
      <div className={styles.cards}>
        {games.map(game => {
          const card = CARDS[game];
          const info = told.find(({ name }) => name === game);
          return card && <Card key={game} game={game} card={card} info={info} />;
        })}
      </div>
    </RadioGroup>
  );
}

interface CardProps {
  game: string;
  card: GameCard;
  info: GameInfo | undefined;
}

function Card({ game, card: { Emblem, minutes }, info }: CardProps) {
  const { t, text } = useText();
  const [from, to] = minutes;
  return (
    <Radio value={game} className={`${styles.card}`}>
      <span className={styles.emblem}>
        <Emblem />
      </span>
      <strong className={styles.name}>{text(`${game}.name`)}</strong>
      <span className={styles.facts}>
        {info === undefined ? undefined : <span>{t('home.players', info.players)}</span>}
        <span>{t('home.minutes', { from, to })}</span>
      </span>
      <span className={styles.about}>{text(`${game}.about`)}</span>
      <span className={styles.mark}>
        <DoneIcon />
      </span>
    </Radio>
  );
}
