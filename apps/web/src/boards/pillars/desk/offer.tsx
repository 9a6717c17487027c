// The offer: resource cards and craftsmen, with what each would mean for the reader.
import {
  CRAFTSMEN,
  type Craftsman,
  CUBE_OF,
  consequences,
  type Move,
  RESOURCES,
  type Resource,
} from '@loggia/pillars';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Sentence } from '../../../kit/sentence.tsx';
import { Target } from '../../../kit/target.tsx';
import { GoodIcon, WorkerIcon } from '../art/goods.tsx';
import { useBoard } from '../context.ts';
import type { Target as TargetName } from '../model/choice.ts';
import { warningsOf } from '../model/warnings.ts';
import { Digits, Figures, useWords } from '../pieces/amounts.tsx';
import { CraftsmanFace } from '../pieces/craftsman-card.tsx';
import { Shown } from '../pieces/shown.tsx';
import { useWarningWords, Warnings } from '../pieces/warnings.tsx';
import styles from './desk.module.css';

export function Offer() {
  const { t } = useText();
  const { view, legal, play, pending } = useBoard();
  const { resources, craftsmen } = view.offer;
  const pass = legal.find(move => move.type === 'passCards');
  return (
    <>
      <h3 className={styles.title}>{t('pillars.offer.resources')}</h3>
      <div className={styles.resources}>
        {resources.map(resource => (
          <ResourceCard key={resource} resource={resource} />
        ))}
        {resources.length === 0 && <p className={styles.note}>{t('pillars.offer.none')}</p>}
      </div>
      <h3 className={styles.title}>{t('pillars.offer.craftsmen')}</h3>
      <div className={styles.craftsmen}>
        {craftsmen.map(craftsman => (
          <HireCard key={craftsman} craftsman={craftsman} />
        ))}
        {craftsmen.length === 0 && <p className={styles.note}>{t('pillars.offer.none')}</p>}
      </div>
      {view.passed.length > 0 && (
        <p className={styles.note}>
          <Sentence
            message={{ key: 'pillars.offer.passed', params: { seats: view.passed.join(',') } }}
          />
        </p>
      )}
      {pass !== undefined && (
        <Button isDisabled={pending} onPress={() => play(pass)}>
          {t('pillars.offer.pass')}
        </Button>
      )}
    </>
  );
}

/** What taking a card would mean; nothing for players who cannot take it now. */
function useMeaning(target: TargetName) {
  const { view, seat, glowing } = useBoard();
  const words = useWarningWords();
  const move: Move | undefined = glowing.get(target);
  if (move === undefined || seat === null) return undefined;
  const warnings = warningsOf(view, seat, move);
  return { ...consequences(view, seat, move), warnings, warned: words(warnings) };
}

function ResourceCard({ resource }: { resource: Resource }) {
  const { t } = useText();
  const { pit, cubes, workers } = RESOURCES[resource];
  const meaning = useMeaning(`offer.${resource}`);
  const name = t(`pillars.resource.${resource}`);
  const crew = t('pillars.workers', { count: workers });
  const left =
    meaning?.freeWorkers === undefined
      ? ''
      : t('pillars.offer.left', { count: meaning.freeWorkers });
  return (
    <Target
      target={`offer.${resource}`}
      label={`${name}. ${crew}`}
      offer={`${t('pillars.offer.gather', { workers: crew, resource: name })}. ${left}.${meaning?.warned ?? ''}`}
      className={styles.card}
    >
      <Shown>
        <span className={styles.yield}>
          <Digits of={cubes} />
          <GoodIcon good={CUBE_OF[pit]} />
        </span>
        <span className={styles.cost}>
          <Digits of={workers} />
          <WorkerIcon />
        </span>
        {meaning !== undefined && <span className={styles.meaning}>{left}</span>}{' '}
        <Warnings of={meaning?.warnings ?? []} />
      </Shown>
    </Target>
  );
}

function HireCard({ craftsman }: { craftsman: Craftsman }) {
  const { t } = useText();
  const { view, seat } = useBoard();
  const { name, recipe } = useWords();
  const { price } = CRAFTSMEN[craftsman];
  const meaning = useMeaning(`offer.${craftsman}`);
  const gold = seat === null ? 0 : (view.players[seat]?.gold ?? 0);
  const left = t('pillars.offer.gold', { gold: gold - price });
  const hire = t('pillars.offer.hire', { craftsman: name(craftsman) });
  return (
    <Target
      target={`offer.${craftsman}`}
      label={`${name(craftsman)}. ${t('pillars.price', { gold: price })}. ${recipe(craftsman)}`}
      offer={`${hire}. ${left}.${meaning?.warned ?? ''} ${recipe(craftsman)}. ${t('pillars.price', { gold: price })}.`}
      className={styles.card}
    >
      <Shown>
        <CraftsmanFace craftsman={craftsman} corner={<Figures of={{ gold: price }} />}>
          {meaning !== undefined && <span className={styles.meaning}>{left}</span>}{' '}
          <Warnings of={meaning?.warnings ?? []} />
        </CraftsmanFace>
      </Shown>
    </Target>
  );
}
