// Nodes on one PostgreSQL and Redis: two against one, and how costs grow with tables and sockets.

import { growth } from './cluster/growth.ts';
import { House } from './cluster/house.ts';
import { stored } from './cluster/stored.ts';
import { twoAgainstOne } from './cluster/two-against-one.ts';
import type { Figure, Sizes } from './suite.ts';

export async function suite(_game: string, sizes: Sizes): Promise<Figure[]> {
  const house = await House.open();
  try {
    return [
      ...(await twoAgainstOne(house, sizes)),
      ...(await growth(house, sizes)),
      ...(await stored(house, sizes)),
    ];
  } finally {
    await house.close();
  }
}
