// A tile that lies in a city: its picture, cubes and tourists, and what activating it costs.
import { forecastActivations, specOf, touristsOn, typeOf, type View } from '@loggia/capitals';
import type { Seat } from '@loggia/kernel';
import type { CSSProperties } from 'react';
import { use } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Popover } from '../../../design/popover.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Target, TargetsContext } from '../../../kit/target.tsx';
import { ResourceIcon, TypeIcon } from '../art/icons.tsx';
import { TilePicture } from '../art/tile-picture.tsx';
import { BoardContext } from '../context.ts';
import { tileInWords } from '../model/tile-words.ts';
import { Drawn } from '../pieces/drawn.tsx';
import { Tourist } from '../pieces/tourist.tsx';
import { TileWords } from '../tiles/tile-words.tsx';
import styles from './city.module.css';

interface Props {
  view: View;
  seat: Seat;
  building: number;
  style: CSSProperties;
}

export function CityTile({ view, seat, building, style }: Props) {
  const words = useText();
  const { t } = words;
  const board = use(BoardContext);
  const { whyAt } = use(TargetsContext);
  const tile = view.players[seat]?.city[building];
  if (tile === undefined) return undefined;
  const tourists = touristsOn(view, seat, building);
  const price = forecastActivations(view, seat).find(other => other.building === building);
  const name = tile.lake ? t('capitals.lake') : t(`capitals.tile.${tile.tile}`);
  const holds = [
    ...(tile.cubes > 0 ? [t('capitals.cubes', { count: tile.cubes })] : []),
    ...(tourists.length > 0 ? [t('capitals.tourists.on', { count: tourists.length })] : []),
    ...(price === undefined
      ? []
      : [t('capitals.price.activation', { now: price.now, next: price.next })]),
  ];
  const type = typeOf(view, tile.tile);
  const label = [tile.lake ? name : tileInWords(tile.tile, words, type), ...holds].join(' · ');
  const target = `building.${building}` as const;
  const isOwn = board !== undefined && board.seat === seat;
  const offered = isOwn ? board.glowing.get(target) : undefined;
  const why = isOwn && offered === undefined ? whyAt(target) : undefined;
  const { era } = specOf(tile.tile);
  const face = (
    <span
      className={styles.tile}
      data-era={tile.lake || type === 'prosperity' ? undefined : (era ?? 1)}
    >
      <TilePicture tile={tile.tile} lake={tile.lake} className={styles.art} />
      {!tile.lake && (
        <span className={styles.type}>
          <TypeIcon of={type} />
        </span>
      )}
      <span className={styles.name}>{name}</span>
      {price !== undefined && (
        <span className={styles.price} data-affordable={price.affordable} aria-hidden="true">
          <ResourceIcon of="energy" />
          <b>
            <Drawn text={price.now} />
          </b>
          <small>
            <Drawn text={`▸${price.next}`} />
          </small>
        </span>
      )}
      {(tile.cubes > 0 || tourists.length > 0) && (
        <span className={styles.pieces} aria-hidden="true">
          {tile.cubes > 0 && (
            <span className={styles.cubes}>
              <i />
              <Drawn text={tile.cubes} />
            </span>
          )}
          {tourists.map(tourist => (
            <Tourist key={tourist} tourist={tourist} />
          ))}
        </span>
      )}
    </span>
  );
  if (offered !== undefined) {
    return (
      <Target
        target={target}
        label={label}
        offer={t(`capitals.offer.${offered.type === 'resolve' ? 'loser' : 'activate'}`, {
          tile: label,
        })}
        className={styles.cell}
        style={style}
      >
        {face}
      </Target>
    );
  }
  return (
    <Popover
      label={name}
      trigger={
        <AriaButton
          className={styles.cell ?? ''}
          style={style}
          aria-label={why === undefined ? label : `${label} · ${why}`}
          data-why={why}
        >
          <span
            title={why === undefined ? label : undefined}
            data-anchor={isOwn ? target : undefined}
          >
            {face}
          </span>
        </AriaButton>
      }
    >
      {tile.lake ? <p>{t('capitals.lake.help')}</p> : <TileWords tile={tile.tile} type={type} />}
      {holds.length > 0 && <p>{holds.join(' · ')}</p>}
      {why !== undefined && <p>{why}</p>}
    </Popover>
  );
}
