// The open connection of a table, and what it shows: the room or the game.
import type { ClockState, Match } from '@loggia/protocol';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { notify } from '../design/toast.tsx';
import type { AnyGameClient } from '../game/game-client.ts';
import { seatInfos } from '../game/seat-infos.ts';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import { ask } from '../net/lobby-client.ts';
import { note } from '../net/seals.ts';
import type { KeptTable, TableId } from '../net/seats.ts';
import { forgetSeat } from '../net/seats.ts';
import { useMatch } from '../net/use-match.ts';
import { Sorry } from '../shared/missing.tsx';
import { Resting } from '../shared/resting.tsx';
import { useSettings } from '../shared/settings.ts';
import { sound } from './call.ts';
import { useChat } from './use-chat.ts';

const Room = lazy(() => import('../room/room.tsx'));
const GameShell = lazy(() => import('./game-shell.tsx'));

export interface LiveTableProps {
  table: TableId;
  client: AnyGameClient;
  /** The lobby's answer; the socket sends later changes. */
  match: Match;
  kept: KeptTable | undefined;
  seat: number | null;
  /** Whether the reader watches because they lost their seat, and has been told so. */
  lostSeat: boolean;
  onLostSeat(lost: boolean): void;
  onChanged(): void;
}

export function LiveTable(props: LiveTableProps) {
  const { table, client, match: asked, kept, seat, lostSeat, onLostSeat, onChanged } = props;
  const speech = useText();
  const settings = useSettings();
  const mine = kept?.seats.find(one => one.seat === seat)?.credentials;
  const credentials = mine ?? kept?.invite;
  const live = useMatch({
    table,
    game: client.game,
    seat,
    credentials,
    onNudged: ({ by }) => {
      void sound('call', settings.volume);
      notify(speech.t('wait.called', { name: names[by]?.name ?? '' }));
    },
    onRefused: refused => notify(refusalText(speech, refused, table.game), 'refused'),
  });
  // A seat that was freed or taken elsewhere is no longer ours: we continue as spectators.
  const lost = live.barred?.code === 'seat.credentials' ? seat : null;
  const { game, id } = table;
  const { t } = speech;
  const invite = kept?.invite;
  useEffect(() => {
    if (lost === null) return;
    onLostSeat(true);
    forgetSeat({ game, id }, lost);
    tellLoss({ game, id }, lost, invite).then(
      how => notify(t(how), 'refused'),
      // Without an answer the page explains why by itself.
      () => undefined,
    );
  }, [lost, game, id, invite, onLostSeat, t]);
  const chat = useChat(table, credentials, live.chat);
  const match = useMemo(
    () => timed(newest(live.match, asked), live.clock),
    [live.match, asked, live.clock],
  );
  const { players, chance, status } = match;
  useEffect(() => {
    if (chance !== undefined && status !== 'over') note(id, chance, status);
  }, [id, chance, status]);
  const names = useMemo(
    () => seatInfos(players, free => speech.t('seat.free', { seat: free + 1 })),
    [players, speech],
  );
  useWatching(seat === null && !lostSeat, match);

  if (lost !== null) return <Resting />;
  if (live.barred !== undefined) {
    return (
      <Sorry title={speech.t('table.closed')} text={refusalText(speech, live.barred, table.game)} />
    );
  }
  if (match.status === 'waiting') {
    return (
      <Suspense fallback={<Resting />}>
        <Room
          table={table}
          module={client.module}
          match={match}
          kept={kept}
          seat={seat}
          names={names}
          chat={chat}
          say={live.say}
          onChanged={onChanged}
        />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Resting />}>
      <GameShell
        table={table}
        client={client}
        match={match}
        kept={kept}
        seat={seat}
        credentials={credentials}
        names={names}
        live={live}
        chat={chat}
        onChanged={onChanged}
      />
    </Suspense>
  );
}

/**
 * The player who takes the last seat may hear that the game began before hearing that the seat is
 * theirs.
 */
const PATIENCE_MILLISECONDS = 2_000;

/** Tells people without a seat that they are now spectators, unless they know already. */
function useWatching(isNews: boolean, { status }: Match): void {
  const { t } = useText();
  const [search] = useSearchParams();
  const isLate = isNews && status === 'running' && !search.has('watch');
  useEffect(() => {
    if (!isLate) return;
    const timer = setTimeout(() => notify(t('table.full')), PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isLate, t]);
}

/** Whether a seat was taken away or moved to another device. */
async function tellLoss(table: TableId, seat: number, bearer: string | undefined) {
  const { players } = await ask('getMatch', { table, bearer });
  const owner = players[seat];
  const isGone = owner?.name === undefined || owner.bot !== undefined;
  return isGone ? 'seat.removed' : 'seat.elsewhere';
}

/** With the clock of the last move, unless the lobby's is newer. */
function timed(match: Match, clock: ClockState | undefined): Match {
  const { clockState } = match;
  if (clock === undefined || clockState === undefined || clock.at <= clockState.at) return match;
  return { ...match, clockState: clock };
}

/** What the socket sent, unless the lobby's answer is newer. */
function newest(told: Match | undefined, asked: Match): Match {
  return told !== undefined && told.updatedAt >= asked.updatedAt ? told : asked;
}
