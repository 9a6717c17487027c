// A hovered card of the offer is shown where it would stand, before it is taken.
import { seededRandom } from '@loggia/kernel';
import { type Move, pillars, RESOURCES } from '@loggia/pillars';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { card } from '../../../src/boards/pillars/card.tsx';
import { BoardContext, type PillarsBoard } from '../../../src/boards/pillars/context.ts';
import { MillSite, PitSite } from '../../../src/boards/pillars/land/pits.tsx';
import { Yard } from '../../../src/boards/pillars/own/yard.tsx';
import { PLAYER_LOOKS } from '../../../src/design/player-look.ts';
import { speak, teach } from '../../../src/i18n/language.ts';
import { Names } from '../../../src/kit/names.tsx';

const state = pillars.setup(3, {}, seededRandom('ghosts'));
const seat = pillars.toMove(state)[0] ?? 0;
const legal = pillars.legal(state, seat);
const names = PLAYER_LOOKS.slice(0, 3).map(look => ({ name: look, look, connected: true }));
const nothing = () => undefined;

beforeAll(async () => {
  await Promise.all([speak('en'), teach(card.texts)]);
});

function draw(part: ReactNode, pointed: Move | undefined): string {
  const board: PillarsBoard = {
    view: { ...pillars.view(state, seat), events: [] },
    seat,
    names,
    legal,
    rules: pillars,
    play: nothing,
    pending: false,
    settings: { motion: 'reduced', forced: 'ask', confirm: 'game' },
    moment: 'live',
    highlight: undefined,
    choice: undefined,
    choose: nothing,
    glowing: new Map(),
    goesOn: undefined,
    pointed,
  };
  return renderToStaticMarkup(
    <Names names={names} reader={seat}>
      <BoardContext value={board}>{part}</BoardContext>
    </Names>,
  );
}

test('workers about to be sent are shown at their pit and missing from the mill', () => {
  const gather = legal.find(move => move.type === 'gather');
  if (gather === undefined) throw new Error('nothing to gather');
  const { pit, workers } = RESOURCES[gather.resource];
  expect(draw(<PitSite pit={pit} />, undefined)).not.toContain('data-ghost');
  expect(draw(<PitSite pit={pit} />, gather)).toContain('data-ghost');
  const before = /(\d+)<span aria-hidden="true">→ (\d+)/.exec(draw(<MillSite />, gather));
  expect(Number(before?.[1]) - Number(before?.[2])).toBe(workers);
  expect(draw(<MillSite />, undefined)).not.toContain('→');
});

test('a craftsman about to be hired is shown in the yard, and the gold is deducted', () => {
  const hire = legal.find(move => move.type === 'hire');
  if (hire === undefined) throw new Error('nobody to hire');
  const cards = (html: string) => html.match(/<li/g)?.length ?? 0;
  const now = draw(<Yard seat={seat} />, undefined);
  const then = draw(<Yard seat={seat} />, hire);
  expect(cards(then)).toBe(cards(now) + 1);
  expect(then).toMatch(/<small[^>]*>−\d+<\/small>/);
});
