// The rate limits as data, from the settings.
import type { Config } from '../config.ts';

export interface Rate {
  /** How many at once. */
  burst: number;
  perSecond: number;
}

export interface Rates {
  /** Messages that are served, per socket and for all sockets of an address. */
  socket: Rate;
  socketsOfAddress: Rate;
  /** Packets of a connection, whatever they contain; a sender of more is disconnected. */
  connection: Rate;
  connectionsOfAddress: Rate;
  /** Requests of connections without a WebSocket, by address. */
  polls: Rate;
  /** New connections of an address. */
  handshakes: Rate;
  /** Complete states sent on request, by address: a small request with a large response. */
  syncs: Rate;
  /** Chat: one person at one table, one address everywhere, all guests of a table. */
  chat: Rate;
  chatOfAddress: Rate;
  chatOfGuests: Rate;
  /** Requests to the lobby, by address. */
  http: Rate;
  create: Rate;
  import: Rate;
  /** A hint costs as much thinking as a move of a hard bot. */
  hint: Rate;
  metrics: Rate;
  /** Notifications: for one seat, for one table's chat room, and to one external host. */
  calls: Rate;
  callsOfTable: Rate;
  callsTo: Rate;
  /** The operator's requests, and guesses at the token. */
  admin: Rate;
  /** Moves replayed or read for looking at the past, by address. */
  records: Rate;
}

export type RateName = keyof Rates;

type Settings = Pick<
  Config,
  'RATE_HTTP' | 'RATE_CREATE' | 'RATE_SOCKET' | 'RATE_CHAT' | 'SOCKETS_PER_ADDRESS'
>;

/** A household shares an address: it may do as much as several of its sockets. */
const HOUSEHOLD = 10;
const BURST_SECONDS = 5;
/** Up to this, senders are told that they are too fast; beyond it they are ignored. */
const TOLERANCE = 2;

export function ratesOf(settings: Settings): Rates {
  const { RATE_HTTP, RATE_CREATE, RATE_SOCKET, RATE_CHAT, SOCKETS_PER_ADDRESS } = settings;
  const socket = { burst: RATE_SOCKET * BURST_SECONDS, perSecond: RATE_SOCKET };
  const chat = { burst: Math.ceil(RATE_CHAT / 4), perSecond: RATE_CHAT / 60 };
  const socketsOfAddress = times(socket, HOUSEHOLD);
  return {
    socket,
    socketsOfAddress,
    connection: times(socket, TOLERANCE),
    connectionsOfAddress: times(socketsOfAddress, TOLERANCE),
    polls: times(socketsOfAddress, TOLERANCE),
    handshakes: { burst: SOCKETS_PER_ADDRESS * 2, perSecond: SOCKETS_PER_ADDRESS / 10 },
    syncs: { burst: RATE_SOCKET * HOUSEHOLD, perSecond: RATE_SOCKET },
    chat,
    chatOfAddress: times(chat, HOUSEHOLD / 2),
    chatOfGuests: times(chat, HOUSEHOLD / 2),
    http: { burst: Math.ceil(RATE_HTTP / 2), perSecond: RATE_HTTP / 60 },
    create: { burst: Math.ceil(RATE_CREATE / 2), perSecond: RATE_CREATE / 3600 },
    import: { burst: Math.ceil(RATE_CREATE / 10), perSecond: RATE_CREATE / 36_000 },
    hint: { burst: Math.ceil(RATE_HTTP / 60), perSecond: RATE_HTTP / 1200 },
    metrics: { burst: Math.ceil(RATE_HTTP / 60), perSecond: RATE_HTTP / 1200 },
    admin: { burst: Math.ceil(RATE_HTTP / 20), perSecond: RATE_HTTP / 600 },
    calls: { burst: 3, perSecond: 1 / 60 },
    callsOfTable: { burst: 10, perSecond: 1 / 20 },
    callsTo: { burst: 120, perSecond: 4 },
    // Enough for the longest possible game at once; stepping through one takes a few moves at a
    // time.
    records: { burst: RATE_HTTP * 10, perSecond: RATE_HTTP / 3 },
  };
}

function times({ burst, perSecond }: Rate, factor: number): Rate {
  return { burst: burst * factor, perSecond: perSecond * factor };
}
