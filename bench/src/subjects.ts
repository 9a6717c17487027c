// The games by the folders of their packages, with what proves them.
import type { Subject } from '@loggia/trial';

export interface Proof {
  /** One per version of the rules, the newest last. */
  subjects: readonly [Subject, ...Subject[]];
  /** The folder of the golden games. */
  golden: string;
}

const PACKAGES = new URL('../../packages/', import.meta.url);

/** What the package of a game brings; by convention its `testing/index.ts` exports `subjects`. */
export async function proofOf(game: string): Promise<Proof> {
  if (!/^[a-z-]+$/.test(game)) throw new RangeError(`no game called ${game}`);
  const { subjects } = await import(new URL(`${game}/testing/index.ts`, PACKAGES).href);
  return { subjects, golden: new URL(`${game}/golden/`, PACKAGES).pathname };
}

/** The rules new matches begin with. */
export async function newestSubject(game: string): Promise<Subject> {
  const { subjects } = await proofOf(game);
  return subjects[subjects.length - 1] ?? subjects[0];
}
