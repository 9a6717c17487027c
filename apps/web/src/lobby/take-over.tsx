// A seat taken over from another device, by a link that works once.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import { ask, LobbyError } from '../net/lobby-client.ts';
import { keepTable } from '../net/seats.ts';
import { Sorry } from '../shared/missing.tsx';
import { Resting } from '../shared/resting.tsx';

export default function TakeOver(table: { game: string; id: string }) {
  const speech = useText();
  const [, go] = useLocation();
  const [error, setError] = useState<LobbyError>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? '';
    ask('takeOver', { table, body: { code } }).then(
      ({ playerID, playerCredentials, invite }) => {
        keepTable(table, {
          seat: { seat: Number(playerID), credentials: playerCredentials },
          invite,
        });
        go(`/table/${table.game}/${table.id}`, { replace: true });
      },
      refused => setError(refused instanceof LobbyError ? refused : undefined),
    );
  });
  if (error === undefined) return <Resting />;
  return <Sorry title={speech.t('takeOver.failed')} text={refusalText(speech, error)} />;
}
