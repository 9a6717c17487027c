// What a call says, to a browser and to a chat room. Nothing in it is a secret.
import type { WebhookFormat } from '@loggia/protocol';

export interface Occasion {
  kind: 'turn' | 'nudge' | 'over';
  game: string;
  title: string;
  table: string;
  /** Where the table is reached; it needs what its people have beside. */
  url: string | undefined;
  /** Who is called; nobody at the end. */
  seat?: number | undefined;
  player?: string | undefined;
}

/** The sentence is said by the browser, in its reader's language. */
export function pushText({ kind, game, table }: Occasion): string {
  return JSON.stringify({ kind, game, table });
}

function sentence({ kind, title, player = '', url }: Occasion): string {
  const where = url === undefined ? '' : ` ${url}`;
  if (kind === 'over') return `The game of ${title} is over.${where}`;
  return kind === 'turn'
    ? `${player}: it is your turn at ${title}.${where}`
    : `${player}: the table of ${title} is waiting for you.${where}`;
}

/** A name must not call the whole room, whatever it is made of. */
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
