// Threads that fail in different ways, as programs for the pool.

const FAILINGS = {
  throws: "throw new Error('a bug in a bot')",
  dies: 'process.exit(3)',
  cheats: "tell({ id, kind: 'decided', move: { type: 'win' } })",
  dawdles: `
    const end = performance.now() + 20;
    while (performance.now() < end);
    tell({ id, kind: 'decided' });`,
  // Reports the move it would make (keeping its second end card), then never finishes.
  hangs: `
    const { endCards } = view.players.find(player => typeof player.endCards !== 'number');
    tell({ id, kind: 'soFar', move: { type: 'keepEndCard', card: endCards[1] } });
    for (;;);`,
} as const;

export function badThread(how: keyof typeof FAILINGS): URL {
  const program = `
    import { parentPort } from 'node:worker_threads';
    const tell = report => parentPort.postMessage(report);
    parentPort.on('message', ({ id, view }) => { ${FAILINGS[how]} });
    tell({ kind: 'ready' });`;
  return new URL(`data:text/javascript,${encodeURIComponent(program)}`);
}
