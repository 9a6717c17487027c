// A player's colour and symbol, alone or with the name.
import { BotIcon } from './icons.tsx';
import type { PlayerLook } from './player-look.ts';
import { LOOK_PATH } from './player-look.ts';
import styles from './player-sign.module.css';

/** The symbol in the player's colour; decorative, because the text beside it says the same. */
export function PlayerSign({ look }: { look: PlayerLook }) {
  return (
    <svg className={styles.sign} data-player={look} viewBox="0 0 24 24" aria-hidden="true">
      <path d={LOOK_PATH[look]} />
    </svg>
  );
}

interface NameProps {
  look: PlayerLook;
  name: string;
  /** The bot's level; bots have names like people, so they are marked. */
  bot?: string | undefined;
}

export function PlayerName({ look, name, bot }: NameProps) {
  return (
    <span className={styles.name} data-player={look}>
      <PlayerSign look={look} />
      {/* Before the name, because sentences add to its end: "Ada’s turn". */}
      {bot !== undefined && <BotIcon />}
      <bdi>{name}</bdi>
    </span>
  );
}
