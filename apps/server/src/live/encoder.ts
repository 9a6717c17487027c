// Serialises packets in socket.io's own format, without its search for binary data.
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';

/** The arguments of an event, already written as JSON: `1,"two",[3]`. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.parse(`[${this.text}]`);
  }
}

/**
 * Everything we send is plain JSON. socket.io searches every packet for buffers first, which costs
 * more than writing it.
 */
class PlainEncoder extends Encoder {
  override encode(packet: Packet): unknown[] {
    const { type, nsp, id, data } = packet;
    const isPlain = type === PacketType.EVENT || type === PacketType.ACK;
    if (!isPlain || packet.attachments !== undefined) return super.encode(packet);
    const namespace = nsp === '/' || nsp === undefined ? '' : `${nsp},`;
    return [`${type}${namespace}${id ?? ''}${textOf(data)}`];
  }
}

function textOf(data: unknown): string {
  if (Array.isArray(data) && data[1] instanceof Written) {
    return `[${JSON.stringify(data[0])},${data[1].text}]`;
  }
  return JSON.stringify(data);
}

export const plainParser = { Encoder: PlainEncoder, Decoder };
