// The five players' colours and symbols: neither alone identifies a player.

export const PLAYER_LOOKS = ['blue', 'red', 'yellow', 'green', 'purple'] as const;
export type PlayerLook = (typeof PLAYER_LOOKS)[number];

/**
 * The symbol as an SVG path in a box of 24 × 24. Their outlines differ, so that they can be told
 * apart in grey and at 12 pixels.
 */
export const LOOK_PATH: Readonly<Record<PlayerLook, string>> = {
  blue: 'M12 2 22 12 12 22 2 12Z',
  red: 'M12 2.5 22.5 21H1.5Z',
  yellow: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z',
  green: 'M3.5 3.5h17v17h-17Z',
  purple: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5Z',
};

/** Gives every seat a look of its own: the one asked for if it is free, else the next free one. */
export function dealLooks(wishes: readonly (PlayerLook | undefined)[]): PlayerLook[] {
  const free = new Set(PLAYER_LOOKS);
  const granted = wishes.map(wish => (wish !== undefined && free.delete(wish) ? wish : undefined));
  return granted.map(look => {
    if (look !== undefined) return look;
    const [next = 'blue'] = free;
    free.delete(next);
    return next;
  });
}
