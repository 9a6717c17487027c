// The pictures of the rules, made of the board's own pieces.
import {
  type Action,
  type Disc,
  FULL_STACK,
  MATERIALS,
  START_CARDS,
  TILES,
} from '@loggia/calimala';
import type { ReactNode } from 'react';
import { PLAYER_LOOKS } from '../../../design/player-look.ts';
import { Between, Picture, Row } from '../../../kit/picture.tsx';
import { ActionIcon } from '../art/actions.tsx';
import { CategoryIcon } from '../art/categories.tsx';
import { CardIcon, ClothIcon, HouseIcon, SeatIcon, ShipIcon } from '../art/things.tsx';
import { ChurchFront } from '../churches/church-front.tsx';
import { City } from '../city/city.tsx';
import { NextTile } from '../council/next-tile.tsx';
import { Palazzo } from '../council/palazzo.tsx';
import { CityPanel } from '../map/city-panel.tsx';
import type { Category } from '../model/feeds.ts';
import { OwnBoard } from '../own/own-board.tsx';
import { Coin } from '../pieces/coin.tsx';
import { Cube } from '../pieces/cube.tsx';
import { type DiscMark, DiscPile } from '../pieces/disc-pile.tsx';
import { Workshop } from '../players/workshop.tsx';
import { BLUE, Example, GREEN, RED, YELLOW } from './example.tsx';
import styles from './help.module.css';

const look = PLAYER_LOOKS[BLUE];

const picture = (content: ReactNode) => (
  <Example>
    <Picture>{content}</Picture>
  </Example>
);

// What the pictures are made of

function Card({ children }: { children: ReactNode }) {
  return <span className={styles.card}>{children}</span>;
}

const Does = ({ action }: { action: Action }) => (
  <ActionIcon action={action} className={styles.icon} />
);

const Counts = ({ of }: { of: Category }) => <CategoryIcon of={of} className={styles.icon} />;

interface PileProps {
  /** From bottom to top. */
  discs: readonly Disc[];
  marks?: Readonly<Record<number, DiscMark>>;
}

function Pile(props: PileProps) {
  return (
    <span className={styles.pile}>
      <DiscPile {...props} room={FULL_STACK} />
    </span>
  );
}

const OwnCube = () => (
  <span className={styles.cube}>
    <Cube seat={BLUE} />
  </span>
);

const Ship = () => <ShipIcon look={look} className={styles.icon} />;
const House = () => <HouseIcon look={look} className={styles.icon} />;
const Cloth = () => <ClothIcon className={styles.icon} />;
const CouncilSeat = () => <SeatIcon className={styles.icon} />;

const WorkshopWith = ({ cloth }: { cloth: number }) => (
  <span className={styles.workshop}>
    <Workshop cloth={cloth} />
  </span>
);

export const PICTURES = {
  counted: picture(TILES.map(tile => <Counts key={tile} of={tile} />)),
  city: picture(
    <div className={styles.city}>
      <City />
    </div>,
  ),
  map: picture(
    <>
      <div className={styles.place}>
        <CityPanel city="lisbon" />
      </div>
      <div className={styles.place}>
        <CityPanel city="bruges" />
      </div>
    </>,
  ),
  churches: picture(
    <>
      <div className={styles.front}>
        <ChurchFront church="santaCroce" />
      </div>
      <Palazzo />
    </>,
  ),
  tile: picture(
    <ul className={styles.tile}>
      <NextTile tile="lisbon" space={1} />
    </ul>,
  ),
  own: picture(
    <div className={styles.own}>
      <OwnBoard seat={BLUE} />
    </div>,
  ),
  discs: picture(
    <>
      <Coin disc={BLUE} />
      <Coin disc={RED} />
      <Coin disc={YELLOW} />
      <Coin disc="white" />
    </>,
  ),
  endCards: picture(
    <Row>
      <Card>
        <Counts of="london" />
      </Card>
      <Card>
        <Counts of="sanMiniato" />
      </Card>
      <Card>
        <Counts of="palazzoVecchio" />
      </Card>
    </Row>,
  ),
  startCards: picture(
    <Row>
      {START_CARDS.map(action => (
        <Card key={action}>
          <Does action={action} />
        </Card>
      ))}
    </Row>,
  ),
  placing: picture(
    <Row>
      <Does action="wood" />
      <Pile discs={[RED, BLUE]} marks={{ 1: 'ghost' }} />
      <Does action="contribute" />
    </Row>,
  ),
  order: picture(<Pile discs={[YELLOW, RED, BLUE]} />),
  white: picture(
    <>
      <Pile discs={[RED, 'white']} />
      <Pile discs={[RED, 'white', YELLOW, BLUE]} />
    </>,
  ),
  impossible: picture(
    <Row>
      <Does action="ship" />
      <Between />
      <CardIcon className={styles.icon} />
    </Row>,
  ),
  material: picture(MATERIALS.map(material => <Does key={material} action={material} />)),
  build: picture(
    <>
      <Row>
        <Does action="wood" />
        <Does action="wood" />
        <Between />
        <Ship />
      </Row>
      <Row>
        <Does action="brick" />
        <Does action="brick" />
        <Between />
        <House />
      </Row>
      <Row>
        <Does action="wood" />
        <Does action="brick" />
        <Between />
        <WorkshopWith cloth={0} />
      </Row>
    </>,
  ),
  weave: picture(
    <>
      <Row>
        <Cloth />
        <Between />
        <WorkshopWith cloth={3} />
      </Row>
      <Row>
        <Cloth />
        <Between />
        <WorkshopWith cloth={1} />
      </Row>
    </>,
  ),
  ship: picture(
    <Row>
      <Ship />
      <Cloth />
      <Between />
      <Counts of="lisbon" />
      <Counts of="london" />
    </Row>,
  ),
  transport: picture(
    <Row>
      <House />
      <Cloth />
      <Between />
      <Counts of="bruges" />
    </Row>,
  ),
  contribute: picture(
    <Row>
      <Does action="wood" />
      <Between />
      <OwnCube />
      <Counts of="santaCroce" />
    </Row>,
  ),
  artwork: picture(
    <Row>
      <Does action="marble" />
      <Between />
      <Does action="artwork" />
      <Counts of="sanMiniato" />
      <Counts of="palazzoVecchio" />
    </Row>,
  ),
  cards: picture(
    <Row>
      <Card>
        <Does action="build" />
      </Card>
      <Card>
        <Does action="weave" />
      </Card>
      <Card>
        <Does action="ship" />
      </Card>
    </Row>,
  ),
  fourth: picture(
    <Row>
      <Pile discs={[GREEN, YELLOW, RED, BLUE]} marks={{ 0: 'leaving' }} />
      <Between />
      <Coin disc={GREEN} />
      <CouncilSeat />
    </Row>,
  ),
  whiteFourth: picture(
    <Row>
      <Coin disc="white" />
      <Between />
      <Coin disc={BLUE} />
      <CouncilSeat />
    </Row>,
  ),
  twice: picture(
    <>
      <Row>
        <OwnCube />
        <Counts of="lisbon" />
        <Counts of="ports" />
      </Row>
      <Row>
        <OwnCube />
        <Counts of="santaCroce" />
        <Counts of="wood" />
      </Row>
    </>,
  ),
  weight: picture(
    <Row>
      <CouncilSeat />
      <Between>=</Between>
      <Does action="artwork" />
      <Counts of="palazzoVecchio" />
    </Row>,
  ),
  endCard: picture(
    <Card>
      <Counts of="palazzoVecchio" />
    </Card>,
  ),
} as const satisfies Record<string, ReactNode>;
