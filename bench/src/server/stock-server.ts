// The stock boardgame.io server with its own in-memory store, as the reference of the server bench.
import { createRequire } from 'node:module';
import { Calimala } from '@loggia/calimala';
import type * as stock from 'boardgame.io/server';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as typeof stock;

const server = Server({ games: [Calimala], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
const address = appServer.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
process.stdout.write(`listening ${port}\n`);
