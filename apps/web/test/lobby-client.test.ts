// The client's addresses are the protocol's.
import { ENDPOINTS } from '@loggia/protocol';
import { expect, test } from 'vitest';
import { ADDRESSES } from '../src/net/lobby-client.ts';

test.each(Object.entries(ADDRESSES))('%s', (name, address) => {
  const { method, path } = ENDPOINTS[name as keyof typeof ADDRESSES];
  expect(address).toEqual([method, path]);
});
