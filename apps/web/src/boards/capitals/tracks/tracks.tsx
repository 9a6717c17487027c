// The six tracks as lanes: everybody's markers, the reader's value, and what the spaces mean.
import { TRACKS, type Track } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import { Button as AriaButton } from 'react-aria-components';
import { money } from '../../../i18n/message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Explained } from '../../../kit/explained.tsx';
import { useName } from '../../../kit/names.tsx';
import { written } from '../../../kit/score/signed.ts';
import { Sign } from '../../../kit/sign.tsx';
import { ResourceIcon } from '../art/icons.tsx';
import { useBoard } from '../context.ts';
import { endsOf, laneOf, meaningOf, shareOf } from '../model/lanes.ts';
import { changesOf, following, outcome } from '../model/outcome.ts';
import styles from './tracks.module.css';

export function Tracks({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view, seat: reader, pointed } = useBoard();
  // Where the move under the pointer would take the reader's markers.
  const ahead =
    reader === null || pointed === undefined
      ? []
      : changesOf(outcome(view, reader, following(view, reader, pointed))).map(
          ({ of, after }) => [of, after] as const,
        );
  const ghosts = new Map(ahead);
  return (
    <section className={styles.tracks} aria-label={t('capitals.tracks')}>
      {TRACKS.map(track => (
        <Lane key={track} track={track} seat={seat} ghost={ghosts.get(track)} />
      ))}
    </section>
  );
}

interface LaneProps {
  track: Track;
  seat: Seat;
  ghost: number | undefined;
}

function Lane({ track, seat, ghost: after }: LaneProps) {
  const { t, text, language } = useText();
  const nameOf = useName();
  const { view, seat: reader } = useBoard();
  const lane = laneOf(track);
  const own = view.players[seat];
  if (own === undefined) return undefined;
  const meaning = meaningOf(view, own, track);
  const ends = endsOf(track);
  const percent = (value: number) => `${100 * shareOf(lane, value)}%`;
  const values = view.players.map(({ tracks }) => tracks[track]);
  const ghost = after === values[seat] ? undefined : after;
  const shared = (other: Seat) =>
    values.slice(0, other).filter(value => value === values[other]).length;
  const figure = (value: number) => (track === 'economy' ? money(language, value) : written(value));
  const standings = values.map((value, other) => `${nameOf(other)}: ${figure(value)}`).join(', ');
  return (
    <div className={styles.lane} data-anchor={`lane.${track}`} data-track={track}>
      <Explained
        title={t(`capitals.resource.${track}`)}
        text={`${text(meaning.key, meaning.params)} ${text(ends.key, ends.params)}`}
      >
        <AriaButton className={styles.head ?? ''}>
          <ResourceIcon of={track} className={styles.icon} />
          <span className={styles.name}>{t(`capitals.resource.${track}`)}</span>
          <b className={styles.value}>
            {figure(values[seat] ?? 0)}
            {ghost !== undefined && <em> → {figure(ghost)}</em>}
          </b>
        </AriaButton>
      </Explained>
      <div className={styles.way} role="img" aria-label={standings} title={standings}>
        {lane.marks.map(mark => (
          <i key={mark} className={styles.mark} style={{ insetInlineStart: percent(mark) }}>
            {mark === 0 ? '⬆' : mark}
          </i>
        ))}
        {values.map((value, other) => (
          <span
            // Seats never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={other}
            className={styles.marker}
            data-own={other === reader}
            style={{ insetInlineStart: percent(value), ['--lift' as string]: shared(other) }}
          >
            <Sign seat={other} />
          </span>
        ))}
        {ghost !== undefined && (
          <span className={styles.ghost} style={{ insetInlineStart: percent(ghost) }}>
            <Sign seat={seat} />
          </span>
        )}
      </div>
      <p className={styles.meaning}>{text(meaning.key, meaning.params)}</p>
    </div>
  );
}
