// A seat taken over from another device, by a link that works once.
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import { ask, LobbyError, retried } from '../net/lobby-client.ts';
import { keepTable, type TableId } from '../net/seats.ts';
import { Sorry } from '../shared/missing.tsx';
import { Resting } from '../shared/resting.tsx';
import { tablePath } from '../shared/table-path.ts';

/** Without a network it is tried again after this. */
const AGAIN_MILLISECONDS = 2_000;

export default function TakeOver({ game, id }: TableId) {
  const speech = useText();
  const [, go] = useLocation();
  const [error, setError] = useState<LobbyError>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isHere = true;
    const table = { game, id };
    const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? '';
    const attempt = async () => {
      try {
        const taken = await ask('takeOver', { table, body: { code } });
        const { playerID, playerCredentials: credentials, invite } = taken;
        // A reader who has left the page meanwhile has the seat all the same: the link works once.
        keepTable(table, { seat: { seat: Number(playerID), credentials }, invite });
        if (isHere) go(tablePath(table), { replace: true });
      } catch (refused) {
        if (!(refused instanceof LobbyError)) throw refused;
        if (!isHere) return;
        const isAskedAgain = refused.code === 'network';
        setError(isAskedAgain ? retried(refused) : refused);
        if (isAskedAgain) timer = setTimeout(attempt, AGAIN_MILLISECONDS);
      }
    };
    attempt();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [game, id, go]);
  if (error === undefined) return <Resting />;
  const title = error.code === 'network.again' ? 'takeOver.waiting' : 'takeOver.failed';
  return <Sorry title={speech.t(title)} text={refusalText(speech, error)} />;
}
