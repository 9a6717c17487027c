// What happened, for those who listen instead of looking.
import type { Typed } from '@loggia/kernel';
import type { SeatInfo } from '../game/board-props.ts';
import type { AnyGameClient } from '../game/game-client.ts';
import { useText } from '../i18n/use-text.ts';
import { spoken } from '../kit/sentence.tsx';

export interface AnnouncerProps {
  client: AnyGameClient;
  names: readonly SeatInfo[];
  moves: number;
  events: readonly Typed[];
}

export function Announcer({ client, names, moves, events }: AnnouncerProps) {
  const { say } = useText();
  const sentences = events.map(event => {
    const { key, params } = client.module.describe(event);
    return spoken(say(`${client.module.name}.${key}`, params), names);
  });
  return (
    <p className="visually-hidden" role="log" aria-live="polite">
      <span key={moves}>{sentences.join(' ')}</span>
    </p>
  );
}
