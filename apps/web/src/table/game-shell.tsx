// The game: top bar, board, drawer with log and chat, banners, and overlays.
import type { Typed } from '@loggia/kernel';
import type { ChatLine, Match } from '@loggia/protocol';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { SeatInfo } from '../game/board-props.ts';
import type { AnyGameClient } from '../game/game-client.ts';
import { AFTER, DIALOGS, withTexts } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { Names } from '../kit/names.tsx';
import { PromptExtra } from '../kit/prompt/prompt-bar.tsx';
import type { KeptTable, TableId } from '../net/seats.ts';
import type { LiveMatch } from '../net/use-match.ts';
import { boardSettings, useSettings } from '../shared/settings.ts';
import { isPractice } from '../shared/table-path.ts';
import { Announcer } from './announcer.tsx';
import { Banners } from './banners.tsx';
import { useCall, useSounds } from './call.ts';
import { type DrawerSide, isBeside, isWide, useUnread } from './drawer-side.ts';
import styles from './game-shell.module.css';
import { HintButton } from './hints/hint-button.tsx';
import { HintContext, useHintDesk } from './hints/hint-desk.ts';
import type { LogEntry } from './history/use-log.ts';
import { usePast } from './history/use-past.ts';
import { InterruptOverlay } from './interrupt-overlay.tsx';
import { TopBar } from './top-bar.tsx';
import { useInterrupts } from './use-interrupts.ts';

const Coach = lazy(() => import('./coach/coach.tsx'));
const HistoryBar = lazy(() => withTexts(import('./history/history-bar.tsx'), AFTER));
const Analysis = lazy(() => withTexts(import('./analysis/analysis.tsx'), AFTER));
const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }));
const EndScreen = lazy(() => withTexts(import('./end/end-screen.tsx'), AFTER, DIALOGS));

export interface GameShellProps {
  table: TableId;
  client: AnyGameClient;
  match: Match;
  kept: KeptTable | undefined;
  seat: number | null;
  credentials: string | undefined;
  names: SeatInfo[];
  /** The reader's guide in a first game. */
  guide?: 'coach' | undefined;
  /** Whether the game can be downloaded: one continued from a moment has no beginning. */
  file?: 'some' | 'none';
  live: LiveMatch;
  chat: readonly ChatLine[];
  onChanged(): void;
}

type Shown = { events: Typed[] };

export default function GameShell(props: GameShellProps) {
  const { live } = props;
  // Nothing can be drawn before the first position arrives.
  if (live.view === undefined) return <main className={styles.shell} aria-busy="true" />;
  const { seat, match } = props;
  // A player who has left decides nothing: a bot does, under the seat's name.
  const isAway = seat !== null && match.players[seat]?.away === true;
  return (
    <Names names={props.names} reader={isAway ? null : seat}>
      <Shell {...props} present={live.view as Shown} />
    </Names>
  );
}

function Shell(props: GameShellProps & { present: Shown }) {
  const { table, client, match, seat, credentials, names, live, chat, present } = props;
  const { guide } = props;
  const { module, Board, Interrupt } = client;
  const { play, pending } = live;
  const { t, text } = useText();
  const settings = useSettings();
  const [search] = useSearchParams();
  const moment = usePast(table, credentials, {
    start: startOf(search.get('move')),
    status: match.status,
  });
  const newest = { view: present, moves: live.moves };
  const interrupts = useInterrupts(client.interrupts, newest);
  const end = useMemo(() => module.result(present), [module, present]);
  // Players who see a game end get its result from the last place to the first.
  const [told, setTold] = useState(end !== undefined);
  const isTelling = end !== undefined && !told;
  const now = interrupts.still ?? (isTelling ? interrupts.before : undefined) ?? newest;
  const isStill = now !== newest;
  // Shown beside the board; what happened while the table stood still follows when it continues.
  const news = isStill ? now.view.events : interrupts.untold;
  const [highlight, setHighlight] = useState<readonly Typed[]>();
  const [drawer, setDrawer] = useState<DrawerSide | undefined>(() =>
    isWide() ? 'log' : undefined,
  );
  const [ended, setEnded] = useState<'shown' | 'hidden'>('shown');
  const canAnalyse = end !== undefined && client.bots === 'some' && props.file !== 'none';
  const [analysis, setAnalysis] = useState<'unasked' | 'asked'>(
    search.has('analysis') ? 'asked' : 'unasked',
  );
  const pointed = useMemo(
    () => (highlight === undefined ? undefined : { events: highlight }),
    [highlight],
  );
  const unread = useUnread(chat, drawer === 'chat');

  const isPast = moment.at !== undefined;
  const view = isPast ? ((moment.view as Shown | undefined) ?? now.view) : now.view;
  const toMove = useMemo(() => module.toMove(now.view), [module, now.view]);
  // A player who has left decides nothing: a bot does.
  const isAway = seat !== null && match.players[seat]?.away === true;
  const mine = seat !== null && !isAway && toMove.includes(seat);
  const legal = useMemo(
    () => (mine && !isPast ? module.legal(now.view, seat) : NOTHING),
    [module, now.view, seat, mine, isPast],
  );
  const desk = useHintDesk({
    table,
    match,
    module,
    credentials,
    view: present,
    moves: live.moves,
    seat: mine && !isPast && !isStill ? seat : undefined,
    highlight: setHighlight,
  });
  // With a coach nothing is automatic: a learner takes each step.
  const board = useMemo(
    () => ({ ...boardSettings(settings, table.game), ...(guide && { forced: 'ask' as const }) }),
    [settings, table.game, guide],
  );
  const title = `${text(`${table.game}.name`)} – ${t('app.name')}`;
  useSounds(client, { moves: now.moves, events: now.view.events }, isPast ? 0 : settings.volume);
  useCall({
    turn: mine && !isStill ? 'yours' : 'theirs',
    volume: settings.volume,
    title,
    callTitle: `${t('call.title')} – ${title}`,
  });

  const onDrawer = useCallback(
    (side: DrawerSide) => setDrawer(open => (open === side ? undefined : side)),
    [],
  );
  const { look } = moment;
  const { show } = interrupts;
  const onLook = useCallback(
    ({ seq, events }: LogEntry) => {
      look(seq + 1);
      show(events);
      if (!isBeside()) setDrawer(undefined);
    },
    [look, show],
  );

  // Changes beside the board – log, chat, drawers – do not redraw it.
  const drawn = useMemo(
    () => (
      <Board
        view={view}
        seat={seat}
        names={names}
        legal={isStill ? NOTHING : legal}
        rules={module}
        play={play}
        pending={pending}
        settings={board}
        moment={isPast ? 'past' : 'live'}
        highlight={pointed}
      />
    ),
    [Board, module, view, seat, names, legal, isStill, play, pending, board, isPast, pointed],
  );

  return (
    <div
      className={styles.shell}
      data-drawer={drawer === undefined ? 'closed' : 'open'}
      data-moves={live.moves}
    >
      <div className={styles.bar}>
        <TopBar
          {...props}
          summary={module.summary(view)}
          status={client.status(view)}
          drawer={drawer}
          unread={unread}
          onDrawer={onDrawer}
          onHistory={() => moment.look(Math.max(0, now.moves - 1))}
          onResult={end === undefined || isTelling ? undefined : () => setEnded('shown')}
        />
      </div>
      <div className={styles.notes}>
        <Banners {...props} toMove={toMove} />
        {moment.at === undefined ? undefined : (
          <Suspense>
            <HistoryBar
              {...props}
              at={moment.at}
              shown={moment.shown}
              moves={now.moves}
              onLook={moment.look}
              onLive={moment.live}
            />
            {canAnalyse ? (
              <Analysis
                {...props}
                moves={now.moves}
                asked={analysis}
                at={moment.at}
                onLook={moment.look}
              />
            ) : undefined}
          </Suspense>
        )}
        {guide === undefined || seat === null || isPast ? undefined : (
          <Suspense>
            <Coach
              game={table.game}
              view={now.view}
              seat={seat}
              legal={legal}
              events={news}
              moves={now.moves}
              desk={desk}
            />
          </Suspense>
        )}
      </div>
      <main className={styles.board} id="main">
        <h1 className="visually-hidden">{title}</h1>
        <h2 className="visually-hidden">{t('table.board')}</h2>
        <HintContext value={desk}>
          <PromptExtra value={HINT_BUTTON}>{drawn}</PromptExtra>
        </HintContext>
      </main>
      {drawer === undefined ? undefined : (
        <div className={styles.side}>
          <Suspense>
            <Drawer
              open={drawer}
              onOpen={setDrawer}
              talk={isPractice(table) ? 'none' : 'some'}
              source={{ table, bearer: credentials, moves: now.moves, events: now.view.events }}
              client={client}
              names={names}
              at={moment.at}
              onLook={onLook}
              onHighlight={setHighlight}
              chat={chat}
              say={live.say}
            />
          </Suspense>
        </div>
      )}
      {interrupts.current === undefined ? undefined : (
        <InterruptOverlay
          key={interrupts.waiting}
          waiting={interrupts.waiting}
          onNext={interrupts.next}
          onSkip={interrupts.skip}
        >
          <Interrupt
            view={interrupts.current.view ?? view}
            event={interrupts.current.event}
            settings={board}
          />
        </InterruptOverlay>
      )}
      <Announcer client={client} moves={now.moves} events={news} />
      {end === undefined ? undefined : (
        <Suspense>
          <EndScreen
            {...props}
            result={end}
            view={present}
            open={ended === 'shown' && interrupts.current === undefined && !isPast}
            reveal={isTelling && board.motion === 'full' ? 'slowly' : 'at once'}
            onTold={() => setTold(true)}
            onClose={() => {
              setTold(true);
              setEnded('hidden');
            }}
            onReplay={() => {
              setEnded('hidden');
              moment.look(0);
            }}
            {...(canAnalyse && {
              onAnalyse() {
                setEnded('hidden');
                setAnalysis('asked');
                moment.look(0);
              },
            })}
          />
        </Suspense>
      )}
    </div>
  );
}

const NOTHING: Typed[] = [];
const HINT_BUTTON = <HintButton />;

function startOf(move: string | null): number | undefined {
  return move !== null && /^\d+$/.test(move) ? Number(move) : undefined;
}
