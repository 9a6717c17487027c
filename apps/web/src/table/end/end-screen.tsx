// The end: standings with tie-breaks, points over time, where they came from, and what next.
import type { BySeat, Result } from '@loggia/kernel';
import type { CheckableGame, Match } from '@loggia/protocol';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import {
  CrownIcon,
  DownloadIcon,
  HintIcon,
  LinkIcon,
  PeopleIcon,
  PictureIcon,
  PlayIcon,
  RestartIcon,
} from '../../design/icons.tsx';
import { PlayerName } from '../../design/player-sign.tsx';
import type { SeatInfo } from '../../game/board-props.ts';
import type { AnyGameClient } from '../../game/game-client.ts';
import { localeOf } from '../../i18n/message.ts';
import { type Speech, useText } from '../../i18n/use-text.ts';
import { useName, useSpoken } from '../../kit/names.tsx';
import { pointsOverTime } from '../../kit/score/points.ts';
import { PointsChart } from '../../kit/score/points-chart.tsx';
import { ask } from '../../net/lobby-client.ts';
import type { KeptTable, TableId } from '../../net/seats.ts';
import { useAttempt } from '../../net/use-lobby.ts';
import { circlePath } from '../../shared/circle-path.ts';
import { copyLink } from '../../shared/copy-link.ts';
import { addPlayedGames, playedAt } from '../../shared/played-games.ts';
import { save } from '../../shared/save.ts';
import { isPractice, momentLink, tablePath } from '../../shared/table-path.ts';
import styles from './end-screen.module.css';
import { paceOf } from './pace.ts';
import { PaceTable } from './pace-table.tsx';
import { rematch } from './rematch.ts';
import { ShuffleCheck } from './shuffle-check.tsx';
import { useReveal } from './use-reveal.ts';
import { useStory } from './use-story.ts';

const SharePicture = lazy(() => import('./share-picture.tsx'));

export interface EndScreenProps {
  table: TableId;
  client: AnyGameClient;
  match: Match;
  kept: KeptTable | undefined;
  seat: number | null;
  credentials: string | undefined;
  names: SeatInfo[];
  result: Result;
  view: unknown;
  file?: 'some' | 'none';
  open: boolean;
  reveal: 'slowly' | 'at once';
  /** The winner has been revealed. */
  onTold(): void;
  onClose(): void;
  onReplay(): void;
  /** Absent if no bot can analyse the game. */
  onAnalyse?(): void;
}

export default function EndScreen(props: EndScreenProps) {
  const { table, client, match, kept, seat, credentials, names, result, view } = props;
  const speech = useText();
  const { t, text, has } = speech;
  const [, go] = useLocation();
  const story = useStory(table, credentials);
  const { module, gained } = client;
  const seats = result.standings.map(standing => standing.seat);
  const points = useMemo(
    () =>
      pointsOverTime(
        story.flatMap(({ events }) => events),
        gained,
        scoresOf(result),
      ),
    [story, gained, result],
  );
  const pace = useMemo(
    () =>
      paceOf(story, {
        seats: match.players.length,
        startedAt: match.startedAt,
        takesBack: module.takesBack,
      }),
    [story, module, match.players.length, match.startedAt],
  );
  const [isPictured, setPictured] = useState(false);
  const attempt = useAttempt(table.game);
  const again = () =>
    attempt(async () => go(tablePath(await rematch({ table, match, kept, seat, names }))));
  const download = () =>
    attempt(async () => {
      const file = await ask('exportMatch', { table, bearer: credentials });
      save(
        `${table.game}-${table.id}.json`,
        new Blob([JSON.stringify(file)], { type: 'application/json' }),
      );
    });
  const share = () => copyLink(momentLink(table, kept?.invite), t('invite.copied'));
  const endedAt = story.at(-1)?.at ?? match.updatedAt;
  const picture = useMemo(
    () => ({
      house: t('app.name'),
      game: text(`${table.game}.name`),
      when: new Intl.DateTimeFormat(localeOf(speech.language), { dateStyle: 'long' }).format(
        endedAt,
      ),
      standings: result.standings,
      players: names,
      points,
    }),
    [t, text, speech.language, table.game, endedAt, result, names, points],
  );
  const meetAgain = () =>
    attempt(async () => {
      const body = { playerID: String(seat), credentials: credentials ?? '' };
      const { circle } = await ask('joinCircle', { table, body });
      go(circlePath(circle));
    });
  const { open, onTold } = props;
  const { told, tellAll } = useReveal(result.standings.length, open ? props.reveal : 'later');
  const isTold = told >= result.standings.length;
  useEffect(() => {
    if (isTold) onTold();
  });
  useEffect(() => {
    if (seat !== null && !isPractice(table)) addPlayedGames([playedAt(match, result, seat)]);
  }, [table, match, result, seat]);
  const nameOf = useName();
  const spoken = useSpoken();
  const { winners } = result;
  return (
    <Dialog
      title={
        isTold
          ? spoken('end.won', { count: winners.length, seats: winners.join() })
          : t('end.title')
      }
      open={open}
      onClose={props.onClose}
      shape="wide"
    >
      <ol className={styles.standings} aria-label={t('end.title')}>
        {result.standings.map((standing, index) => {
          const info = names[standing.seat];
          const why = `${table.game}.why.${standing.decidedBy}`;
          return info === undefined ? undefined : (
            <li
              key={standing.seat}
              data-player={info.look}
              data-place={standing.place}
              data-told={index >= result.standings.length - told}
            >
              <span className={styles.place}>
                {standing.place === 1 ? <CrownIcon /> : undefined}
                {t('end.place', { place: standing.place })}
              </span>
              <PlayerName look={info.look} name={nameOf(standing.seat)} bot={info.bot} />
              <strong>{t('end.points', { count: standing.score })}</strong>
              <small>{standing.decidedBy !== undefined && has(why) ? text(why) : ''}</small>
            </li>
          );
        })}
      </ol>
      {isTold ? undefined : (
        <div className={styles.deeds}>
          <Button look="main" onPress={tellAll} data-testid="tell-all">
            {t('end.tellAll')}
          </Button>
        </div>
      )}
      <div className={styles.deeds} hidden={!isTold}>
        {seat === null && match.nextMatchID === undefined ? undefined : (
          <Button look="main" icon={<RestartIcon />} onPress={again}>
            {match.nextMatchID === undefined ? t('end.rematch') : t('end.joinRematch')}
          </Button>
        )}
        <Button icon={<PlayIcon />} onPress={props.onReplay}>
          {t('end.replay')}
        </Button>
        {props.onAnalyse === undefined ? undefined : (
          <Button icon={<HintIcon />} onPress={props.onAnalyse}>
            {t('end.analyse')}
          </Button>
        )}
        {isPractice(table) ? undefined : (
          <Button icon={<LinkIcon />} onPress={share}>
            {t('end.replayLink')}
          </Button>
        )}
        {seat === null || isPractice(table) ? undefined : (
          <Button icon={<PeopleIcon />} onPress={meetAgain}>
            {t('end.circle')}
          </Button>
        )}
        {props.file === 'none' ? undefined : (
          <Button icon={<DownloadIcon />} onPress={download}>
            {t('end.download')}
          </Button>
        )}
        <Button icon={<PictureIcon />} onPress={() => setPictured(!isPictured)}>
          {t('picture.title')}
        </Button>
        <Button look="quiet" onPress={props.onClose}>
          {t('end.look')}
        </Button>
      </div>
      {isTold && isPictured ? (
        <Suspense>
          <SharePicture
            told={picture}
            words={`${text(`${table.game}.name`)}: ${standingsInWords(result, names, speech)}`}
            name={`${table.game}-${table.id}`}
          />
        </Suspense>
      ) : undefined}
      <ShuffleCheck
        module={client.module}
        match={match}
        names={names}
        file={async () => {
          let file: CheckableGame | undefined;
          await attempt(async () => {
            const recorded = await ask('exportMatch', { table, bearer: credentials });
            if (recorded.version === 2) file = recorded;
          });
          return file;
        }}
      />
      {isTold && <PointsChart points={points} />}
      {isTold && <client.EndDetails view={view} />}
      {isTold && <PaceTable pace={pace} seats={seats} />}
    </Dialog>
  );
}

function scoresOf({ standings }: Result): BySeat<number> {
  return standings.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score);
}

function standingsInWords(
  { standings }: Result,
  names: readonly SeatInfo[],
  { t, list }: Speech,
): string {
  return list(
    standings.map(
      ({ seat, score }) => `${names[seat]?.name ?? ''}, ${t('end.points', { count: score })}`,
    ),
  );
}
