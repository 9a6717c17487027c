// The content of a notification, for a browser and for a chat room. Nothing in it is secret.
import type { Language, WebhookFormat } from '@loggia/protocol';

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

type Said = (title: string, player: string) => string;

/** In the language of the host who named the room; names are not declined. */
const SENTENCES: Readonly<Record<Language, Readonly<Record<Occasion['kind'], Said>>>> = {
  en: {
    turn: (title, player) => `${player}: it is your turn in ${title}.`,
    nudge: (title, player) => `${player}: your game of ${title} is waiting for you.`,
    over: title => `The game of ${title} is over.`,
  },
  de: {
    turn: (title, player) => `${player}: Du bist dran („${title}“).`,
    nudge: (title, player) => `${player}: Die Partie „${title}“ wartet auf dich.`,
    over: title => `Die Partie „${title}“ ist zu Ende.`,
  },
  hu: {
    turn: (title, player) => `${player}: te következel („${title}”).`,
    nudge: (title, player) => `${player}: rád vár az asztal („${title}”).`,
    over: title => `Véget ért a játszma („${title}”).`,
  },
  ru: {
    turn: (title, player) => `${player}: ваш ход («${title}»).`,
    nudge: (title, player) => `${player}: вас ждёт партия «${title}».`,
    over: title => `Партия «${title}» окончена.`,
  },
};

function sentence({ kind, title, player = '', url }: Occasion, language: Language): string {
  const said = SENTENCES[language][kind](title, player);
  return url === undefined ? said : `${said} ${url}`;
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

export function webhookBody(
  occasion: Occasion,
  { format, language = 'en' }: { format: WebhookFormat; language?: Language },
): Buffer {
  return Buffer.from(JSON.stringify(BODIES[format](occasion, sentence(occasion, language))));
}
