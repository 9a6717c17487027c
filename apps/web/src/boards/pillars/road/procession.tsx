// Automatic steps are shown one after another at a readable pace; a tap or Escape skips them.
import { pillars, stepOf } from '@loggia/pillars';
import { useEffect, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Sentence } from '../../../kit/sentence.tsx';
import { spaces } from '../../../kit/spaces.ts';
import { useBoard } from '../context.ts';
import { type Scene, scenesOf } from '../model/procession.ts';
import styles from './road.module.css';

/** Long enough to read a line, and a little more for each further one. */
const PACE = 1300;
const PER_LINE = 500;

export function Procession() {
  const { t } = useText();
  const { view, moment } = useBoard();
  const { events } = view;
  const [walk, setWalk] = useState<{ events: unknown; scenes: readonly Scene[] }>({
    events,
    scenes: [],
  });
  if (walk.events !== events) {
    setWalk({ events, scenes: moment === 'live' ? scenesOf(events) : [] });
  }
  const [scene] = walk.scenes;
  useEffect(() => {
    if (scene === undefined) return;
    const skip = () => setWalk(({ events }) => ({ events, scenes: [] }));
    const next = () => setWalk(({ events, scenes }) => ({ events, scenes: scenes.slice(1) }));
    const timer = setTimeout(next, PACE + PER_LINE * (scene.events.length - 1));
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && skip();
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
    };
  }, [scene]);
  if (scene === undefined) return undefined;
  const step = stepOf(scene.part);
  return (
    <div className={styles.scene}>
      {step > 0 && <span className={styles.stone}>{step}</span>}
      <ul>
        {spaces(scene.events.length).map(index => (
          <SceneLine key={index} event={scene.events[index]} />
        ))}
      </ul>
      <Button look="quiet" onPress={() => setWalk(({ events }) => ({ events, scenes: [] }))}>
        {t('pillars.procession.skip')}
      </Button>
    </div>
  );
}

function SceneLine({ event }: { event: Scene['events'][number] | undefined }) {
  if (event === undefined) return undefined;
  const { key, params } = pillars.describe(event);
  return (
    <li>
      <Sentence message={{ key: `pillars.${key}`, params }} />
    </li>
  );
}
