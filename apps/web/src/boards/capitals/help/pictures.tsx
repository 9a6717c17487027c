// The pictures of the rules, made of the board's own pieces.
import { BUILDING_TYPES, type Resource, type TileId, TRACKS } from '@loggia/capitals';
import type { ReactNode } from 'react';
import { Between, Picture, Row } from '../../../kit/picture.tsx';
import { ResourceIcon, TokenIcon, TypeIcon } from '../art/icons.tsx';
import { TileArt } from '../art/tile-art.tsx';
import { OwnCity } from '../city/own-city.tsx';
import { Initiative } from '../market/initiative.tsx';
import { Tourist } from '../pieces/tourist.tsx';
import { TileFace } from '../tiles/tile-face.tsx';
import { BLUE, Example } from './example.tsx';
import styles from './help.module.css';

const picture = (content: ReactNode, of: 'placing' | 'grown' = 'grown') => (
  <Example of={of}>
    <Picture>{content}</Picture>
  </Example>
);

// What the pictures are made of

const Counts = ({ of }: { of: Resource | 'level' }) => (
  <ResourceIcon of={of} className={styles.icon} />
);

const Face = ({ tile }: { tile: TileId }) => (
  <span className={styles.face}>
    <TileFace tile={tile} />
  </span>
);

const city = (of: 'placing' | 'grown') =>
  picture(
    <div className={styles.city}>
      <OwnCity seat={BLUE} />
    </div>,
    of,
  );

export const PICTURES = {
  city: city('grown'),
  tracks: picture(TRACKS.map(track => <Counts key={track} of={track} />)),
  initiative: picture(
    <div className={styles.initiative}>
      <Initiative />
    </div>,
  ),
  types: picture(
    BUILDING_TYPES.map(type => <TypeIcon key={type} of={type} className={styles.icon} />),
  ),
  placing: city('placing'),
  effects: picture(
    <>
      <Face tile="row-houses" />
      <Face tile="savings-bank" />
    </>,
  ),
  neighbours: picture(<Face tile="general-store" />),
  progress: picture(
    <Row>
      <Counts of="progress" />
      <Between />
      <Counts of="level" />
      <Counts of="energy" />
    </Row>,
  ),
  tourists: picture(
    <Row>
      <Tourist tourist={2} />
      <Tourist tourist={1} />
      <Between />
      <Counts of="culture" />
    </Row>,
  ),
  activated: picture(<Face tile="market" />),
  token: picture(<TokenIcon className={styles.icon} />),
  fair: picture(
    <>
      <Counts of="employment" />
      <Counts of="population" />
      <Counts of="publicServices" />
    </>,
  ),
  prosperity: picture(<Face tile="three-pennants" />),
  lake: picture(<TileArt tile="three-pennants" lake className={styles.art} />),
} as const;
