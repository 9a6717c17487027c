// The players' symbols on a page: which piece carries which, and where its ink and its ground are.
import type { Page } from 'playwright-core';
import { LOOK_PATH } from '../src/design/player-look.ts';
import { contrast, type Light, median, type Spot } from './picture.ts';

/** One drawing of a symbol. A piece may have several; some may lie under another piece. */
interface Drawing {
  fill: Spot[];
  /** Its outline, if it has one. */
  line: Spot[];
  /** Just outside of it. */
  around: Spot[];
}

/** Something in a player's colour. */
export interface Piece {
  look: string;
  /** Where it lies, for the message of a failure. */
  where: string;
  kind: 'disc' | 'cube' | 'house' | 'coin' | 'name' | 'other';
  /** Its own symbols, or those of the same player's card it lies on. */
  drawings: Drawing[];
}

export const spotsOf = ({ drawings }: Piece): Spot[] =>
  drawings.flatMap(({ fill, line, around }) => [...fill, ...line, ...around]);

/** How visible the best of its symbols is: by its fill or by its outline. */
export function legibility({ drawings }: Piece, light: Light): number {
  const each = drawings.flatMap(({ fill, line, around }) => {
    const ground = median(around, light);
    const inks = [fill, line].filter(spots => spots.length > 0);
    return inks.map(ink => contrast(median(ink, light), ground));
  });
  return Math.max(0, ...each);
}

export function piecesOn(page: Page): Promise<Piece[]> {
  return page.evaluate(findPieces, LOOK_PATH);
}

/** Runs in the page. Pieces that are not on the screen are left out. */
function findPieces(paths: Readonly<Record<string, string>>): Piece[] {
  const BOX = 24;
  const MARGIN = 2;
  const STEP = 2;
  const POINTS_OF_LINE = 24;

  const holds = (outer: DOMRect, inner: DOMRect) =>
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom;

  /** Not scrolled away either. */
  const isSeen = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !element.checkVisibility()) return false;
    if (!holds(new DOMRect(0, 0, innerWidth, innerHeight), box)) return false;
    for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
      const clips =
        getComputedStyle(frame).overflow !== 'visible' && !(frame instanceof SVGElement);
      if (clips && !holds(frame.getBoundingClientRect(), box)) return false;
    }
    return true;
  };

  const drawn = (path: SVGPathElement): Drawing | undefined => {
    const matrix = path.getScreenCTM();
    if (matrix === null || !isSeen(path)) return undefined;
    const spot = (point: DOMPoint): Spot => {
      const { x, y } = point.matrixTransform(matrix);
      return { x, y };
    };
    const drawing: Drawing = { fill: [], line: [], around: [] };
    for (let x = -MARGIN; x <= BOX + MARGIN; x += STEP) {
      for (let y = -MARGIN; y <= BOX + MARGIN; y += STEP) {
        const point = new DOMPoint(x, y);
        if (path.isPointInFill(point)) drawing.fill.push(spot(point));
        else if (!path.isPointInStroke(point)) drawing.around.push(spot(point));
      }
    }
    if (getComputedStyle(path).stroke === 'none') return drawing;
    for (let n = 0; n < POINTS_OF_LINE; n++) {
      const point = path.getPointAtLength((n * path.getTotalLength()) / POINTS_OF_LINE);
      drawing.line.push(spot(point as DOMPoint));
    }
    return drawing;
  };

  const drawingsIn = (element: Element, look: string) =>
    [...element.querySelectorAll('path')]
      .filter(path => path.getAttribute('d') === paths[look])
      .flatMap(path => drawn(path) ?? []);

  const kindOf = (element: Element): Piece['kind'] => {
    if (!(element instanceof SVGElement)) return 'name';
    if (element instanceof SVGGElement) return 'disc';
    if (element.getAttribute('viewBox') === '0 0 20 20') return 'cube';
    if (element.querySelector('circle') !== null) return 'coin';
    return element.closest('[data-anchor^="house."]') === null ? 'other' : 'house';
  };

  const whereOf = (element: Element) => {
    const place = element.closest('[data-anchor], [data-street], [data-event], [aria-label]');
    const names = ['data-anchor', 'data-street', 'data-event', 'aria-label'];
    return names.map(name => place?.getAttribute(name)).find(name => name != null) ?? '?';
  };

  return [...document.querySelectorAll('[data-player]')].filter(isSeen).map(element => {
    const look = element.getAttribute('data-player') ?? '';
    const own = drawingsIn(element, look);
    const card = element.parentElement?.closest(`[data-player="${look}"]`);
    return {
      look,
      where: whereOf(element),
      kind: kindOf(element),
      drawings: own.length > 0 || card == null ? own : drawingsIn(card, look),
    };
  });
}
