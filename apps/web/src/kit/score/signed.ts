// Points in figures, with the minus of a text instead of that of a keyboard.

/** 3, 0, −2. */
export const written = (points: number) => (points < 0 ? `−${-points}` : `${points}`);

/** The same, saying whether it adds or takes: +3, 0, −2. */
export const signed = (points: number) => `${points > 0 ? '+' : ''}${written(points)}`;
