import { type Client, ServerError } from "@colyseus/core";
import { type LineMessage, lineRevision, lineType, partyRevision } from "../../../shared/net/line.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import { joinSchema } from "../../../shared/net/schemas.ts";
import type { Identity } from "../../people/identity/identity.ts";
import type { PersonLine } from "../../people/line/person-line.ts";
import type { TableDeps } from "../../tables/deps.ts";
import type { Tables } from "../../tables/tables.ts";
import { BaseRoom } from "./base-room.ts";
import { hasNotice } from "./broadcast.ts";
import { orUnavailable } from "./join-checks.ts";
import { logRefusedJoin } from "./log-refusals.ts";
import { closeWithSession, type SessionWatch } from "./session-watch.ts";

type Connection = Client<{ auth: Player }>;

/** Maximum number of lines of a person at one process: one for each of their browsers. */
const maxLines = 20;

/** Registry of the connections over which persons can be reached. */
export type LineRegistry = Pick<PersonLine, "register">;

export interface LineRoomDeps extends Pick<TableDeps, "log"> {
  readonly identity: Identity;
  readonly endedSessions: SessionWatch;
  readonly personLine: LineRegistry;
  readonly tables: Pick<Tables, "notice">;
}

/** @returns the room class for "line"; each process has one such room for all its lines. */
export const lineRoom = (deps: LineRoomDeps) =>
  class extends LineRoom {
    constructor() {
      super(deps);
    }
  };

/** Connections of pages without a table or the queue. It receives no messages, and sends nothing without a reason. */
class LineRoom extends BaseRoom<{ client: Connection }> {
  readonly #deps: LineRoomDeps;
  override readonly isQuiet = true;
  /** Number of lines of each person. */
  readonly #counts = new Map<string, number>();

  constructor(deps: LineRoomDeps) {
    super();
    this.#deps = deps;
  }

  override onCreate(): void {
    this.markCreated();
  }

  override async onAuth(client: Client, options: unknown): Promise<Player> {
    const join = joinSchema.safeParse(options);
    if (join.success) closeWithSession(this.#deps.endedSessions, join.data.token, client);
    const player = join.success ? await orUnavailable(this.#deps.identity.playerOf(join.data.token)) : null;
    if (!player) throw new ServerError(401, "unauthorized");
    if (this.#countOf(player.id) >= maxLines) throw new ServerError(429, "too-many-tries");
    return player;
  }

  override onJoin(client: Connection, options: unknown): void {
    const { id } = playerOf(client);
    const { notice } = this.#deps.tables;
    this.#counts.set(id, this.#countOf(id) + 1);
    registerConnection(this.#deps.personLine, id, client, options);
    if (hasNotice(notice)) client.send(lineType, { kind: "announcement", notice } satisfies LineMessage);
  }

  override onLeave(client: Connection): void {
    const { id } = playerOf(client);
    const left = this.#countOf(id) - 1;
    if (left > 0) this.#counts.set(id, left);
    else this.#counts.delete(id);
  }

  #countOf(playerId: string): number {
    return this.#counts.get(playerId) ?? 0;
  }

  protected override joinRefused(error: ServerError): void {
    logRefusedJoin(this.#deps.log, this.roomId, error);
  }

  protected override fail(error: unknown, client: Client | null): void {
    this.#deps.log.error({ event: "line-room-failed", err: error, room: this.roomId }, "an error on a line");
    if (client) this.endConnection(client);
  }
}

/**
 * Lets a person be reached over a connection until it closes. Pages that do not know a message count as connected, but
 * do not get it.
 * @param options join options of the client.
 */
export function registerConnection(registry: LineRegistry, playerId: string, client: Client, options: unknown): void {
  const revision = joinSchema.safeParse(options).data?.revision ?? 0;
  const deliver = (message: LineMessage) => {
    if (revision >= revisionOf(message)) client.send(lineType, message);
  };
  client.ref.once("close", registry.register(playerId, deliver));
}

/** First revision of pages that know a message. */
const revisionOf = (message: LineMessage): number =>
  message.kind === "invitation" && "party" in message.invitation ? partyRevision : lineRevision;

function playerOf(client: Connection): Player {
  if (!client.auth) throw new Error("a client on a line is not authenticated");
  return client.auth;
}
