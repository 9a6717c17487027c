// The log: readable sentences in blocks that fold, with what each brought; hovering shows what a
// line changed, a click goes to that moment.
import { amountsText, type Typed } from '@loggia/kernel';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import type { AnyGameClient } from '../../game/game-client.ts';
import type { GameLog } from '../../game/game-log.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSay } from '../../kit/names.tsx';
import { Parts } from '../../kit/sentence.tsx';
import { type Block, blocksOf, type Part } from './blocks.ts';
import styles from './log.module.css';
import type { LogEntry, MatchLog } from './use-log.ts';

export interface LogProps {
  log: MatchLog;
  client: AnyGameClient;
  /** The moment being viewed, if not the present. */
  at: number | undefined;
  onLook(entry: LogEntry): void;
  onHighlight(events: readonly Typed[] | undefined): void;
}

export function Log({ log, client, at, onLook, onHighlight }: LogProps) {
  const { t } = useText();
  const end = useRef<HTMLLIElement>(null);
  const game = useGameLog(client);
  const blocks = useMemo(() => blocksOf(log.entries, game), [log.entries, game]);
  // What the reader folded or unfolded; by default the growing block is open.
  const [folded, setFolded] = useState<Readonly<Record<string, boolean>>>({});
  // A closed log highlights nothing.
  useEffect(() => () => onHighlight(undefined), [onHighlight]);
  const last = log.entries.at(-1)?.seq;
  // A move without events has no line: the previous one stands for both.
  const current = useMemo(
    () =>
      at === undefined
        ? undefined
        : log.entries.findLast(({ seq, events }) => seq < at && events.length > 0)?.seq,
    [log.entries, at],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into view.
  useEffect(() => {
    if (log.following && at === undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last, log.following, at]);
  const lines = { client, current, onLook, onHighlight };
  return (
    <section className={styles.log} aria-label={t('log.title')}>
      <ol className={styles.lines}>
        {log.earlier === undefined ? undefined : (
          <li className={styles.more}>
            <Button look="quiet" onPress={log.earlier}>
              {t('log.earlier')}
            </Button>
          </li>
        )}
        {log.isBegun ? undefined : <li className={styles.none}>{t('log.none')}</li>}
        {blocks.map((block, index) => (
          <li key={block.id}>
            {block.kind === 'loose' || linesIn(block) < 3 ? (
              block.parts.map(part => <Lines key={part.entry.seq} part={part} {...lines} />)
            ) : (
              <Folding
                {...lines}
                block={block}
                isOpen={holds(block, current) || !(folded[block.id] ?? index < blocks.length - 1)}
                onToggle={open => setFolded(now => ({ ...now, [block.id]: !open }))}
              />
            )}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {log.following ? undefined : <Button onPress={log.latest}>{t('log.latest')}</Button>}
    </section>
  );
}

/** The viewed block is unfolded. */
const holds = ({ parts }: Block, seq: number | undefined) =>
  parts.some(({ entry }) => entry.seq === seq);

const linesIn = ({ parts }: Block) => parts.reduce((sum, { events }) => sum + events.length, 0);

/** Loaded with the log; until then lines are not grouped. */
function useGameLog(client: AnyGameClient): GameLog<Typed> | undefined {
  const [game, setGame] = useState<GameLog<Typed>>();
  useEffect(() => {
    client.log?.().then(
      loaded => setGame(() => loaded),
      // The log is readable without it.
      () => undefined,
    );
  }, [client]);
  return game;
}

interface LinesProps extends Pick<LogProps, 'client' | 'onLook' | 'onHighlight'> {
  /** The move whose moment is being viewed. */
  current: number | undefined;
}

interface FoldingProps extends LinesProps {
  block: Block;
  isOpen: boolean;
  onToggle(open: boolean): void;
}

/** A block below its first line, which says what it brought. */
function Folding({ block, isOpen, onToggle, ...lines }: FoldingProps) {
  const { client, onHighlight } = lines;
  const say = useSay();
  const [first, ...others] = block.parts;
  if (first === undefined) return undefined;
  const [title, ...more] = first.events;
  const gain = amountsText(block.brought);
  const isCurrent = more.length === 0 && first.end === 'here' && lines.current === first.entry.seq;
  const all = block.parts.flatMap(({ events }) => events);
  return (
    <details className={styles.block} open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        aria-current={isCurrent ? 'step' : undefined}
        onClick={event => {
          event.preventDefault();
          onToggle(!isOpen);
        }}
        onPointerEnter={() => onHighlight(all)}
        onPointerLeave={() => onHighlight(undefined)}
      >
        {title !== undefined && <Line client={client} event={title} />}
        {gain !== '' && (
          <span className={styles.gain}>
            <Parts parts={say(`${client.module.name}.brought`, { gain })} />
          </span>
        )}
      </summary>
      {more.length > 0 && <Lines part={{ ...first, events: more }} {...lines} />}
      {others.map(part => (
        <Lines key={part.entry.seq} part={part} {...lines} />
      ))}
    </details>
  );
}

/** A line never changes; with every move only the new ones are rendered. */
const Lines = memo(function Lines(props: LinesProps & { part: Part }) {
  const { part, client, current, onLook, onHighlight } = props;
  const { entry, events } = part;
  // A move may have lines in two blocks; it is marked in the last.
  const isCurrent = current === entry.seq && part.end === 'here';
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <button
      ref={line}
      type="button"
      className={styles.entry}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onLook(entry)}
      onPointerEnter={() => onHighlight(events)}
      onPointerLeave={() => onHighlight(undefined)}
      onFocus={() => onHighlight(events)}
      onBlur={() => onHighlight(undefined)}
    >
      {events.map((event, index) => (
        // The events of a move never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Line key={index} client={client} event={event} />
      ))}
    </button>
  );
}, isSame);

/** Blocks are rebuilt with every move; parts of equal length are equal. */
function isSame(was: LinesProps & { part: Part }, is: LinesProps & { part: Part }): boolean {
  return (
    was.part.entry === is.part.entry &&
    was.part.events.length === is.part.events.length &&
    was.part.end === is.part.end &&
    was.client === is.client &&
    (was.current === was.part.entry.seq) === (is.current === is.part.entry.seq) &&
    was.onLook === is.onLook &&
    was.onHighlight === is.onHighlight
  );
}

function Line({ client, event }: { client: AnyGameClient; event: Typed }) {
  const say = useSay();
  const { key, params } = client.module.describe(event);
  return (
    <span className={styles.line} data-event={event.type} data-moment={momentOf(client, event)}>
      <Parts parts={say(`${client.module.name}.${key}`, params)} />
    </span>
  );
}

function momentOf({ moment }: AnyGameClient, event: Typed) {
  const found = moment(event);
  return typeof found === 'object' ? 'round' : found;
}
