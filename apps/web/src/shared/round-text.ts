// How far a game has got, in words.
import type { Match } from '@loggia/protocol';
import type { Speech } from '../i18n/use-text.ts';

export function roundText({ t }: Speech, round: number, rounds: number | undefined): string {
  return rounds === undefined ? t('top.round.open', { round }) : t('top.round', { round, rounds });
}

/** The round, and the game's own status once its texts are loaded. */
export function progressText(
  speech: Speech,
  game: string,
  summary: NonNullable<Match['summary']>,
): string {
  const { round, rounds, status = [] } = summary;
  const named = status
    .map(({ key, params }) => ({ key: `${game}.${key}`, params }))
    .filter(({ key }) => speech.has(key))
    .map(({ key, params }) => speech.text(key, params));
  const first = round === 0 ? speech.t('home.begun') : roundText(speech, round, rounds);
  return [first, ...named].join(' · ');
}
