// The cathedral workshop: what has been made, the best that can be made, and what is left.
import type { Seat } from '@loggia/kernel';
import { CUBES, dearest, playerOf, suggest } from '@loggia/pillars';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { GoodIcon } from '../art/goods.tsx';
import { useBoard } from '../context.ts';
import { type Kept, keepMove } from '../model/choice.ts';
import { amountsOf } from '../model/goods.ts';
import { warningsOf } from '../model/warnings.ts';
import { madeSoFar, type PlanDesk } from '../model/workshop.ts';
import { Amounts } from '../pieces/amounts.tsx';
import { Warnings } from '../pieces/warnings.tsx';
import styles from './desk.module.css';

export function Workshop({ plan }: { plan: PlanDesk }) {
  const { t } = useText();
  const { view, seat, legal } = useBoard();
  const building = legal.some(move => move.type === 'use' || move.type === 'done');
  const keeping = legal.some(move => move.type === 'keepCubes');
  const made = seat === null ? {} : madeSoFar(playerOf(view, seat));
  return (
    <>
      <h3 className={styles.title}>{t('pillars.build')}</h3>
      {amountsOf(made).length > 0 && (
        <p className={styles.note}>
          {t('pillars.build.so')} <Amounts of={made} sign="signed" />
        </p>
      )}
      {seat !== null && building && !keeping && <Suggest seat={seat} plan={plan} />}
      {seat !== null && keeping && <Keep seat={seat} />}
    </>
  );
}

function Suggest({ seat, plan }: { seat: Seat; plan: PlanDesk }) {
  const { t } = useText();
  const { view, legal, pending } = useBoard();
  const [shown, setShown] = useState(false);
  const best = suggest(view, seat);
  const player = playerOf(view, seat);
  const gain = {
    points: best.points,
    gold: best.gold - player.gold,
    ...Object.fromEntries(CUBES.map(cube => [cube, best.cubes[cube] - player.cubes[cube]])),
  };
  const done = legal.find(move => move.type === 'done');
  return (
    <>
      {shown && (
        <p className={styles.note}>
          {best.uses.length === 0 ? (
            t('pillars.build.nothing')
          ) : (
            <>
              {t('pillars.build.suggested')} <Amounts of={gain} sign="signed" />
            </>
          )}
        </p>
      )}
      <div className={styles.buttons}>
        {shown && best.uses.length > 0 ? (
          <Button
            isDisabled={pending || plan.state === 'working'}
            onPress={() => plan.begin(best.uses)}
          >
            {t('pillars.build.play')}
          </Button>
        ) : (
          <Button isDisabled={shown} onPress={() => setShown(true)}>
            {t('pillars.build.suggest')}
          </Button>
        )}
      </div>
      {done !== undefined && <Warnings of={warningsOf(view, seat, done)} />}
    </>
  );
}

function Keep({ seat }: { seat: Seat }) {
  const { t } = useText();
  const { view, legal, play, pending } = useBoard();
  const { cubes } = playerOf(view, seat);
  const [chosen, setChosen] = useState<Kept>();
  const kept = chosen ?? dearest(cubes);
  const count = CUBES.reduce((sum, cube) => sum + kept[cube], 0);
  const move = keepMove(legal, kept);
  const stays = `${t('pillars.keep')}: ${t('pillars.keep.count', { count })}`;
  return (
    <>
      <h4 className={styles.title}>{stays}</h4>
      <ul className={styles.keep}>
        {CUBES.filter(cube => cubes[cube] > 0).map(cube => (
          <li key={cube}>
            <GoodIcon good={cube} />
            <Button
              aria-label={t('pillars.keep.fewer', { cube })}
              isDisabled={kept[cube] === 0}
              onPress={() => setChosen({ ...kept, [cube]: kept[cube] - 1 })}
            >
              −
            </Button>
            <output>
              {kept[cube]}/{cubes[cube]}
            </output>
            <Button
              aria-label={t('pillars.keep.more', { cube })}
              isDisabled={kept[cube] >= cubes[cube]}
              onPress={() => setChosen({ ...kept, [cube]: kept[cube] + 1 })}
            >
              +
            </Button>
          </li>
        ))}
      </ul>
      <Button
        look="main"
        isDisabled={pending}
        why={move === undefined ? stays : undefined}
        onPress={() => move !== undefined && play(move)}
      >
        {t('pillars.keep.confirm')}
      </Button>
    </>
  );
}
