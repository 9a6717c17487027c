// Before a moment of another game continues as a practice game: which seat, against which bots.
import { LEVELS, type Level } from '@loggia/bots';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { PlayIcon } from '../design/icons.tsx';
import { PlayerName } from '../design/player-sign.tsx';
import type { AnyGameClient } from '../game/game-client.ts';
import { refusalText } from '../i18n/refusal.ts';
import { useText } from '../i18n/use-text.ts';
import { identity } from '../net/identity.ts';
import { LobbyError } from '../net/lobby-client.ts';
import { usePersisted } from '../net/persisted.ts';
import type { TableId } from '../net/seats.ts';
import room from '../room/room.module.css';
import { Sorry } from '../shared/missing.tsx';
import { Page } from '../shared/page.tsx';
import { Resting } from '../shared/resting.tsx';
import { PRACTICE, replayPath, tablePath } from '../shared/table-path.ts';
import { type StartingPoint, startingPointOf } from './beginnings.ts';
import { begin, keptGames } from './kept-game.ts';
import styles from './practice.module.css';

export interface ContinuePageProps {
  client: AnyGameClient;
  source: TableId;
  moves: number;
}

export default function ContinuePage({ client, source, moves }: ContinuePageProps) {
  const speech = useText();
  const [found, setFound] = useState<StartingPoint | LobbyError>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has a key of its source.
  useEffect(() => {
    const guest = { ...identity.get(), name: identity.get().name || speech.t('chat.guest') };
    startingPointOf(client, source, moves, guest).then(setFound, error => {
      if (!(error instanceof LobbyError)) throw error;
      setFound(error);
    });
  }, []);
  if (found === undefined) return <Resting />;
  if (found instanceof LobbyError) {
    const text = refusalText(speech, found, source.game);
    return <Sorry title={speech.t('continue.title')} text={text} />;
  }
  return <Choices moment={found} source={source} />;
}

function Choices({ moment, source }: { moment: StartingPoint; source: TableId }) {
  const { t, text } = useText();
  const [, go] = useLocation();
  const { client, state, players, moves, ...plan } = moment;
  const { game } = plan;
  const [deciding] = client.module.toMove(state);
  const [seat, setSeat] = useState(deciding ?? 0);
  const [level, setLevel] = useState<Level>('medium');
  const kept = usePersisted(keptGames)[game];
  const start = () => {
    const { rulesVersion, options } = plan;
    const levels = players.slice(1).map(() => level);
    begin({ game, rulesVersion, options, levels, from: { seat, players, state } });
    go(tablePath({ game, id: PRACTICE }), { replace: true });
  };
  return (
    <Page game={game}>
      <header className={room.head}>
        <div>
          <h1>{t('continue.title')}</h1>
          <p>{t('continue.text', { at: moves, game: text(`${game}.name`) })}</p>
          {deciding === undefined ? <p role="status">{t('continue.over')}</p> : undefined}
          {kept === undefined ? undefined : <p role="status">{t('first.kept')}</p>}
          <Link href={replayPath(source, moves)}>{t('continue.back')}</Link>
        </div>
        <Button look="main" icon={<PlayIcon />} isDisabled={deciding === undefined} onPress={start}>
          {t('room.start')}
        </Button>
      </header>
      <div className={styles.setup}>
        <section className={room.options}>
          <Choice
            label={t('continue.seat')}
            value={String(seat)}
            values={players.map(({ name, look }, place) => ({
              value: String(place),
              label: <PlayerName name={name} look={look} />,
              name,
            }))}
            onChange={chosen => setSeat(Number(chosen))}
          />
          <Choice<Level>
            label={t('continue.bots')}
            value={level}
            values={LEVELS.map(value => ({ value, label: t(`practice.level.${value}`) }))}
            onChange={setLevel}
          />
        </section>
      </div>
    </Page>
  );
}
