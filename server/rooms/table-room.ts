import { type Client, CloseCode, type MessageContext, ServerError } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { fail, type Result } from "../../shared/core/result.ts";
import { actFormat, joinFormat } from "../../shared/net/formats.ts";
import type { ApiErrorCode, EventBatch, Goodbye, Player, TableError, Welcome } from "../../shared/net/protocol.ts";
import { TableSchema } from "../sync/schema.ts";
import type { Audience } from "./audience.ts";
import { BaseRoom } from "./base-room.ts";
import type { TableDeps } from "./deps.ts";
import { manage } from "./manage.ts";
import type { Story } from "./match.ts";
import { Table } from "./table.ts";

type Connection = Client<{ auth: Player }>;
type Answer = Result<null, TableError>;

/** @returns the room class to be defined as "table". */
export const tableRoom = (deps: TableDeps) =>
  class extends TableRoom {
    protected override readonly deps = deps;
  };

/** The connections of a table. Each player has one at most: the newest. */
abstract class TableRoom extends BaseRoom<{ state: TableSchema; client: Connection }> implements Audience {
  protected abstract readonly deps: TableDeps;
  override state = new TableSchema();
  override messages = {
    act: (client: Connection, message: unknown, context: MessageContext) =>
      this.#answer(client, context, (player) => this.#act(player, message)),
    manage: (client: Connection, message: unknown, context: MessageContext) =>
      this.#answer(client, context, (player) => manage(this.#table, player.id, message)),
  };
  readonly #connections = new Map<string, Connection>();
  #open: Table | null = null;

  override async onCreate(options: { readonly code?: unknown }): Promise<void> {
    const code = String(options.code);
    const opening = this.deps.tables.claim(code);
    if (!opening) throw new ServerError(403, "tables are opened by the server alone");
    await this.setPrivate();
    this.settle(this.deps.limits.messagesPerSecond);
    const seated = { roomId: this.roomId, code };
    const deps = { ...this.deps, timers: this.guarded(this.deps.timers) };
    const table = new Table(seated, opening, this.state, deps, this);
    this.#open = table;
    this.deps.tables.add({
      seated,
      get isPlaying() {
        return table.phase === "playing";
      },
      admits: (playerId) => table.admits(playerId),
      refresh: () => table.changed(),
      close: (reason) => this.close(reason),
    });
    this.broadcastPatch();
  }

  override onAuth(_client: Client, options: unknown): Player {
    const join = joinFormat.safeParse(options);
    const player = join.success ? this.deps.verify(join.data.token) : null;
    if (!player) throw refusal("unauthorized");
    const admitted = this.#table.admits(player.id);
    if (!admitted.ok) throw refusal(admitted.error);
    return player;
  }

  override onJoin(client: Connection): void {
    const player = playerOf(client);
    const admitted = this.#table.admits(player.id);
    if (!admitted.ok) throw refusal(admitted.error);
    const older = this.#connections.get(player.id);
    this.#connections.set(player.id, client);
    if (older) farewell(older, "elsewhere");
    this.#table.enter(player);
    this.#welcome(client);
    const story = this.#table.storySoFar;
    if (story) this.#tell(client, "story", story);
  }

  override onLeave(client: Connection): void {
    const { id } = playerOf(client);
    if (this.#connections.get(id) !== client) return;
    this.#connections.delete(id);
    this.#table.drop(id);
  }

  override onDispose(): void {
    this.#open?.stop();
    this.#open = null;
    this.deps.tables.remove(this.roomId);
  }

  changed(story: Story | null): void {
    this.broadcastPatch();
    if (!story) return;
    for (const client of this.#connections.values()) this.#tell(client, "events", story);
  }

  seatsChanged(): void {
    for (const client of this.#connections.values()) this.#welcome(client);
  }

  goodbye(playerId: string, reason: Goodbye["reason"]): void {
    const client = this.#connections.get(playerId);
    this.#connections.delete(playerId);
    if (client) farewell(client, reason);
  }

  close(reason: Goodbye["reason"]): void {
    this.deps.log.info({ room: this.roomId, reason }, "a table closes");
    this.#open?.stop();
    this.deps.tables.remove(this.roomId);
    for (const client of this.#connections.values()) client.send("goodbye", { reason } satisfies Goodbye);
    this.#connections.clear();
    void this.disconnect();
  }

  protected override fail(error: unknown): void {
    this.deps.log.error({ err: error, room: this.roomId }, "a table has ended by an error");
    if (this.#open) this.close("table-closed");
  }

  get #table(): Table {
    if (!this.#open) throw refusal("no-such-table");
    return this.#open;
  }

  /** Tells a client its seat, and lets it see what is its own. */
  #welcome(client: Connection): void {
    const { id } = playerOf(client);
    const own = this.#table.ownPart(id);
    client.view?.dispose();
    client.view = new StateView();
    if (own) client.view.add(own);
    const { timers, version } = this.deps;
    const welcome: Welcome = { seat: this.#table.seats.seatOf(id), now: timers.now(), version };
    client.send("welcome", welcome);
  }

  /** Tells a client what it may know of a story, if that is anything. */
  #tell(client: Connection, type: "events" | "story", story: Story): void {
    const { seats, seq } = this.#table;
    const events = story.tell(seats.seatOf(playerOf(client).id) ?? "spectator");
    if (events.length > 0) client.send(type, { game: story.game, seq, events } satisfies EventBatch<string, object>);
  }

  /** Answers a request. Whoever sends what cannot be answered loses the connection. */
  #answer(client: Connection, context: MessageContext, handle: (player: Player) => Answer | Promise<Answer>): unknown {
    const player = playerOf(client);
    if (context.id === undefined) return client.leave(CloseCode.WITH_ERROR);
    if (this.#connections.get(player.id) !== client) return context.reject<TableError>({ kind: "not-seated" });
    const reply = (answer: Answer) => (answer.ok ? {} : context.reject(answer.error));
    const answer = handle(player);
    this.#partWithLeavers(player.id);
    return answer instanceof Promise ? answer.then(reply) : reply(answer);
  }

  /** Whoever has left is given the answer before the connection is closed. */
  #partWithLeavers(playerId: string): void {
    const person = this.#table.seats.personOf(playerId);
    const client = this.#connections.get(playerId);
    if (!client || (person && !person.left)) return;
    this.#connections.delete(playerId);
    queueMicrotask(() => client.leave(CloseCode.CONSENTED));
  }

  #act(player: Player, message: unknown): Answer | Promise<Answer> {
    const request = actFormat.safeParse(message);
    if (request.success) return this.#table.act(player.id, request.data);
    return fail({ kind: "refused", refusal: { code: "malformed", rule: "" } });
  }
}

const statusOf = (code: ApiErrorCode): number => {
  switch (code) {
    case "unauthorized":
      return 401;
    case "no-such-table":
      return 404;
    default:
      return 403;
  }
};

/** Keeps a player out; the message is an ApiErrorCode. */
const refusal = (code: ApiErrorCode): ServerError => new ServerError(statusOf(code), code);

function playerOf(client: Connection): Player {
  if (!client.auth) throw new Error("a client is in the room that nobody has let in");
  return client.auth;
}

function farewell(client: Connection, reason: Goodbye["reason"]): void {
  client.send("goodbye", { reason } satisfies Goodbye);
  client.leave(CloseCode.CONSENTED);
}
