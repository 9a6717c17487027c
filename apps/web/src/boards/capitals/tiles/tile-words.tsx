// A tile in words: what it is, what it asks for and what it does.
import { specOf, type TileId, type TileType } from '@loggia/capitals';
import { useText } from '../../../i18n/use-text.ts';
import { TilePicture } from '../art/tile-picture.tsx';
import { effectsInWords, kindInWords, requirementInWords } from '../model/tile-words.ts';
import styles from './tiles.module.css';

export function TileWords({ tile, type }: { tile: TileId; type?: TileType }) {
  const words = useText();
  const { requirement } = specOf(tile);
  return (
    <div className={styles.words}>
      <TilePicture tile={tile} className={styles.portrait} />
      <div>
        <h3 className={styles.title}>{words.t(`capitals.tile.${tile}`)}</h3>
        <p className={styles.kind}>{kindInWords(tile, words, type)}</p>
        {requirement !== undefined && (
          <p className={styles.kind}>{requirementInWords(requirement, words)}</p>
        )}
        <ul className={styles.lines}>
          {effectsInWords(tile, words).map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
