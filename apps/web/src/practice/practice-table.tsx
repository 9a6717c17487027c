// A practice game at the usual table.
import type { Hint } from '@loggia/bots';
import type { Typed } from '@loggia/kernel';
import type { Match, Hint as ToldHint } from '@loggia/protocol';
import { lazy, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyGameClient } from '../game/game-client.ts';
import { seatInfos } from '../game/seat-infos.ts';
import { useText } from '../i18n/use-text.ts';
import { identity } from '../net/identity.ts';
import { answerLocally, LobbyError } from '../net/lobby-client.ts';
import { usePersisted } from '../net/persisted.ts';
import type { LiveMatch } from '../net/use-match.ts';
import { PRACTICE } from '../shared/table-path.ts';
import { companyOf } from './company.ts';
import { type KeptGame, ownSeat } from './kept-game.ts';
import { LocalGame } from './local-game.ts';
import { practiceLobby } from './practice-lobby.ts';
import { browserThinker } from './thinker.ts';

const GameShell = lazy(() => import('../table/game-shell.tsx'));

/** Long enough to follow what a bot does. */
const PAUSE_MS = 600;
const NOTHING_SAID = [] as const;

export interface PracticeTableProps {
  client: AnyGameClient;
  kept: KeptGame;
}

/** The game is read once: use a key that changes with it. */
export function PracticeTable({ client, kept }: PracticeTableProps) {
  const { t } = useText();
  const { name, look } = usePersisted(identity);
  const [thinker] = useState(browserThinker);
  const [game] = useState(() => new LocalGame({ client, kept, thinker, pauseMs: PAUSE_MS }));
  const you = name === '' ? t('chat.guest') : name;
  const players = useMemo(
    () => companyOf(client, kept, { name: you, look }),
    [you, look, client, kept],
  );
  const seat = ownSeat(kept);
  const names = useMemo(() => seatInfos(players, String), [players]);
  useEffect(() => {
    const people = players.map(player => player.name);
    const hint = async () => {
      const { view, moves } = game.snapshot();
      const { game: name, rulesVersion } = kept;
      const hints = await thinker.hints({ game: name, rulesVersion, view, seat });
      if (hints.length === 0) throw new LobbyError('hint.unavailable', 'the worker failed');
      return { moves, hints: hints.map(asTold) };
    };
    return answerLocally(PRACTICE, practiceLobby({ client, kept, names: people, hint }));
  }, [client, kept, players, seat, game, thinker]);
  useEffect(() => {
    game.start();
    return () => {
      game.stop();
      thinker.stop();
    };
  }, [game, thinker]);
  const { view, moves } = useSyncExternalStore(game.subscribe, game.snapshot);
  const { module } = client;
  const isOver = view !== undefined && module.result(view) !== undefined;
  const match: Match = useMemo(
    () => ({
      matchID: PRACTICE,
      gameName: kept.game,
      players,
      setupData: { ...kept.options },
      unlisted: true,
      createdAt: kept.begun,
      updatedAt: kept.begun,
      status: isOver ? 'over' : 'running',
      rulesVersion: kept.rulesVersion,
      toMove: [],
      waitsForBots: false,
      spectators: 0,
      hints: 'always',
    }),
    [kept, players, isOver],
  );
  const [deeds] = useState(() => ({ play: game.play.bind(game), say: () => {} }));
  const live: LiveMatch = {
    connection: 'live',
    view,
    moves,
    match,
    chat: NOTHING_SAID,
    pending: false,
    clock: undefined,
    barred: undefined,
    ...deeds,
  };
  return (
    <GameShell
      table={{ game: kept.game, id: PRACTICE }}
      client={client}
      match={match}
      kept={undefined}
      seat={seat}
      credentials={undefined}
      names={names}
      guide={kept.guide}
      file={kept.from === undefined ? 'some' : 'none'}
      live={live}
      chat={NOTHING_SAID}
      onChanged={() => {}}
    />
  );
}

/** As the server reports it: an only legal move was not searched. */
function asTold({ move, points, chance, visits, reasons }: Hint<Typed>): ToldHint {
  return { move: { ...move }, ...(visits > 0 && { points, chance }), reasons };
}
