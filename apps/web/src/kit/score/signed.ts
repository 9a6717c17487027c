// Points in figures, with a typographic minus.

/** 3, 0, −2. */
export const written = (points: number) => (points < 0 ? `−${-points}` : `${points}`);

/** The same with a plus for gains: +3, 0, −2. */
export const signed = (points: number) => `${points > 0 ? '+' : ''}${written(points)}`;
