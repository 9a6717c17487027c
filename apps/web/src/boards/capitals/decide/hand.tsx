// The reader's prosperity tiles, each with what is missing for it; in a marked round one is built.
import { conditionsOf, type ProsperityId, specOf } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import { Button as AriaButton } from 'react-aria-components';
import { Popover } from '../../../design/popover.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useBoard } from '../context.ts';
import { type Deed, deeds } from '../model/choice.ts';
import { missingInWords } from '../model/condition-words.ts';
import { requirementInWords, tileInWords } from '../model/tile-words.ts';
import { TileFace } from '../tiles/tile-face.tsx';
import { TileWords } from '../tiles/tile-words.tsx';
import styles from './decide.module.css';

export function Hand({ seat, hand }: { seat: Seat; hand: readonly ProsperityId[] }) {
  const { t } = useText();
  return (
    <section className={styles.hand} aria-label={t('capitals.hand', { count: hand.length })}>
      {hand.map(tile => (
        <HandTile key={tile} seat={seat} tile={tile} />
      ))}
    </section>
  );
}

function HandTile({ seat, tile }: { seat: Seat; tile: ProsperityId }) {
  const words = useText();
  const { t } = words;
  const { view, legal, choice, choose, pending } = useBoard();
  const { requirement } = specOf(tile);
  const conditions = conditionsOf(view, seat, tile);
  const missing = conditions.filter(({ met }) => !met);
  const state =
    missing.length === 0 ? t('capitals.hand.met') : missingInWords(tile, missing, words);
  const asks = (['buildProsperity', 'buildLake'] as const).filter(
    deed => deeds(legal, deed, tile).length > 0,
  );
  const isChosen = (deed: Deed) =>
    choice?.kind === 'prosperity' && choice.tile === tile && choice.deed === deed;
  return (
    <div className={styles.handTile} data-met={missing.length === 0}>
      <Popover
        label={t(`capitals.tile.${tile}`)}
        trigger={
          <AriaButton
            className={styles.handFace ?? ''}
            aria-label={`${tileInWords(tile, words)} · ${state}`}
          >
            <TileFace tile={tile} />
          </AriaButton>
        }
      >
        <TileWords tile={tile} />
        <p>{state}</p>
      </Popover>
      <small
        className={styles.handState}
        title={requirement && requirementInWords(requirement, words)}
      >
        {missing.length === 0 ? '✓ ' : '✗ '}
        {state}
      </small>
      {asks.map(deed => (
        <button
          key={deed}
          type="button"
          className={styles.option}
          data-deed={deed}
          aria-pressed={isChosen(deed)}
          aria-label={t(`capitals.deed.${deed}.of`, { tile })}
          disabled={pending}
          onClick={() => choose({ kind: 'prosperity', tile, deed })}
        >
          {t(`capitals.deed.${deed}`)}
        </button>
      ))}
    </div>
  );
}
