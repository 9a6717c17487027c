// One socket at one table: its role, and its requests.
import type { Viewer } from '@loggia/kernel';
import {
  type Acknowledgement,
  ChatArgs,
  MatchId,
  MoveId,
  PlayerName,
  ProtocolError,
  type Refused,
  SyncArgs,
  UpdateArgs,
} from '@loggia/protocol';
import type { Socket } from 'socket.io';
import { type Limiter, spend } from '../door/limiter.ts';
import { parsed } from '../door/refusals.ts';
import { WAITING_VERSION } from '../engine/engine.ts';
import { ownSeat } from '../match/details.ts';
import { hashOf } from '../match/secrets.ts';
import { viewerOf } from '../match/viewer.ts';
import { say } from './chat.ts';
import { type Frame, roomOf } from './frames.ts';
import type { MatchRecords } from './match-records.ts';
import type { MoveRequest } from './moves.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

export type Reply = (answer: Acknowledgement) => void;

interface Place {
  table: Table;
  viewer: Viewer;
}

/** What a refusal is about, and the seat that asked. */
export interface Described extends Pick<Refused, 'matchID' | 'moveID' | 'stateID'> {
  seat?: number;
}

export interface VisitorParts {
  game: string;
  tables: Tables;
  records: MatchRecords;
  limiter: Limiter;
  /** Where the socket comes from. */
  address: string;
}

export class Visitor {
  readonly #socket: Socket;
  readonly #game: string;
  readonly #tables: Tables;
  readonly #records: MatchRecords;
  readonly #limiter: Limiter;
  readonly #address: string;
  #place: Place | undefined;
  /** The credentials that were right last time, and their hash. */
  #proven: { secret: string; hash: string } | undefined;
  #gone = false;

  constructor(socket: Socket, parts: VisitorParts) {
    this.#socket = socket;
    this.#game = parts.game;
    this.#tables = parts.tables;
    this.#records = parts.records;
    this.#limiter = parts.limiter;
    this.#address = parts.address;
  }

  /** Joins a table, or requests its state again. */
  async sync(args: unknown[]): Promise<number> {
    const [matchID, playerID, secret, , name] = parsed(SyncArgs, args);
    spend(this.#limiter, 'syncs', this.#address);
    const table = await this.#tableOf(matchID);
    await this.#viewer(table, playerID, secret);
    // The socket may have gone while the table was being opened, or the seat may have moved to
    // another device.
    if (this.#gone) return 0;
    const viewer = viewerOf(table.match, playerID, secret);
    if (this.#place?.table !== table || this.#place.viewer !== viewer) {
      this.leave();
      table.audience.admit(this.#socket.id, {
        viewer,
        address: this.#address,
        name: PlayerName.safeParse(name).data,
      });
      this.#place = { table, viewer };
      void this.#socket.join(roomOf(table.id, viewer));
      this.#tables.announce(table.id);
    }
    this.resync();
    return table.stateID;
  }

  /** Makes a move. */
  async update(args: unknown[]): Promise<number> {
    const [first] = args;
    if (isOtherAction(first)) throw new ProtocolError('action.forbidden');
    const [action, stateID, matchID, playerID, ...rest] = parsed(UpdateArgs, args);
    const { payload } = action;
    if (payload.playerID !== playerID) throw new ProtocolError('move.not-yours');
    const table = await this.#tableOf(matchID);
    if (!table.entry.traits.has(payload.type)) throw new ProtocolError('move.unknown');
    const mover = await this.#mover(table, playerID, payload.credentials);
    const moveID = rest[0] === undefined ? undefined : parsed(MoveId, rest[0]);
    const [details] = payload.args ?? [];
    return table.play({
      ...mover,
      stateID,
      move: { ...details, type: payload.type },
      ...(moveID !== undefined && { moveID }),
    });
  }

  /** Sends a message to those the socket may talk to. */
  async chat(args: unknown[]): Promise<number> {
    const [matchID, message, ...rest] = parsed(ChatArgs, args);
    const place = this.#place;
    if (place === undefined || place.table.id !== matchID) throw new ProtocolError('chat.audience');
    const { sender } = message;
    if (place.viewer !== (sender === null || sender === undefined ? null : Number(sender))) {
      throw new ProtocolError('chat.audience');
    }
    if (place.viewer !== null) {
      const secret = typeof rest[0] === 'string' ? rest[0] : undefined;
      ownSeat(place.table.match, place.viewer, secret);
    }
    this.#spendTalk(place);
    await say(this.#tables.store, place, message);
    return place.table.stateID;
  }

  /** By seat or address, not by socket: anybody can open many. */
  #spendTalk({ table, viewer }: Place): void {
    const speaker = viewer === null ? `guest ${this.#address}` : `seat ${viewer}`;
    spend(this.#limiter, 'chat', `${table.id} ${speaker}`);
    spend(this.#limiter, 'chatOfAddress', this.#address);
    if (viewer === null) spend(this.#limiter, 'chatOfGuests', table.id);
  }

  /** A move was refused: sends the current state, unless that is requested too often. */
  correct(): void {
    if (this.#limiter.take('syncs', this.#address) === 'taken') this.resync();
  }

  /** Sends what the socket may know now: the state, or that the game has not begun. */
  resync(): void {
    const place = this.#place;
    if (place === undefined) return;
    const { table, viewer } = place;
    if (table.stateID === WAITING_VERSION) this.#send(['matchData', table.id, table.players()]);
    else this.#send(table.syncFrameFor(viewer));
    this.#send(this.#tables.frameOf(table));
  }

  leave(): void {
    const place = this.#place;
    if (place === undefined) return;
    this.#place = undefined;
    place.table.audience.leave(this.#socket.id);
    void this.#socket.leave(roomOf(place.table.id, place.viewer));
    this.#tables.announce(place.table.id);
  }

  disconnect(): void {
    this.#gone = true;
    this.leave();
  }

  /** What a refusal is about, as far as it can be said without trusting the message. */
  described(event: unknown, args: unknown[]): Described {
    const place = this.#place;
    // The socket is at no table yet, so the table is the one it claims.
    if (place === undefined) return named(args[event === 'update' ? 2 : 0]);
    const moveID = event === 'update' ? MoveId.safeParse(args[4]).data : undefined;
    const { stateID } = place.table;
    return {
      matchID: place.table.id,
      ...(place.viewer !== null && { seat: place.viewer }),
      ...(moveID !== undefined && { moveID }),
      ...(stateID !== WAITING_VERSION && { stateID }),
    };
  }

  /** A match can only be reached through its own game. */
  async #tableOf(matchID: string): Promise<Table> {
    const table = await this.#tables.open(matchID);
    if (table.match.game !== this.#game) throw new ProtocolError('match.unknown');
    return table;
  }

  /** A seat that moves again with the same credentials does not need them hashed again. */
  async #mover(
    table: Table,
    playerID: string,
    secret: string | null | undefined,
  ): Promise<Pick<MoveRequest, 'seat' | 'owner'>> {
    const hash = table.match.seats.find(({ seat }) => String(seat) === playerID)?.credentialHash;
    const proven = this.#proven;
    if (hash !== undefined && proven?.hash === hash && proven.secret === secret) {
      return { seat: Number(playerID), owner: hash };
    }
    const seat = await this.#viewer(table, playerID, secret);
    if (seat === null || typeof secret !== 'string') throw new ProtocolError('move.not-yours');
    // Not the table's current hash: the seat may have changed hands meanwhile.
    this.#proven = { secret, hash: hashOf(secret) };
    return { seat, owner: this.#proven.hash };
  }

  /** Credentials may have changed on another node: check again before refusing. */
  async #viewer(
    table: Table,
    playerID: string | null | undefined,
    secret: string | null | undefined,
  ): Promise<Viewer> {
    try {
      return viewerOf(table.match, playerID, secret);
    } catch {
      return viewerOf(await this.#records.reread(table.id), playerID, secret);
    }
  }

  #send([event, ...args]: Frame): void {
    this.#socket.emit(event, ...args);
  }
}

function named(match: unknown): Described {
  const { data: matchID } = MatchId.safeParse(match);
  return matchID === undefined ? {} : { matchID };
}

/** boardgame.io has actions that overwrite states and call events; none of them is a move. */
function isOtherAction(action: unknown): boolean {
  return (
    typeof action === 'object' &&
    action !== null &&
    'type' in action &&
    typeof action.type === 'string' &&
    action.type !== 'MAKE_MOVE'
  );
}
