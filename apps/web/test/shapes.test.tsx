// Nothing is conveyed by colour alone: without colour, no two seats, goods or kinds of building
// look alike.
import { ACTIONS } from '@loggia/calimala';
import { DEFAULT_ORDER } from '@loggia/capitals';
import { CUBES } from '@loggia/pillars';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ActionIcon } from '../src/boards/calimala/art/actions.tsx';
import { ResourceIcon, TypeIcon } from '../src/boards/capitals/art/icons.tsx';
import { GoodIcon } from '../src/boards/pillars/art/goods.tsx';
import { PLAYER_LOOKS } from '../src/design/player-look.ts';
import { PlayerSign } from '../src/design/player-sign.tsx';

/** What is left of a drawing without its colours and names. */
function shape(drawing: ReactElement): string {
  const outlines = renderToStaticMarkup(drawing).match(
    /<(?:path|rect|circle|ellipse|line|polygon)[^>]*>/g,
  );
  return (outlines ?? [])
    .map(tag => tag.replace(/ (?:fill|stroke|class|opacity|style|data-[\w-]+)="[^"]*"/g, ''))
    .join('');
}

const KINDS: Record<string, ReactElement[]> = {
  'seats of a table': PLAYER_LOOKS.map(look => <PlayerSign key={look} look={look} />),
  'actions and materials of Calimala': ACTIONS.map(action => (
    <ActionIcon key={action} action={action} />
  )),
  'goods of Pillars': (['gold', ...CUBES] as const).map(good => (
    <GoodIcon key={good} good={good} />
  )),
  'tracks and goods of The Capitals': DEFAULT_ORDER.map(resource => (
    <ResourceIcon key={resource} of={resource} />
  )),
  'kinds of building in The Capitals': (
    ['residential', 'industrial', 'commercial', 'tourism', 'public', 'prosperity'] as const
  ).map(type => <TypeIcon key={type} of={type} />),
};

describe.each(Object.entries(KINDS))('%s', (_, drawings) => {
  test('have distinct shapes', () => {
    const shapes = drawings.map(shape);
    expect(shapes).not.toContain('');
    expect(new Set(shapes).size).toBe(drawings.length);
  });
});
