// The top bar: how far the game has got, and the tools.
import type { Message, Summary } from '@loggia/kernel';
import type { Match } from '@loggia/protocol';
import { lazy, memo, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Sign } from '../design/arches.tsx';
import { IconButton } from '../design/button.tsx';
import {
  BackIcon,
  CandleIcon,
  ChatIcon,
  CrownIcon,
  EyeIcon,
  HelpIcon,
  HintIcon,
  LeaveIcon,
  LinkIcon,
  LogIcon,
  MoreIcon,
  PeopleIcon,
  SettingsIcon,
  ShareIcon,
  SoundOffIcon,
  SoundOnIcon,
  SunIcon,
} from '../design/icons.tsx';
import type { Command } from '../design/menu.tsx';
import { Menu } from '../design/menu.tsx';
import type { SeatInfo } from '../game/board-props.ts';
import { DIALOGS, withTexts } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import type { KeptTable, TableId } from '../net/seats.ts';
import { roundText } from '../shared/round-text.ts';
import { change, switchSound, useSettings } from '../shared/settings.ts';
import { isPractice } from '../shared/table-path.ts';
import { Clocks } from './clocks.tsx';
import { switchCoach, useCoachMemory } from './coach/memory.ts';
import type { DrawerSide } from './drawer-side.ts';
import { hostKey } from './host-key.ts';
import { SeatSwitch } from './seat-switch.tsx';
import { useTableDeeds } from './table-deeds.ts';
import styles from './top-bar.module.css';

const SettingsDialog = lazy(() => withTexts(import('../shared/settings-dialog.tsx'), DIALOGS));
const PeopleDialog = lazy(() => withTexts(import('./people-dialog.tsx'), DIALOGS));
const HandOverDialog = lazy(() => withTexts(import('./hand-over-dialog.tsx'), DIALOGS));
const CallsDialog = lazy(() => withTexts(import('../shared/calls-dialog.tsx'), DIALOGS));
const HelpSheet = lazy(() => import('../shared/help/help-sheet.tsx'));

export interface TopBarProps {
  table: TableId;
  match: Match;
  kept: KeptTable | undefined;
  seat: number | null;
  names: readonly SeatInfo[];
  guide?: 'coach' | undefined;
  summary: Summary;
  /** What the game shows beside the round. */
  status: readonly Message[];
  drawer: DrawerSide | undefined;
  unread: number;
  onDrawer(side: DrawerSide): void;
  onHistory(): void;
  onResult: (() => void) | undefined;
  onChanged(): void;
}

export function TopBar(props: TopBarProps) {
  const {
    table,
    match,
    kept,
    seat,
    names,
    summary,
    status,
    unread,
    onDrawer,
    onHistory,
    onResult,
  } = props;
  const speech = useText();
  const { t, text, number } = speech;
  const [, go] = useLocation();
  const [open, setOpen] = useState<'settings' | 'help' | 'people' | 'calls'>();
  const [carried, setCarried] = useState<string>();
  const host = isPractice(table) ? undefined : hostKey(match, kept, seat);
  const close = () => setOpen(undefined);
  const deeds = useTableDeeds(props);
  const coach = useCoachMemory(table.game);
  const commands: Command[] = [
    ...(onResult === undefined
      ? []
      : [{ id: 'result', label: t('end.title'), icon: <CrownIcon />, run: onResult }]),
    { id: 'history', label: t('history.open'), icon: <BackIcon />, run: onHistory },
    ...(isPractice(table)
      ? []
      : [{ id: 'invite', label: t('top.watchLink'), icon: <LinkIcon />, run: deeds.copyLink }]),
    ...(host === undefined || match.status !== 'running'
      ? []
      : [
          {
            id: 'people',
            label: t('people.title'),
            icon: <PeopleIcon />,
            run: () => setOpen('people'),
          },
        ]),
    ...(seat === null || isPractice(table)
      ? []
      : [
          {
            id: 'hand-over',
            label: t('top.handOver'),
            icon: <ShareIcon />,
            run: () => deeds.handOver(setCarried),
          },
        ]),
    ...((seat === null && host === undefined) || isPractice(table) || match.status === 'over'
      ? []
      : [
          {
            id: 'calls',
            label: t('calls.title'),
            icon: <SoundOnIcon />,
            run: () => setOpen('calls'),
          },
        ]),
    ...(seat === null
      ? []
      : [{ id: 'leave', label: t('seat.leave'), icon: <LeaveIcon />, run: deeds.leave }]),
    ...(props.guide === undefined || coach.state === 'on'
      ? []
      : [
          {
            id: 'coach',
            label: t('top.coach'),
            icon: <HintIcon />,
            run: () => switchCoach(table.game, 'on'),
          },
        ]),
    { id: 'help', label: t('help.title'), icon: <HelpIcon />, run: () => setOpen('help') },
    {
      id: 'settings',
      label: t('settings.title'),
      icon: <SettingsIcon />,
      run: () => setOpen('settings'),
    },
    { id: 'home', label: t('common.home'), icon: <Sign />, run: () => go('/') },
  ];
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home} aria-label={t('common.home')}>
        <Sign />
      </Link>
      <p className={styles.title}>
        <strong>{text(`${table.game}.name`)}</strong>
        {seat === null ? <span className={styles.badge}>{t('top.spectator')}</span> : undefined}
      </p>
      <ul className={styles.facts}>
        {summary.round === 0 ? undefined : (
          <li>{roundText(speech, summary.round, summary.rounds)}</li>
        )}
        {status.map(({ key, params }) => (
          <li key={key}>{text(key, params)}</li>
        ))}
        {match.spectators === 0 ? undefined : (
          <li className={styles.watching}>
            <EyeIcon />
            <span className="visually-hidden">
              {t('top.watching', { count: match.spectators })}
            </span>
            <span aria-hidden="true">{number(match.spectators)}</span>
          </li>
        )}
      </ul>
      <Clocks match={match} names={names} seat={seat} />
      <SeatSwitch kept={kept} seat={seat} names={names} />
      <Tools
        talk={isPractice(table) ? 'none' : 'some'}
        unread={unread}
        onDrawer={onDrawer}
        onOpen={setOpen}
      />
      <Menu
        label={t('top.more')}
        commands={commands}
        trigger={
          <IconButton label={t('top.more')}>
            <MoreIcon />
          </IconButton>
        }
      />
      <Suspense>
        {open === 'settings' ? <SettingsDialog game={table.game} onClose={close} /> : undefined}
        {open === 'people' && host !== undefined ? (
          <PeopleDialog {...props} host={host} onClose={close} />
        ) : undefined}
        {open === 'calls' ? (
          <CallsDialog
            table={table}
            match={match}
            seat={kept?.seats.find(one => one.seat === seat)}
            host={host}
            onClose={close}
          />
        ) : undefined}
        {carried === undefined ? undefined : (
          <HandOverDialog link={carried} onClose={() => setCarried(undefined)} />
        )}
        {open === 'help' ? <HelpSheet game={table.game} onClose={close} /> : undefined}
      </Suspense>
    </header>
  );
}

interface ToolsProps {
  /** Bots do not chat. */
  talk: 'some' | 'none';
  unread: number;
  onDrawer(side: DrawerSide): void;
  onOpen(what: 'settings' | 'help'): void;
}

/** They change with the reader's settings, not with the game: a move does not redraw them. */
const Tools = memo(function Tools({ talk, unread, onDrawer, onOpen }: ToolsProps) {
  const { t, number } = useText();
  const { volume } = useSettings();
  return (
    <div className={styles.tools}>
      <IconButton label={t('log.title')} onPress={() => onDrawer('log')}>
        <LogIcon />
      </IconButton>
      {talk === 'none' ? undefined : (
        <IconButton
          label={unread > 0 ? t('chat.unread', { count: unread }) : t('chat.title')}
          badge={unread > 0 ? number(unread) : undefined}
          onPress={() => onDrawer('chat')}
        >
          <ChatIcon />
        </IconButton>
      )}
      <span className={styles.wide}>
        <IconButton
          label={volume > 0 ? t('settings.sound.off') : t('settings.sound.on')}
          onPress={switchSound}
        >
          {volume > 0 ? <SoundOnIcon /> : <SoundOffIcon />}
        </IconButton>
        <ThemeButton />
        <IconButton label={t('help.title')} onPress={() => onOpen('help')}>
          <HelpIcon />
        </IconButton>
        <IconButton label={t('settings.title')} onPress={() => onOpen('settings')}>
          <SettingsIcon />
        </IconButton>
      </span>
    </div>
  );
});

function ThemeButton() {
  const { t } = useText();
  const { theme } = useSettings();
  const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
  const isDark = theme === 'dark' || (theme === 'auto' && prefersDark);
  return (
    <IconButton
      label={isDark ? t('settings.theme.toLight') : t('settings.theme.toDark')}
      onPress={() => change({ theme: isDark ? 'light' : 'dark' })}
    >
      {isDark ? <SunIcon /> : <CandleIcon />}
    </IconButton>
  );
}
