// An SVG as a PNG, rendered by the browser.
import { PLAYER_LOOKS } from '../../design/player-look.ts';
import { type Colours, HEIGHT, WIDTH } from './result-picture.ts';

export const svgAddress = (svg: string) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, failed) => {
    canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}

/** The tokens as this page shows them, in its theme. */
export function shownColours(): Colours {
  const probe = document.createElement('span');
  document.body.append(probe);
  const token = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const players = PLAYER_LOOKS.map(look => {
    probe.dataset.player = look;
    return [look, { fill: token('--player'), text: token('--player-text') }] as const;
  });
  const colours = {
    paper: token('--surface-sunken'),
    sheet: token('--surface'),
    line: token('--line-strong'),
    ink: token('--ink'),
    soft: token('--ink-soft'),
    gold: token('--gold-ink'),
    roof: token('--terracotta'),
    bay: token('--lapis'),
    // Every look is in the list.
    players: Object.fromEntries(players) as Colours['players'],
  };
  probe.remove();
  return colours;
}
