// The preview of a link to a table: title, sentence and picture in its head.
import type { Context } from 'koa';
import { addressOf, type Door } from '../door/origin.ts';
import { isFree } from '../match/details.ts';
import type { MatchRecord } from '../store/store.ts';
import { escaped } from './html.ts';
import type { Lobby } from './lobby.ts';
import type { Preview } from './web.ts';

const TABLE = /^\/table\/([a-z][a-z0-9-]{0,39})\/([A-Za-z0-9_-]{1,64})$/;

interface PreviewParts {
  lobby: Pick<Lobby, 'games' | 'tables' | 'limiter'>;
  door: Door;
  publicUrl: string | undefined;
}

/**
 * A crawler has no invite: for a private table it learns only what the address says, and the same
 * for one that does not exist.
 */
export function previews({ lobby, door, publicUrl }: PreviewParts): Preview {
  return async (path, context) => {
    const [, game = '', id = ''] = TABLE.exec(path) ?? [];
    if (!lobby.games.names().includes(game)) return undefined;
    const site = publicUrl ?? originOf(context);
    const { module, title = module.name } = lobby.games.newest(game);
    // Too many requests get only what costs nothing.
    const isWelcome = lobby.limiter.take('http', addressOf(context.req, door)) === 'taken';
    const match = isWelcome ? await publicTable(lobby, game, id) : undefined;
    return headOf({
      title: `${title} – Loggia`,
      description: match === undefined ? `A table of ${title}.` : sentence(title, match),
      url: site + path,
      image: `${site}/pictures/${game}.png`,
    });
  };
}

/** The address named by the request; the server does not know its own. */
function originOf({ protocol, host }: Context): string {
  return `${protocol}://${host}`;
}

async function publicTable(
  { tables }: Pick<Lobby, 'tables'>,
  game: string,
  id: string,
): Promise<MatchRecord | undefined> {
  const match = await tables.store.match(id);
  return match?.game === game && !match.unlisted ? match : undefined;
}

/** In English: nobody knows who will read it. */
function sentence(title: string, { status, seats }: MatchRecord): string {
  const names = seats.flatMap(({ name }) => name ?? []);
  const free = seats.filter(isFree).length;
  const people = names.length === 0 ? '' : ` ${names.join(', ')}.`;
  if (status === 'over') return `A finished game of ${title}.${people}`;
  if (status === 'running') return `A game of ${title} is being played: watch it.${people}`;
  const seatsLeft = free === 1 ? 'one free seat' : `${free} free seats`;
  return `A table of ${title} with ${seatsLeft}.${people}`;
}

interface Head {
  title: string;
  description: string;
  url: string;
  image: string;
}

function headOf({ title, description, url, image }: Head): string {
  const properties = {
    'og:site_name': 'Loggia',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`)
    .join('');
}
