// What happened, for screen readers.
import type { Typed } from '@loggia/kernel';
import type { AnyGameClient } from '../game/game-client.ts';
import { useSpoken } from '../kit/names.tsx';

export interface AnnouncerProps {
  client: AnyGameClient;
  moves: number;
  events: readonly Typed[];
}

export function Announcer({ client, moves, events }: AnnouncerProps) {
  const spoken = useSpoken();
  const sentences = events.map(event => {
    const { key, params } = client.module.describe(event);
    return spoken(`${client.module.name}.${key}`, params);
  });
  return (
    <p className="visually-hidden" role="log" aria-live="polite">
      <span key={moves}>{sentences.join(' ')}</span>
    </p>
  );
}
