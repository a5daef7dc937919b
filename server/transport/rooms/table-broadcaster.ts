import { isDeepStrictEqual } from "node:util";
import { getMessageBytes, Protocol } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import type { AnyEvent, Seat, Viewer } from "../../../shared/core/game.ts";
import { encodeEvents, eventsMessage, historyMessage } from "../../../shared/net/games.ts";
import {
  type AutoPass,
  type AutoPassNews,
  type CloseReason,
  protocolRevision,
  protocolVersion,
  type Welcome,
} from "../../../shared/net/protocol.ts";
import { noPrivateNotice, type PrivateNotice } from "../../../shared/net/sidelines.ts";
import type { Emoted } from "../../../shared/net/social.ts";
import type { LocalBlocks } from "../../people/blocks/local-blocks.ts";
import type { EventBatch } from "../../tables/game/running-game.ts";
import type { Social } from "../../tables/social/social.ts";
import type { Table } from "../../tables/table.ts";
import type { TableListener } from "../../tables/table-listener.ts";
import { sendPause, sendToAll } from "./broadcast.ts";
import { isOutdatedAt } from "./join-checks.ts";
import { type Connection, closeWithMessage, isScreen, type TableClients, visitorOf } from "./table-clients.ts";

/** Frame with the events that it contains. */
interface Told {
  readonly events: readonly AnyEvent[];
  readonly frame: Uint8Array;
}

/** Frames of one event batch. Viewers with the same events share a frame, because most events are public. */
export class BatchFrames {
  readonly #message: number;
  readonly #seq: number;
  readonly #batch: EventBatch;
  readonly #encoded: Told[] = [];

  /** @param message `eventsMessage` or `historyMessage`. */
  constructor(message: number, seq: number, batch: EventBatch) {
    this.#message = message;
    this.#seq = seq;
    this.#batch = batch;
  }

  /** @returns null if this viewer may see none of the events. */
  of(viewer: Viewer): Uint8Array | null {
    const events = this.#batch.eventsFor(viewer);
    if (events.length === 0) return null;
    return this.#encoded.find((told) => isSame(told.events, events))?.frame ?? this.#make(events);
  }

  #make(events: readonly AnyEvent[]): Uint8Array {
    const batch = encodeEvents(this.#seq, events, this.#batch.codec);
    const frame = getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, this.#message, undefined, batch);
    this.#encoded.push({ events, frame });
    return frame;
  }
}

/** Compares by identity: a fully visible event is the original object, and a redacted one is a copy. */
const isSame = (one: readonly AnyEvent[], other: readonly AnyEvent[]): boolean =>
  one.length === other.length && one.every((event, place) => event === other[place]);

interface VoiceDeps {
  /** Returns the open table. @throws if there is none. */
  readonly table: () => Table;
  readonly blocks: () => LocalBlocks;
  readonly clients: TableClients;
  readonly social: Social;
  readonly now: () => number;
  /** Sends the pending state patch to all clients. */
  readonly broadcastState: () => void;
  /** Sends the pending state patch to these clients only, because it contains private data. */
  readonly sendState: (clients: readonly Connection[]) => void;
  readonly close: (reason: CloseReason) => void;
}

/** Sends clients the state and events that they may see, and routes chat and emotes. */
export class TableBroadcaster implements TableListener {
  readonly #deps: VoiceDeps;

  constructor(deps: VoiceDeps) {
    this.#deps = deps;
  }

  /** Sends a new client everything that it needs. */
  greet(client: Connection): void {
    this.#welcome(client);
    const table = this.#deps.table();
    const { id } = visitorOf(client).player;
    if (table.isPaused) sendPause([client], true);
    const batch = table.games.eventsSoFar;
    if (batch) this.#sendEvents([client], historyMessage, batch);
    const aside = table.sidelines.asideFor(id);
    if (!isDeepStrictEqual(aside, noPrivateNotice)) client.send("aside", aside);
    if (isScreen(client)) return;
    const hidden = this.#blockedBy(id);
    client.send("blocked", hidden);
    const said = this.#deps.social.linesAt(table).filter(({ who }) => !hidden.includes(who));
    if (said.length > 0) client.send("chat", said);
  }

  /** Sends a page the welcome of another protocol version, so that it asks the player to reload, and leaves. */
  greetOutdated(client: Connection): void {
    const now = this.#deps.now();
    client.send("welcome", { seat: null, who: 0, now, protocol: 0, consent: "ask" } satisfies Welcome);
  }

  /** Sends a player the numbers of blocked people who are or were here. */
  sendBlocked(playerId: string): void {
    this.#deps.clients.of(playerId)?.send("blocked", this.#blockedBy(playerId));
  }

  #blockedBy(playerId: string): readonly number[] {
    return this.#deps.table().people.presenceTracker.numbersAmong(this.#deps.blocks().blockedBy(playerId));
  }

  /** Returns the recipients of a player's emotes: all clients that have not blocked them. */
  hearersOf(playerId: string): readonly Connection[] {
    const { clients, blocks } = this.#deps;
    return clients.all.filter((client) => !blocks().hasBlocked(visitorOf(client).player.id, playerId));
  }

  /** Returns the recipients of a player's chat. Screens have none. */
  readersOf(playerId: string): readonly Connection[] {
    return this.hearersOf(playerId).filter((client) => !isScreen(client));
  }

  changed(batch: EventBatch | null): void {
    const secretOf = batch?.secretOf ?? null;
    const { clients, broadcastState, sendState } = this.#deps;
    const hearers = secretOf === null ? clients.all : this.#clientsAt(secretOf);
    if (secretOf === null) broadcastState();
    else sendState(hearers);
    if (batch) this.#sendEvents(hearers, eventsMessage, batch);
  }

  seatsChanged(): void {
    for (const client of this.#deps.clients.all) {
      if (isOutdatedAt(this.#deps.table(), visitorOf(client))) closeWithMessage(client, "outdated");
      else this.#welcome(client);
    }
  }

  aside(playerId: string, aside: PrivateNotice): void {
    this.#deps.clients.of(playerId)?.send("aside", aside);
  }

  consent(playerId: string, consent: AutoPass): void {
    this.#deps.clients.of(playerId)?.send("consent", { consent } satisfies AutoPassNews);
  }

  emote(emote: Emoted): void {
    sendToAll(this.#deps.clients.all, "emote", emote);
  }

  goodbye(playerId: string, reason: CloseReason): void {
    const client = this.#deps.clients.release(playerId);
    if (client) closeWithMessage(client, reason);
  }

  close(reason: CloseReason): void {
    this.#deps.close(reason);
  }

  /**
   * Sends a client its seat, and adds a player's private state to their view. Spectators share the public state,
   * encoded once.
   */
  #welcome(client: Connection): void {
    const table = this.#deps.table();
    const { id } = visitorOf(client).player;
    const viewer = this.#viewer(client);
    const now = this.#deps.now();
    client.view?.dispose();
    if (viewer !== "spectator") this.#showOwn(client, viewer);
    const who = isScreen(client) ? 0 : table.people.presenceTracker.numberOf(id);
    const seat = viewer === "spectator" ? null : viewer;
    const consent = table.seats.personOf(id)?.consent ?? "ask";
    const [protocol, revision] = [protocolVersion, protocolRevision];
    const welcome: Welcome = { seat, who, now, protocol, revision, consent };
    client.send("welcome", welcome);
  }

  #viewer(client: Connection): Viewer {
    return this.#deps.table().seats.seatOf(visitorOf(client).player.id) ?? "spectator";
  }

  #showOwn(client: Connection, seat: Seat): void {
    const own = this.#deps.table().games.privateState(seat);
    client.view = new StateView();
    if (own) client.view.add(own);
  }

  /** Returns the connection of the player at a seat; empty if there is none. */
  #clientsAt(seat: Seat): readonly Connection[] {
    const chair = this.#deps.table().seats.all[seat];
    const client = chair?.kind === "person" ? this.#deps.clients.of(chair.player.id) : null;
    return client ? [client] : [];
  }

  /** Sends each client the events of a batch that it may see, if any. */
  #sendEvents(clients: readonly Connection[], message: number, batch: EventBatch): void {
    const frames = new BatchFrames(message, this.#deps.table().games.seq, batch);
    for (const client of clients) {
      const frame = frames.of(this.#viewer(client));
      if (frame) client.enqueueRaw(frame);
    }
  }
}
