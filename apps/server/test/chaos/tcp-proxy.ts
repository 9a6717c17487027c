// A small TCP proxy whose connections can be cut, delayed and resumed.
import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Trouble {
  delayMs: number;
  closed: boolean;
}

export class TcpProxy {
  readonly port: number;
  readonly #close: () => Promise<void>;
  readonly #lines: Set<Socket>;
  readonly #trouble: Trouble;

  private constructor(
    port: number,
    parts: { lines: Set<Socket>; trouble: Trouble; close: () => Promise<void> },
  ) {
    this.port = port;
    this.#lines = parts.lines;
    this.#trouble = parts.trouble;
    this.#close = parts.close;
  }

  static async to(target: NetConnectOpts): Promise<TcpProxy> {
    const lines = new Set<Socket>();
    const trouble: Trouble = { delayMs: 0, closed: false };
    const server = createServer(near => {
      if (trouble.closed) {
        near.destroy();
        return;
      }
      const far = connect(target);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        lines.add(from);
        // In order, however the delay changes.
        let turn = Promise.resolve();
        from.on('data', chunk => {
          const due = performance.now() + trouble.delayMs;
          turn = turn
            .then(() => pause(Math.max(0, due - performance.now())))
            .then(() => void (to.writable && to.write(chunk)));
        });
        from.on('error', () => to.destroy());
        from.on('close', () => {
          lines.delete(from);
          to.destroy();
        });
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return new TcpProxy(port, {
      lines,
      trouble,
      close: async () => {
        server.close();
        for (const line of lines) line.destroy();
        await once(server, 'close');
      },
    });
  }

  /** Ends every connection and accepts none until it is opened again. */
  cut(): void {
    this.#trouble.closed = true;
    for (const line of this.#lines) line.destroy();
  }

  delay(milliseconds: number): void {
    this.#trouble.delayMs = milliseconds;
  }

  heal(): void {
    this.#trouble.closed = false;
    this.#trouble.delayMs = 0;
  }

  close(): Promise<void> {
    return this.#close();
  }
}
