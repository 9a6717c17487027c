// The games by package folder, with their test subjects.
import type { Subject } from '@loggia/trial';

export interface Proof {
  /** One per rules version, newest last. */
  subjects: readonly [Subject, ...Subject[]];
  /** The folder of the golden games. */
  golden: string;
}

const PACKAGES = new URL('../../packages/', import.meta.url);

/** What a game's package provides; by convention its `testing/index.ts` exports `subjects`. */
export async function proofOf(game: string): Promise<Proof> {
  if (!/^[a-z-]+$/.test(game)) throw new RangeError(`no game called ${game}`);
  const { subjects } = await import(new URL(`${game}/testing/index.ts`, PACKAGES).href);
  return { subjects, golden: new URL(`${game}/golden/`, PACKAGES).pathname };
}

/** The rules of new matches. */
export async function newestSubject(game: string): Promise<Subject> {
  const { subjects } = await proofOf(game);
  return subjects[subjects.length - 1] ?? subjects[0];
}
