// The upper limit: plain socket.io that answers every move with the same bytes to everybody at the
// table.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false });
const filler = 'x'.repeat(Number(process.env.FRAME_BYTES ?? 400));
const stateIDs = new Map<string, number>();

io.of('/calimala').on('connection', socket => {
  socket.on('sync', (matchID: string) => {
    socket.join(matchID);
    const _stateID = stateIDs.get(matchID) ?? 0;
    socket.emit('sync', matchID, { state: { _stateID } });
  });
  socket.on('update', (_action: unknown, stateID: number, matchID: string) => {
    stateIDs.set(matchID, stateID + 1);
    io.of('/calimala')
      .to(matchID)
      .emit('patch', matchID, stateID, stateID + 1, filler);
  });
});

http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`listening ${port}\n`);
});
