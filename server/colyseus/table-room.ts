import { isDeepStrictEqual } from "node:util";
import { type Client, ClientState, CloseCode, type MessageContext, ServerError } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import type { Seat, Viewer } from "../../shared/core/game.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { actFormat, dealFormat } from "../../shared/net/formats.ts";
import type { GameBatch } from "../../shared/net/games.ts";
import {
  type ApiErrorCode,
  type Consent,
  type ConsentNews,
  type Goodbye,
  type Player,
  protocolVersion,
  type Seated,
  type TableError,
  type Welcome,
} from "../../shared/net/protocol.ts";
import { type Aside, noAside } from "../../shared/net/sidelines.ts";
import type { SocialError } from "../../shared/net/social.ts";
import type { Identity } from "../players/identity.ts";
import { waitFor } from "../sockets/hold.ts";
import type { TableSchema } from "../sync/schema.ts";
import type { TableDeps } from "../tables/deps.ts";
import type { TableDirectory } from "../tables/directory.ts";
import { manage } from "../tables/manage.ts";
import { Recovery } from "../tables/recovery.ts";
import type { Story } from "../tables/running-game.ts";
import { Social } from "../tables/social.ts";
import { StepFailed } from "../tables/step-failed.ts";
import { Table } from "../tables/table.ts";
import { TableJournal, type TicketJournal } from "../tables/table-journal.ts";
import type { TableListener } from "../tables/table-listener.ts";
import type { Beginning } from "../tables/tables.ts";
import { BaseRoom } from "./base-room.ts";
import { checkEntry, orAgain, refusal, type Visitor, visitorWith } from "./entry.ts";
import { sendToAll, tellPause } from "./send.ts";

type Connection = Client<{ auth: Visitor }>;
type Reply = Result<null, SocialError>;
type Handle = (player: Player) => Reply | Promise<Reply>;

interface RoomDeps extends Omit<TableDeps, "journal"> {
  readonly identity: Identity;
  readonly directory: TableDirectory;
  readonly journal: TicketJournal;
}

/** @returns the room class for "table". */
export const tableRoom = (deps: RoomDeps) =>
  class extends TableRoom {
    protected override readonly deps = { ...deps, journal: new TableJournal(deps.journal) };
  };

/** The connections of a table's players and spectators. Each player has at most one: the newest. */
abstract class TableRoom extends BaseRoom<{ state: TableSchema; client: Connection }> implements TableListener {
  protected abstract readonly deps: TableDeps &
    Pick<RoomDeps, "identity" | "directory"> & { readonly journal: TableJournal };
  declare state: TableSchema;
  override messages = {
    act: (client: Connection, message: unknown, context: MessageContext) =>
      this.#reply(client, context, (player) => this.#act(player, message)),
    manage: (client: Connection, message: unknown, context: MessageContext) =>
      this.#reply(client, context, (player) => manage(this.#table, player.id, message)),
    emote: (client: Connection, message: unknown, context: MessageContext) =>
      this.#reply(client, context, ({ id }) => this.#pass("emote", this.#social.emote(this.#table, id, message))),
    drum: (client: Connection, message: unknown, context: MessageContext) =>
      this.#reply(client, context, ({ id }) => this.#pass("drum", this.#social.drum(this.#table, id, message))),
    say: (client: Connection, message: unknown, context: MessageContext) =>
      this.#reply(client, context, ({ id }) => this.#pass("said", this.#social.say(this.#table, id, message))),
    deal: (client: Connection, message: unknown, context: MessageContext) =>
      this.#answer(client, context, (player) => this.#deal(player, message)),
  };
  readonly #connections = new Map<string, Connection>();
  /** Each player's newest connection, admitted or not yet. */
  readonly #newest = new Map<string, Connection>();
  #open: Table | null = null;
  #talk: Social | null = null;
  #recovery: Recovery | null = null;
  /** Whether the table is open here, has ended, or goes on at another process. */
  #life: "open" | "ended" | "elsewhere" = "open";

  override async onCreate(options: { readonly code?: unknown }): Promise<void> {
    const code = String(options.code);
    const opening = this.deps.tables.claim(code);
    if (!opening) throw new ServerError(403, "tables are opened by the server alone");
    const { seated, beginning } = opening;
    this.roomId = seated.roomId;
    await this.setPrivate();
    this.settle();
    this.#talk = new Social(this.guarded(this.deps.timers));
    this.#recovery = new Recovery(this.roomId, this.deps);
    this.#lay(seated, beginning);
  }

  /** Whether a player could join now, or could join to watch; asked by the directories of other nodes too. */
  admits(playerId: string, watches: boolean): Result<null, ApiErrorCode> {
    if (!this.#open || this.#life === "elsewhere") return fail("again");
    const { people } = this.#open;
    return watches ? people.admitsSpectator(playerId) : people.admits(playerId);
  }

  /** Nobody comes to a table that goes on elsewhere. */
  override hasReachedMaxClients(): boolean {
    return this.#life === "elsewhere" || super.hasReachedMaxClients();
  }

  override async onAuth(_client: Client, options: unknown): Promise<Visitor> {
    const visitor = await visitorWith(options, this.deps.identity);
    const seated = await orAgain(this.deps.directory.seatOf(visitor.player.id));
    checkEntry(this.#table, visitor, seated);
    return visitor;
  }

  override async onJoin(client: Connection): Promise<void> {
    const visitor = visitorOf(client);
    const { player, watches } = visitor;
    this.#newest.set(player.id, client);
    await this.#admit(client, visitor);
    if (client.state === ClientState.LEAVING) return this.#freeUntaken(client, visitor);
    if (this.#newest.get(player.id) !== client) return farewell(client, "elsewhere");
    waitFor(client.ref, () => this.deps.journal.ticketOf(this.#open?.seats.seatOf(player.id) ?? null));
    const older = this.#connections.get(player.id);
    this.#connections.set(player.id, client);
    if (older) farewell(older, "elsewhere");
    if (watches && this.#table.seats.seatOf(player.id) === null) this.#table.watch(player);
    else this.#table.enter(player);
    this.#welcome(client);
    if (this.#table.isPaused) tellPause([client], true);
    const story = this.#table.games.storySoFar;
    if (story) this.#tell([client], "story", story, this.#viewer(client));
    const aside = this.#table.sidelines.asideFor(player.id);
    if (!isDeepStrictEqual(aside, noAside)) client.send("aside", aside);
    const said = this.#social.linesAt(this.#table);
    if (said.length > 0) client.send("chat", said);
  }

  /**
   * Refuses a chair to a player who has taken a seat elsewhere meanwhile. @throws ServerError to keep the player out.
   */
  async #admit(client: Connection, visitor: Visitor): Promise<void> {
    const { directory } = this.deps;
    const { id } = visitor.player;
    const here = this.#table.seated;
    const seated = await orAgain(visitor.watches ? directory.seatOf(id) : directory.reserve(id, here));
    try {
      checkEntry(this.#table, visitor, seated);
    } catch (error) {
      await this.#freeUntaken(client, visitor);
      throw error;
    }
  }

  /** Frees the seat that was reserved for a client who comes to no chair. */
  async #freeUntaken(client: Connection, { player: { id }, watches }: Visitor): Promise<void> {
    if (watches || this.#newest.get(id) !== client || !this.#open || this.#open.seats.seatOf(id) !== null) return;
    await orAgain(this.deps.directory.free(id, this.#open.seated));
  }

  override onLeave(client: Connection): void {
    const { id } = visitorOf(client).player;
    if (this.#newest.get(id) === client) this.#newest.delete(id);
    if (this.#connections.get(id) !== client) return;
    this.#connections.delete(id);
    if (this.#life === "open") this.#open?.drop(id);
  }

  override onDispose(): void {
    this.#open?.stop();
    this.#open = null;
    this.deps.tables.remove(this.roomId);
  }

  changed(story: Story | null): void {
    this.broadcastPatch();
    if (!story) return;
    const clients = [...this.#connections.values()];
    const [watching = [], playing = []] = [true, false].map((watch) =>
      clients.filter((client) => (this.#viewer(client) === "spectator") === watch),
    );
    for (const client of playing) this.#tell([client], "events", story, this.#viewer(client));
    this.#tell(watching, "events", story, "spectator");
  }

  seatsChanged(): void {
    for (const client of this.#connections.values()) this.#welcome(client);
  }

  aside(playerId: string, aside: Aside): void {
    this.#connections.get(playerId)?.send("aside", aside);
  }

  consent(playerId: string, consent: Consent): void {
    this.#connections.get(playerId)?.send("consent", { consent } satisfies ConsentNews);
  }

  goodbye(playerId: string, reason: Goodbye["reason"]): void {
    const client = this.#connections.get(playerId);
    this.#connections.delete(playerId);
    if (client) farewell(client, reason);
  }

  close(reason: Goodbye["reason"]): void {
    this.deps.log.info({ room: this.roomId, reason }, "a table closes");
    this.deps.journal.table(this.roomId, null, null);
    this.#endWith(reason);
  }

  /** @throws if the table's game cannot be continued. */
  #lay(seated: Seated, beginning: Beginning): void {
    const state = this.deps.games.newTable();
    const deps = { ...this.deps, timers: this.guarded(this.deps.timers) };
    const table = new Table(seated, beginning, state, deps, this);
    const { journal } = this.deps;
    this.#sendAllAway();
    this.state = state;
    this.#open = table;
    this.deps.tables.add({
      seated,
      get isPlaying() {
        return table.phase === "playing";
      },
      get ticket() {
        return journal.ticketOf(null);
      },
      admits: (playerId) => table.people.admits(playerId),
      admitsSpectator: (playerId) => table.people.admitsSpectator(playerId),
      refresh: () => this.guard(() => table.changed()),
      close: (reason) => this.close(reason),
      suspend: () => this.#end(CloseCode.SERVER_SHUTDOWN),
      pause: () => this.#pause(),
      goOn: () => this.guard(() => this.#goOn()),
      handOver: () => this.#standStill(),
      drop: () => this.#moveAway(),
    });
    this.broadcastPatch();
  }

  /** Continues from the saved table, as after a restart: everybody has to join again. */
  async #startOver(recovery: Recovery, culprit: string | null): Promise<void> {
    const { kept, putOut } = await recovery.attempt(culprit);
    if (this.#life !== "open") return;
    const { roomId, code } = kept.table;
    this.#lay({ roomId, code }, kept);
    if (putOut !== null) this.#table.conduct.putOut(putOut);
  }

  /** A client cannot continue with a state object other than the one it knows. */
  #sendAllAway(): void {
    for (const client of this.#connections.values()) {
      client.leave(CloseCode.WITH_ERROR);
      client.state = ClientState.LEAVING;
    }
    this.#connections.clear();
  }

  #endWith(reason: Goodbye["reason"]): void {
    for (const client of this.#connections.values()) client.send("goodbye", { reason } satisfies Goodbye);
    this.#end(CloseCode.CONSENTED);
  }

  #pause(): void {
    if (this.#life !== "open") return;
    this.#open?.pause();
    tellPause(this.#connections.values(), true);
  }

  #goOn(): void {
    if (this.#life !== "open") return;
    tellPause(this.#connections.values(), false);
    this.#open?.goOn();
  }

  /** Nothing happens here any more: from now on another process may go on with the table. */
  #standStill(): void {
    this.#life = "elsewhere";
    this.fallSilent();
    this.#open?.pause();
  }

  #moveAway(): Promise<void> {
    this.#standStill();
    this.#open?.stop();
    this.deps.tables.remove(this.roomId);
    this.#connections.clear();
    return this.drop();
  }

  #end(code: number): void {
    this.#life = "ended";
    this.#open?.stop();
    this.deps.tables.remove(this.roomId);
    this.#connections.clear();
    void this.disconnect(code);
  }

  protected override fail(error: unknown, client: Connection | null): void {
    this.deps.log.error({ err: error, room: this.roomId }, "an exception at a table");
    const recovery = this.#recovery;
    if (!(error instanceof StepFailed)) {
      if (client) this.dismiss(client);
      return;
    }
    if (!this.#open || !recovery) return;
    this.#open.stop();
    this.#open = null;
    const culprit = client && visitorOf(client).player.id;
    this.#startOver(recovery, culprit).catch((reason) => {
      recovery.giveUp(reason);
      this.#endWith("failed");
    });
  }

  get #table(): Table {
    if (!this.#open || this.#life === "elsewhere") throw refusal("again");
    return this.#open;
  }

  get #social(): Social {
    if (!this.#talk) throw refusal("again");
    return this.#talk;
  }

  #viewer(client: Connection): Viewer {
    return this.#table.seats.seatOf(visitorOf(client).player.id) ?? "spectator";
  }

  /**
   * Tells a client its seat, and shows a player their private state. Spectators share the public state, encoded once.
   */
  #welcome(client: Connection): void {
    const viewer = this.#viewer(client);
    const now = this.deps.timers.now();
    client.view?.dispose();
    if (viewer !== "spectator") this.#showOwn(client, viewer);
    const who = this.#table.people.attendance.numberOf(visitorOf(client).player.id);
    const seat = viewer === "spectator" ? null : viewer;
    const consent = this.#table.seats.personOf(visitorOf(client).player.id)?.consent ?? "ask";
    const welcome: Welcome = { seat, who, now, protocol: protocolVersion, consent };
    client.send("welcome", welcome);
  }

  #showOwn(client: Connection, seat: Seat): void {
    const own = this.#table.games.privateState(seat);
    client.view = new StateView();
    if (own) client.view.add(own);
  }

  /** Tells clients what this viewer may know of a story; nothing if that is empty. */
  #tell(clients: readonly Connection[], type: "events" | "story", story: Story, viewer: Viewer): void {
    if (clients.length === 0) return;
    const events = story.tell(viewer);
    const batch: GameBatch = { game: story.game, seq: this.#table.games.seq, events };
    if (events.length > 0) sendToAll(clients, type, batch);
  }

  /** Passes chat, emotes and drumming on to everybody, if they are allowed. */
  #pass(type: "drum" | "emote" | "said", said: Result<object, SocialError>): Reply {
    if (!said.ok) return said;
    sendToAll(this.#connections.values(), type, said.value);
    return ok(null);
  }

  /** Replies to a request, and does nothing during a pause. */
  #reply(client: Connection, context: MessageContext, handle: Handle): unknown {
    return this.#answer(client, context, this.#open?.isPaused ? () => paused : handle);
  }

  /** Replies to a request. A message that is not a request ends the connection. */
  #answer(client: Connection, context: MessageContext, handle: Handle): unknown {
    const { player } = visitorOf(client);
    if (context.id === undefined) return client.leave(CloseCode.WITH_ERROR);
    if (this.#connections.get(player.id) !== client) return context.reject<TableError>({ kind: "not-seated" });
    // Unanswered: the client asks wherever the table goes on.
    if (this.#life === "elsewhere") return new Promise<never>(() => {});
    // The reply after an exception: nothing was done.
    context.reject<TableError>({ kind: "stale" });
    const send = (reply: Reply) => (reply.ok ? context.resolve({}) : context.reject(reply.error));
    const reply = handle(player);
    this.#partWithLeavers(player.id);
    return reply instanceof Promise ? reply.then(send) : send(reply);
  }

  /** Closes the connection of a player who has left, after the reply. */
  #partWithLeavers(playerId: string): void {
    const person = this.#table.seats.personOf(playerId);
    const client = this.#connections.get(playerId);
    if (!client || this.#table.people.spectators.get(playerId) || (person && !person.left)) return;
    this.#connections.delete(playerId);
    queueMicrotask(() => client.leave(CloseCode.CONSENTED));
  }

  #act(player: Player, message: unknown): Reply | Promise<Reply> {
    const request = actFormat.safeParse(message);
    if (request.success) return this.#table.act(player.id, request.data);
    return fail({ kind: "refused", refusal: { code: "malformed", rule: "" } });
  }

  #deal(player: Player, message: unknown): Reply {
    const word = dealFormat.safeParse(message);
    return word.success ? this.#table.contribute(player.id, word.data) : fail({ kind: "manage", code: "malformed" });
  }
}

const paused: Reply = fail({ kind: "paused" });

function visitorOf(client: Connection): Visitor {
  if (!client.auth) throw new Error("a client is in the room that nobody has let in");
  return client.auth;
}

function farewell(client: Connection, reason: Goodbye["reason"]): void {
  client.send("goodbye", { reason } satisfies Goodbye);
  client.leave(CloseCode.CONSENTED);
}
