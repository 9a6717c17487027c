// A table at its address: the room before the start, then the game.
import type { Match } from '@loggia/protocol';
import { use, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { gameClient } from '../boards/games.ts';
import { notify } from '../design/toast.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import { ask } from '../net/lobby-client.ts';
import { usePersisted } from '../net/persisted.ts';
import type { KeptTable, TableId } from '../net/seats.ts';
import { forgetSeat, hasLeft, keepTable, keptTable, keptTables } from '../net/seats.ts';
import { useReading } from '../net/use-lobby.ts';
import { Sorry } from '../shared/missing.tsx';
import { Resting } from '../shared/resting.tsx';
import { inviteInAddress } from '../shared/table-path.ts';
import { LiveTable } from './live-table.tsx';

export default function TablePage({ game, id }: TableId) {
  const table = { game, id };
  const speech = useText();
  const client = use(gameClient(game));
  useInvite(table);
  const kept = keptTable(usePersisted(keptTables), table);
  // The invite outlives a seat: it opens the table even when the seat is gone.
  const bearer = kept?.invite ?? kept?.seats[0]?.credentials;
  const { value, error, refresh } = useReading(
    signal => ask('getMatch', { table, bearer, signal }),
    `${game}/${id}/${bearer}`,
  );
  const seat = useSeat(kept, value);
  const [lostSeat, setLostSeat] = useState(false);
  useFreedSeats(table, kept, value);

  if (client === undefined) {
    return <Sorry title={speech.t('missing.title')} text={speech.t('error.game.unknown')} />;
  }
  if (value === undefined) {
    if (error === undefined) return <Resting />;
    return <Sorry title={speech.t('table.closed')} text={refusalText(speech, error, game)} />;
  }
  const version = value.rulesVersion;
  const rules = client.under(version);
  if (rules === undefined) {
    const text = speech.t('error.match.rules-unknown', { version });
    return <Sorry title={speech.t('table.closed')} text={text} />;
  }
  return (
    <LiveTable
      key={seat ?? 'watching'}
      table={table}
      client={rules}
      match={value}
      kept={kept}
      seat={seat}
      lostSeat={lostSeat}
      onLostSeat={setLostSeat}
      onChanged={refresh}
    />
  );
}

/** Keeps the invite from the address. */
function useInvite({ game, id }: TableId): void {
  useState(() => {
    const invite = inviteInAddress();
    if (invite !== undefined) keepTable({ game, id }, { invite });
  });
}

/** The seat to play from: the one asked for, else the first of ours; `null` for a spectator. */
function useSeat(kept: KeptTable | undefined, match: Match | undefined): number | null {
  const [search] = useSearchParams();
  if (search.has('watch')) return null;
  const ours = kept?.seats.map(({ seat }) => seat) ?? [];
  const wanted = Number(search.get('seat') ?? Number.NaN);
  if (ours.includes(wanted)) return wanted;
  // A seat the host has freed is no longer ours.
  const sitting = ours.filter(
    seat => isOld(match, kept) || match?.players[seat]?.name !== undefined,
  );
  return sitting[0] ?? null;
}

/** Players removed before the start are told so, and become spectators. */
function useFreedSeats(
  { game, id }: TableId,
  kept: KeptTable | undefined,
  match: Match | undefined,
): void {
  const { t } = useText();
  const freed = kept?.seats.find(
    ({ seat }) => !isOld(match, kept) && match?.players[seat]?.name === undefined,
  )?.seat;
  useEffect(() => {
    if (freed === undefined) return;
    if (!hasLeft({ game, id }, freed)) notify(t('seat.removed'), 'refused');
    forgetSeat({ game, id }, freed);
  }, [freed, game, id, t]);
}

/** A lobby answer from before we sat down says nothing about our seat. */
function isOld(match: Match | undefined, kept: KeptTable | undefined): boolean {
  return match === undefined || match.updatedAt < (kept?.at ?? 0);
}
