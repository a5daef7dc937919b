import { type Client, ClientState, CloseCode, ServerError } from "@colyseus/core";
import type { z } from "zod";
import type {
  PartyNews,
  Player,
  QueueCloseMessage,
  QueueJoin,
  QueueNews,
  SeatLocation,
} from "../../../shared/net/protocol.ts";
import { companySchema, joinSchema, partyJoinSchema, partySearchSchema } from "../../../shared/net/schemas.ts";
import type { Listener } from "../../matchmaking/listeners.ts";
import type { PartyTickets } from "../../matchmaking/party-tickets.ts";
import type { Queue } from "../../matchmaking/queue.ts";
import type { Waiter } from "../../matchmaking/queue-groups.ts";
import type { Identity } from "../../people/identity/identity.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { TableDeps } from "../../tables/deps.ts";
import type { Tables } from "../../tables/tables.ts";
import { delayUntilSaved } from "../sockets/outbound-buffer.ts";
import { BaseRoom } from "./base-room.ts";
import { hasNotice } from "./broadcast.ts";
import { orUnavailable, parseNetwork } from "./join-checks.ts";
import { type LineRegistry, registerConnection } from "./line-room.ts";
import { logRefusedJoin } from "./log-refusals.ts";
import { closeWithSession, type SessionWatch } from "./session-watch.ts";

type Connection = Client<{ auth: Player }>;

export interface QueueRoomDeps extends Pick<TableDeps, "log" | "timers"> {
  readonly identity: Identity;
  readonly endedSessions: SessionWatch;
  readonly personLine: LineRegistry;
  readonly queue: Queue;
  readonly partyTickets: Pick<PartyTickets, "verify">;
  /** Format of the join options. */
  readonly format: z.ZodType<QueueJoin>;
  readonly tables: Pick<Tables, "ticketOf" | "notice">;
}

/** @returns the room class for "queue"; there is one such room for all waiting players. */
export const queueRoom = (deps: QueueRoomDeps) =>
  class extends QueueRoom {
    constructor() {
      super(deps);
    }
  };

/** Connections of players who wait in the public queue. */
class QueueRoom extends BaseRoom<{ client: Connection }> {
  readonly #deps: QueueRoomDeps;
  override messages = {
    start: (client: Connection) => this.#deps.queue.start(playerOf(client).id),
    company: (client: Connection, message: unknown) => this.#prefer(client, message),
    play: (client: Connection, message: unknown) => this.#play(client, message),
  };
  readonly #listeners = new Map<Connection, Listener>();

  constructor(deps: QueueRoomDeps) {
    super();
    this.#deps = deps;
  }

  override onCreate(): void {
    this.markCreated();
  }

  /** Called by other nodes. Players of a party that another player may join now. */
  gathering(ticket: string): readonly Player[] | null {
    return this.#deps.queue.gathering(ticket);
  }

  override async onAuth(client: Client, options: unknown): Promise<Player> {
    const join = joinSchema.safeParse(options);
    if (join.success) closeWithSession(this.#deps.endedSessions, join.data.token, client);
    const player = join.success ? await orUnavailable(this.#deps.identity.playerOf(join.data.token)) : null;
    if (!player) throw new ServerError(401, "unauthorized");
    return player;
  }

  override async onJoin(client: Connection, options: unknown): Promise<void> {
    const party = partyJoinSchema.safeParse(options);
    const join = this.#deps.format.safeParse(options);
    if (!join.success && !party.success) throw new ServerError(400, "malformed");
    const player = playerOf(client);
    const network = parseNetwork(options);
    const listener = listenerOf(client, this.guarded(this.#deps.timers));
    delayUntilSaved(client.ref, () => this.#deps.tables.ticketOf(player.id));
    this.#listeners.set(client, listener);
    registerConnection(this.#deps.personLine, player.id, client, options);
    if (hasNotice(this.#deps.tables.notice)) client.send("notice", this.#deps.tables.notice);
    if (party.success) return this.#joinParty(party.data.party, { player, network }, listener);
    if (!join.success) return;
    const { edition, seats, company = "anybody", parties } = join.data;
    const waiter = { player, wish: { edition, seats, company }, network, ...(parties && { acceptsParty: parties }) };
    await orUnavailable(this.#deps.queue.join(waiter, listener));
  }

  async #joinParty(text: string, member: Omit<Waiter, "wish">, listener: Listener): Promise<void> {
    const ticket = this.#deps.partyTickets.verify(text);
    if (ticket) await orUnavailable(this.#deps.queue.joinParty(ticket, member, listener));
    else listener.closed({ reason: "party-over" });
  }

  #play(client: Connection, message: unknown): void {
    const search = partySearchSchema.safeParse(message);
    if (search.success) this.#deps.queue.play(playerOf(client).id, search.data);
    else this.endConnection(client);
  }

  override onLeave(client: Connection, code?: number): void {
    const listener = this.#listeners.get(client);
    this.#listeners.delete(client);
    if (!listener) return;
    const { queue } = this.#deps;
    const { id } = playerOf(client);
    if (code === CloseCode.CONSENTED) queue.leave(id, listener);
    else queue.disconnect(id, listener);
  }

  #prefer(client: Connection, message: unknown): void {
    const company = companySchema.safeParse(message);
    if (company.success) this.#deps.queue.prefer(playerOf(client).id, company.data);
    else this.endConnection(client);
  }

  protected override joinRefused(error: ServerError): void {
    logRefusedJoin(this.#deps.log, this.roomId, error);
  }

  /** Handles an exception. The queue continues for all other players. */
  protected override fail(error: unknown, client: Client | null): void {
    this.#deps.log.error({ event: "queue-room-failed", err: error, room: this.roomId }, "an error in the queue");
    if (client) this.endConnection(client);
  }
}

/** Time in ms for a client that is still joining to read why it is rejected. It gets no message before it has joined. */
const rejectionMs = 2000;

const listenerOf = (client: Connection, timers: Pick<Timers, "after">): Listener => ({
  onChange: (news: QueueNews) => client.send("queue", news),
  onParty: (news: PartyNews) => client.send("party", news),
  seated: (seated: SeatLocation) => client.send("seated", seated),
  closed(goodbye: QueueCloseMessage) {
    client.send("goodbye", goodbye);
    if (client.state === ClientState.JOINED) client.leave(CloseCode.CONSENTED);
    else timers.after(rejectionMs, () => client.leave(CloseCode.CONSENTED));
  },
});

function playerOf(client: Connection): Player {
  if (!client.auth) throw new Error("a client in the queue is not authenticated");
  return client.auth;
}
