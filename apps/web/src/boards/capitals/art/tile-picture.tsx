// A tile's picture. It is decoration, so a table does not wait for it.
import { lazy, Suspense } from 'react';
import type { TileArtProps } from './tile-art.tsx';

const TileArt = lazy(async () => ({ default: (await import('./tile-art.tsx')).TileArt }));

export function TilePicture(props: TileArtProps) {
  return (
    <Suspense fallback={<span className={props.className} />}>
      <TileArt {...props} />
    </Suspense>
  );
}
