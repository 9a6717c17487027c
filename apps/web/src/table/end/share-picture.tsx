// The picture of a result: shown, saved, or shared through the device.
import { useMemo } from 'react';
import { Button } from '../../design/button.tsx';
import { DownloadIcon, ShareIcon } from '../../design/icons.tsx';
import { notify } from '../../design/toast.tsx';
import { useText } from '../../i18n/use-text.ts';
import { save } from '../../shared/save.ts';
import styles from './end-screen.module.css';
import { pngOf, shownColours, svgAddress } from './picture-file.ts';
import { HEIGHT, type ResultPicture, resultPicture, WIDTH } from './result-picture.ts';

export interface SharePictureProps {
  told: Omit<ResultPicture, 'colours'>;
  /** The same in words. */
  words: string;
  name: string;
}

export default function SharePicture({ told, words, name }: SharePictureProps) {
  const { t } = useText();
  const svg = useMemo(() => resultPicture({ ...told, colours: shownColours() }), [told]);
  const paint = async () => new File([await pngOf(svg)], `${name}.png`, { type: 'image/png' });
  const share = async () => {
    try {
      await navigator.share({ files: [await paint()], title: words });
    } catch (error) {
      // Cancelling is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        notify(t('picture.failed'), 'refused');
      }
    }
  };
  return (
    <section className={styles.picture} aria-label={t('picture.title')}>
      <img src={svgAddress(svg)} width={WIDTH} height={HEIGHT} alt={words} />
      <div className={styles.deeds}>
        {canShare() ? (
          <Button look="main" icon={<ShareIcon />} onPress={share}>
            {t('picture.share')}
          </Button>
        ) : undefined}
        <Button
          icon={<DownloadIcon />}
          onPress={async () => {
            const file = await paint();
            save(file.name, file);
          }}
        >
          {t('picture.save')}
        </Button>
      </div>
    </section>
  );
}

function canShare(): boolean {
  const probe = new File([], 'picture.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}
