// A tile as a card: its picture, name and effects.
import { specOf, type TileId } from '@loggia/capitals';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { TypeIcon } from '../art/icons.tsx';
import { TilePicture } from '../art/tile-picture.tsx';
import { Drawn } from '../pieces/drawn.tsx';
import { EffectIcons } from './effect-icons.tsx';
import styles from './tiles.module.css';

interface Props {
  tile: TileId;
  children?: ReactNode;
}

export function TileFace({ tile, children }: Props) {
  const { t } = useText();
  const { type, era, density } = specOf(tile);
  return (
    <span className={styles.face} data-era={type === 'prosperity' ? undefined : (era ?? 1)}>
      <span className={styles.picture}>
        <TilePicture tile={tile} className={styles.art} />
        <span className={styles.badge}>
          <TypeIcon of={type} />
          {density !== undefined && <Drawn text={'•'.repeat(density)} />}
        </span>
        {children}
      </span>
      <span className={styles.name}>{t(`capitals.tile.${tile}`)}</span>
      <EffectIcons tile={tile} />
    </span>
  );
}
