// The content of a notification, for a browser and for a chat room. Nothing in it is secret.
import type { WebhookFormat } from '@loggia/protocol';

export interface Occasion {
  kind: 'turn' | 'nudge' | 'over';
  game: string;
  title: string;
  table: string;
  /** The table's address; its players have what else they need. */
  url: string | undefined;
  /** Who is called; nobody at the end. */
  seat?: number | undefined;
  player?: string | undefined;
}

/** The browser supplies the sentence, in its reader's language. */
export function pushText({ kind, game, table }: Occasion): string {
  return JSON.stringify({ kind, game, table });
}

function sentence({ kind, title, player = '', url }: Occasion): string {
  const where = url === undefined ? '' : ` ${url}`;
  if (kind === 'over') return `The game of ${title} is over.${where}`;
  return kind === 'turn'
    ? `${player}: it is your turn in ${title}.${where}`
    : `${player}: your game of ${title} is waiting for you.${where}`;
}

/** A player's name must not be able to mention the whole room. */
const BODIES: Readonly<Record<WebhookFormat, (occasion: Occasion, text: string) => object>> = {
  plain: ({ kind, ...occasion }, text) => ({ event: kind, ...occasion, text }),
  discord: (_, text) => ({
    content: text.replace(/[\\`*_~|>[\]()#]/g, String.raw`\$&`),
    allowed_mentions: { parse: [] },
  }),
  slack: (_, text) => ({
    text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  }),
  matrix: (_, text) => ({ text, username: 'Loggia' }),
};

export function webhookBody(occasion: Occasion, format: WebhookFormat): Buffer {
  return Buffer.from(JSON.stringify(BODIES[format](occasion, sentence(occasion))));
}
