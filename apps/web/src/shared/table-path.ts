// Addresses of tables. Secrets go after the #, so that they never reach a server's log.
import type { TableId } from '../net/seats.ts';

/** The table of practice games, which exists only in this browser. */
export const PRACTICE = 'practice';
export const isPractice = ({ id }: TableId) => id === PRACTICE;

/** The page that opens the file of a finished game. */
export const SAVED = '/saved';
export const STATISTICS = '/statistics';

/** The server's public finished games, and the games of this browser. */
export const FINISHED = '/finished';
export const MINE = '/mine';

export function tablePath({ game, id }: TableId): string {
  return `/table/${game}/${id}`;
}

/** Where a first game starts. */
export const firstGamePath = (game: string) => `${tablePath({ game, id: PRACTICE })}?first`;

/** The table at a past moment, the first by default, for browsing. */
export function replayPath(table: TableId, moves = 0): string {
  return `${tablePath(table)}?move=${moves}`;
}

/** The same with the analysis: shown if there is one, else started. */
export const analysisPath = (table: TableId) => `${replayPath(table)}&analysis`;

/** Where a moment of a game continues as a practice game. */
export function continuePath({ game, id }: TableId, moves: number): string {
  return `${tablePath({ game, id: PRACTICE })}?from=${encodeURIComponent(id)}&move=${moves}`;
}

/** The address under which others reach this server: as configured, else that of this page. */
export function siteAddress(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="loggia-address"]')?.content;
  return told ?? location.origin;
}

export function inviteLink(table: TableId, invite: string | undefined): string {
  const secret = invite === undefined ? '' : `#invite=${encodeURIComponent(invite)}`;
  return `${siteAddress()}${tablePath(table)}${secret}`;
}

/** The same, leading to a moment of the game. */
export function momentLink(table: TableId, invite: string | undefined, moves = 0): string {
  return inviteLink(table, invite).replace(tablePath(table), replayPath(table, moves));
}

export function handOverLink({ game, id }: TableId, code: string): string {
  return `${siteAddress()}/seat/${game}/${id}#code=${encodeURIComponent(code)}`;
}

/** Removes the invite from the address bar, so that it isn't copied along by accident. */
export function inviteInAddress(): string | undefined {
  const invite = new URLSearchParams(location.hash.slice(1)).get('invite') ?? undefined;
  const { pathname, search } = location;
  if (invite !== undefined) history.replaceState(history.state, '', pathname + search);
  return invite;
}
