// What nodes tell each other. All of it may be lost, late or told twice: the store knows better.
import { z } from 'zod';

const Count = z.tuple([z.string(), z.number()]);

const NewsItem = z.discriminatedUnion('kind', [
  /**
   * A match was written: look into the store. With a keeper: something has been owed there for long,
   * and that node is said to look after it.
   */
  z.object({ kind: z.literal('match'), id: z.string(), keeper: z.string().optional() }),
  /** Somebody spoke. */
  z.object({ kind: z.literal('chat'), id: z.string(), seq: z.number() }),
  z.object({ kind: z.literal('gone'), id: z.string() }),
  /** A seat calls those who owe a decision. */
  z.object({ kind: z.literal('nudge'), id: z.string(), by: z.number() }),
  /** Who is at a table through this node. */
  z.object({
    kind: z.literal('company'),
    id: z.string(),
    /** Seat and address of those who sit. */
    places: z.array(z.tuple([z.number(), z.string()])),
    /** Spectators by address. */
    watching: z.array(Count),
    /** Names of spectators, as far as they have given one. */
    guests: z.array(z.string()).default([]),
  }),
  /** How many connections addresses have open through this node. */
  z.object({ kind: z.literal('lines'), open: z.array(Count) }),
  /** What addresses have used up through this node: rate, key, cost. */
  z.object({
    kind: z.literal('spent'),
    spent: z.array(z.tuple([z.string(), z.string(), z.number()])),
  }),
  z.object({ kind: z.literal('alive') }),
  /** A node has begun to listen, or could not for a while: it wants to know who is where. */
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('bye') }),
]);

export type NewsItem = z.infer<typeof NewsItem>;
export type CompanyNews = Extract<NewsItem, { kind: 'company' }>;

/** All that one node says at once. */
export interface Letter {
  node: string;
  items: NewsItem[];
}

/** While a house is updated some of its nodes are newer: what they have to say beyond this is skipped. */
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
