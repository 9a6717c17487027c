// The sentence for a refusal: the game's own, the client's, or the server's in English.
import type { Params } from './message.ts';
import type { Speech } from './use-text.ts';

export interface Refusal {
  code: string;
  message: string;
  params: Params;
}

export function refusalText({ text, has }: Speech, refusal: Refusal, game?: string): string {
  const keys = [
    ...(game === undefined ? [] : [`${game}.error.${refusal.code}`]),
    `error.${refusal.code}`,
  ];
  const key = keys.find(has);
  return key === undefined ? refusal.message : text(key, refusal.params);
}
