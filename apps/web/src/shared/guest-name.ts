// The name of somebody without a seat: a name, a number, or just "guest".
import type { useText } from '../i18n/use-text.ts';

export function guestName({ t }: ReturnType<typeof useText>, name: string): string {
  const number = /^#(\d+)$/.exec(name)?.[1];
  if (number !== undefined) return t('chat.guestNumber', { number });
  return name === '' ? t('chat.guest') : t('chat.guestNamed', { name });
}
