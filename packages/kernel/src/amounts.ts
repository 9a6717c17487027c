// Gains and losses in a log line: "+2 culture, −1 energy".

/** By the name of the resource; zeros are left out. */
export type Amounts = Readonly<Record<string, number>>;

/**
 * As the parameter of a message: `culture:2,energy:-1`. A text formats it with `{name, amounts,
 * family}`, in the reader's language, with signs.
 */
export function amountsText(amounts: Amounts): string {
  return Object.entries(amounts)
    .filter(([, by]) => by !== 0)
    .map(([of, by]) => `${of}:${by}`)
    .join();
}
