// How far a game is, in words.
import type { Speech } from '../i18n/use-text.ts';

export function roundText({ t }: Speech, round: number, rounds: number | undefined): string {
  return rounds === undefined ? t('top.round.open', { round }) : t('top.round', { round, rounds });
}
