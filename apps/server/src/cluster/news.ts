// What nodes tell each other. Any of it may be lost, late or repeated: the store is the truth.
import { z } from 'zod';

const Count = z.tuple([z.string(), z.number()]);

const NewsItem = z.discriminatedUnion('kind', [
  /**
   * A match was written: look in the store. With a keeper: something has been due there for long,
   * and that node is said to keep it.
   */
  z.object({ kind: z.literal('match'), id: z.string(), keeper: z.string().optional() }),
  /** A chat message. */
  z.object({ kind: z.literal('chat'), id: z.string(), seq: z.number() }),
  z.object({ kind: z.literal('gone'), id: z.string() }),
  /** A seat nudges the players who have to decide. */
  z.object({ kind: z.literal('nudge'), id: z.string(), by: z.number() }),
  /** Who is at a table through this node. */
  z.object({
    kind: z.literal('company'),
    id: z.string(),
    /** Seat and address of seated players. */
    places: z.array(z.tuple([z.number(), z.string()])),
    /** Spectators by address. */
    watching: z.array(Count),
    /** Names of spectators who have given one. */
    guests: z.array(z.string()).default([]),
  }),
  /** How many connections addresses have open through this node. */
  z.object({ kind: z.literal('lines'), open: z.array(Count) }),
  /** What addresses have spent through this node: rate, key, cost. */
  z.object({
    kind: z.literal('spent'),
    spent: z.array(z.tuple([z.string(), z.string(), z.number()])),
  }),
  z.object({ kind: z.literal('alive') }),
  /** A node has started listening, or could not for a while: it needs to know who is where. */
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('bye') }),
]);

export type NewsItem = z.infer<typeof NewsItem>;
export type CompanyNews = Extract<NewsItem, { kind: 'company' }>;

/** Everything one node sends at once. */
export interface Letter {
  node: string;
  items: NewsItem[];
}

/** During an update some nodes are newer: items unknown here are skipped. */
const Item = NewsItem.optional().catch(undefined);
const Envelope = z.object({ node: z.string(), items: z.array(Item) });

export function letterOf(text: string): Letter | undefined {
  try {
    const { data } = Envelope.safeParse(JSON.parse(text));
    return data && { node: data.node, items: data.items.filter(item => item !== undefined) };
  } catch {
    return undefined;
  }
}
