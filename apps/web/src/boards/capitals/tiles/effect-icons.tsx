// The effects of a tile in pictures. Decorative: the words are beside it.
import { type Effect, type Gain, type Matching, specOf, type TileId } from '@loggia/capitals';
import { signed } from '../../../kit/score/signed.ts';
import { ResourceIcon, TypeIcon } from '../art/icons.tsx';
import { gainsOf } from '../model/tile-words.ts';
import { Drawn } from '../pieces/drawn.tsx';
import styles from './tiles.module.css';

export function EffectIcons({ tile }: { tile: TileId }) {
  const { effects, printedEnergy = 0 } = specOf(tile);
  return (
    <span className={styles.effects} aria-hidden="true">
      {effects.map((effect, index) => (
        // The effects of a tile never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index} className={styles.effect} data-kind={effect.kind}>
          <Cause effect={effect} energy={printedEnergy} />
          <Gains gain={effect.gain} />
        </span>
      ))}
    </span>
  );
}

function Gains({ gain }: { gain: Gain }) {
  return gainsOf(gain).map(([resource, amount]) => (
    <span key={resource} className={styles.gain} data-loss={amount < 0}>
      <Drawn text={signed(amount)} />
      <ResourceIcon of={resource} />
    </span>
  ));
}

function Cause({ effect, energy }: { effect: Effect; energy: number }) {
  switch (effect.kind) {
    case 'immediate':
      return undefined;
    case 'activated':
      return (
        <b className={styles.cause}>
          <Drawn text={energy} />
          <ResourceIcon of="energy" />
          <Drawn text="▸" />
        </b>
      );
    case 'conditional': {
      const { per } = effect;
      if ('era' in per) return <Drawn text={`${per.era.join('/')} ×`} />;
      return (
        <b className={styles.cause}>
          <Drawn text={per.every} />
          <ResourceIcon of={'track' in per ? per.track : 'level'} />
          <Drawn text="▸" />
        </b>
      );
    }
    case 'build':
      return (
        <b className={styles.cause}>
          <Tiles of={effect.on} />
          <Drawn text="▸" />
        </b>
      );
    case 'permanent':
      return (
        <b className={styles.cause}>
          {effect.on.event === 'upgrade' ? (
            <ResourceIcon of="level" />
          ) : (
            <ResourceIcon of="energy" />
          )}
          <Drawn text="↻" />
        </b>
      );
    case 'endgame':
      return (
        <b className={styles.cause}>
          <Drawn text="⚑" />
          {effect.per !== undefined && (
            <>
              {effect.per.every > 1 && <Drawn text={effect.per.every} />}
              <Tiles of={effect.per.tiles} />
            </>
          )}
        </b>
      );
  }
}

/** Which tiles count; a ring means that they must be neighbours. */
function Tiles({ of: { type, scope, density } }: { of: Matching }) {
  return (
    <span className={styles.matching} data-scope={scope}>
      {type === 'any' ? <Drawn text="▦" /> : <TypeIcon of={type} />}
      {density !== undefined && <Drawn text={'•'.repeat(density)} />}
    </span>
  );
}
