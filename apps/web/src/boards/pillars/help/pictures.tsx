// The pictures of the rules, made of the board's own pieces.
import {
  ADVANTAGE_NAMES,
  ADVANTAGES,
  CRAFTSMEN,
  type Craftsman,
  CUBE_OF,
  CUBES,
  craftsmenOf,
  type Good,
  HAPPENING_NAMES,
  HAPPENINGS,
  type PlainLocation,
  PRICES,
  RESOURCE_NAMES,
  RESOURCES,
  ROUNDS,
  START_CRAFTSMEN,
  TOP_PRICE,
  WARES,
  WORKERS,
} from '@loggia/pillars';
import type { ReactNode } from 'react';
import { Between, Picture, Row } from '../../../kit/picture.tsx';
import { AdvantageIcon, HappeningIcon } from '../art/cards.tsx';
import { Cathedral } from '../art/cathedral.tsx';
import { BagIcon, GoodIcon, WorkerIcon } from '../art/goods.tsx';
import { PlainSite } from '../land/site.tsx';
import { StandsSite } from '../land/stands.tsx';
import { Amounts } from '../pieces/amounts.tsx';
import { Builder } from '../pieces/builder.tsx';
import { CraftsmanFace } from '../pieces/craftsman-card.tsx';
import { BLUE, Example, RED, YELLOW } from './example.tsx';
import styles from './help.module.css';

const picture = (content: ReactNode) => (
  <Example>
    <Picture>{content}</Picture>
  </Example>
);

// What the pictures are made of

const Pawn = ({ seat }: { seat: number }) => (
  <span className={styles.pawn}>
    <Builder seat={seat} />
  </span>
);

const Card = ({ craftsman }: { craftsman: Craftsman }) => (
  <span className={styles.card}>
    <CraftsmanFace
      craftsman={craftsman}
      corner={
        CRAFTSMEN[craftsman].price > 0 && <Amounts of={{ gold: CRAFTSMEN[craftsman].price }} />
      }
    />
  </span>
);

const crew = (craftsmen: readonly Craftsman[]) =>
  picture(craftsmen.map(craftsman => <Card key={craftsman} craftsman={craftsman} />));

const site = (location: PlainLocation) =>
  picture(
    <div className={styles.site}>
      <PlainSite location={location} />
    </div>,
  );

const stands = (location: 'kingsbridge' | 'shiring') =>
  picture(
    <div className={styles.stands}>
      <StandsSite location={location} />
    </div>,
  );

const goods = (names: readonly Good[]) =>
  picture(names.map(good => <GoodIcon key={good} good={good} />));

/** A builder at each of the first prices, and one that is free. */
const SHOWN_PRICES = [TOP_PRICE, TOP_PRICE - 1, TOP_PRICE - 2, 0];

export const PICTURES = {
  cathedral: picture(
    <div className={styles.cathedral}>
      <Cathedral built={ROUNDS} />
    </div>,
  ),
  own: picture(
    <>
      <Row>
        {WORKERS}
        <WorkerIcon />
      </Row>
      <Row>
        {[0, 1, 2].map(index => (
          <Pawn key={index} seat={BLUE} />
        ))}
      </Row>
    </>,
  ),
  goods: goods([...CUBES, 'gold', 'points']),
  start: crew(START_CRAFTSMEN),
  resources: picture(
    <div className={styles.table}>
      {RESOURCE_NAMES.map(name => {
        const { cubes, workers, pit } = RESOURCES[name];
        return (
          <Row key={name}>
            {workers}
            <WorkerIcon />
            <Between />
            {cubes}
            <GoodIcon good={CUBE_OF[pit]} />
          </Row>
        );
      })}
    </div>,
  ),
  mill: picture(
    <Row>
      <WorkerIcon />
      <Between />
      <Amounts of={{ gold: 1 }} />
    </Row>,
  ),
  bag: picture(
    <>
      <span className={styles.bag}>
        <BagIcon />
      </span>
      <Row>
        {[RED, BLUE, YELLOW].map(seat => (
          <Pawn key={seat} seat={seat} />
        ))}
      </Row>
    </>,
  ),
  price: picture(
    SHOWN_PRICES.map((gold, index) => (
      <Row key={gold}>
        <Pawn seat={index % 3} />
        {gold}
        <GoodIcon good="gold" />
      </Row>
    )),
  ),
  bishop: site('bishop'),
  kingsbridge: stands('kingsbridge'),
  priory: site('priory'),
  court: site('court'),
  shiring: stands('shiring'),
  castle: site('castle'),
  startPlayer: site('startPlayer'),
  market: site('market'),
  prices: picture(
    WARES.map(ware => (
      <Row key={ware}>
        <GoodIcon good={ware} />
        <Between>↔</Between>
        {PRICES[ware]}
        <GoodIcon good="gold" />
      </Row>
    )),
  ),
  masons: picture(
    <>
      <Card craftsman="mortarMixer" />
      <Card craftsman="mason1" />
    </>,
  ),
  round1: crew(craftsmenOf(1)),
  round2: crew(craftsmenOf(2)),
  round3: crew(craftsmenOf(3)),
  round4: crew(craftsmenOf(4)),
  round5: crew(craftsmenOf(5)),
  round6: crew(craftsmenOf(6)),
  everyRound: advantages('everyRound'),
  once: advantages('once'),
  atOnce: advantages('atOnce'),
  good: happenings(true),
  bad: happenings(false),
} as const;

function advantages(kind: 'everyRound' | 'once' | 'atOnce'): ReactNode {
  const names = ADVANTAGE_NAMES.filter(name => ADVANTAGES[name].kind === kind);
  return picture(names.map(name => <AdvantageIcon key={name} of={name} />));
}

function happenings(favourable: boolean): ReactNode {
  const names = HAPPENING_NAMES.filter(name => HAPPENINGS[name].favourable === favourable);
  return picture(names.map(name => <HappeningIcon key={name} of={name} />));
}
