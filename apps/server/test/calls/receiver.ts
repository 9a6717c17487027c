// A push service and a chat room on this machine: it keeps what it receives, and can decrypt it.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export class Receiver {
  readonly received: Received[] = [];
  /** Its responses, in order; then 201 forever. */
  readonly answers: { status: number; headers?: Record<string, string> }[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { url: path = '', headers } = request;
      this.received.push({ path, headers, body: Buffer.concat(chunks) });
      const { status, headers: more = {} } = this.answers.shift() ?? { status: 201 };
      response.writeHead(status, more).end();
    });
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  at(path: string): Received[] {
    return this.received.filter(one => one.path === path);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** A browser that can be called, and decrypts messages as the standard says. */
export function browser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    subscription: { endpoint, keys },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + theirs.length, -16);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
      const secret = derived(ecdh.computeSecret(theirs), auth, info, 32);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
        derived(secret, salt, 'Content-Encoding: nonce\0', 12),
      );
      decipher.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}
