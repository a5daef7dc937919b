import type { Room } from "@colyseus/sdk";
import { signal } from "@preact/signals";
import type { Command } from "../../shared/core/commands.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { GameBatch } from "../../shared/net/games.ts";
import type { Goodbye, TableAction, TableError, Welcome } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import type { Connection, TableLink, TableSnapshot } from "../store/model.ts";
import { version } from "../version.ts";
import { backoff } from "./backoff.ts";
import { joinById } from "./rooms.ts";
import { readSnapshot } from "./snapshot.ts";
import { goOn } from "./story.ts";

type Listener = (batch: GameBatch) => void;
type TableRoom = Room<unknown, TableState>;

/** What a goodbye of the server leaves the connection as. */
const endings: Readonly<Record<Goodbye["reason"], Connection>> = {
  elsewhere: "elsewhere",
  removed: "removed",
  closing: "closing",
  "not-saving": "closing",
  "table-closed": "closed",
  outdated: "outdated",
  unwatched: "unwatched",
};

/**
 * Joins a table and stays there until it is closed, or the server says goodbye for good.
 * @param token the player's, as it is then: it changes with their name.
 */
export const connectTable = (roomId: string, token: () => string): TableLink => new TableConnection(roomId, token);

class TableConnection implements TableLink {
  readonly table = signal<TableSnapshot | null>(null);
  readonly connection = signal<Connection>("connecting");
  readonly tries = signal(0);
  readonly story = signal<GameBatch | null>(null);
  readonly #listeners = new Set<Listener>();
  readonly #roomId: string;
  readonly #token: () => string;
  readonly #retry = () => this.retryNow();
  #room: TableRoom | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #joining = false;
  #ended = false;

  constructor(roomId: string, token: () => string) {
    this.#roomId = roomId;
    this.#token = token;
    addEventListener("online", this.#retry);
    void this.#join();
  }

  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(command: Command): Promise<Result<null, TableError>> {
    return this.#request("act", { seq: this.table.value?.seq ?? 0, command });
  }

  manage(action: TableAction): Promise<Result<null, TableError>> {
    return this.#request("manage", action);
  }

  retryNow(): void {
    if (!this.#ended && !this.#room && !this.#joining) void this.#join();
  }

  close(): void {
    this.#end("closed");
  }

  async #join(): Promise<void> {
    clearTimeout(this.#timer);
    this.#joining = true;
    const joined = await joinById<TableState>(this.#roomId, { token: this.#token() });
    this.#joining = false;
    if (this.#ended) {
      if (joined.ok) void joined.value.leave(false);
    } else if (joined.ok) this.#enter(joined.value);
    else if (joined.error === "gone") this.#end("closed");
    else this.#retryLater();
  }

  #enter(room: TableRoom): void {
    this.#room = room;
    let welcome: Welcome | null = null;
    let ahead = 0;
    let goodbye: Goodbye | null = null;
    const show = () => {
      const snapshot = welcome && room.state && readSnapshot(room.state, welcome, ahead);
      if (snapshot) this.#show(snapshot);
    };
    room.onMessage("welcome", (message: Welcome) => {
      if (message.version !== version) goodbye = { reason: "outdated" };
      if (goodbye) return void room.leave(false);
      welcome = message;
      ahead = message.now - Date.now();
      show();
    });
    room.onStateChange(show);
    room.onMessage("story", (story: GameBatch) => {
      this.story.value = story;
    });
    room.onMessage("events", (batch: GameBatch) => {
      this.story.value = goOn(this.story.value, batch);
      for (const listener of this.#listeners) listener(batch);
    });
    room.onMessage("goodbye", (message: Goodbye) => {
      goodbye = message;
    });
    room.onLeave(() => {
      this.#room = null;
      if (goodbye) this.#end(endings[goodbye.reason]);
      else if (!this.#ended) this.#retryLater();
    });
  }

  #show(snapshot: TableSnapshot): void {
    this.table.value = snapshot;
    this.connection.value = "open";
    this.tries.value = 0;
  }

  #retryLater(): void {
    if (this.connection.value === "open") this.connection.value = "lost";
    this.#timer = setTimeout(() => void this.#join(), backoff(this.tries.value));
    this.tries.value += 1;
  }

  #end(connection: Connection): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retry);
    this.connection.value = connection;
    void this.#room?.leave(false);
  }

  /** Without a connection the moment passes: what was asked is not sent later, when it would mean something else. */
  async #request(type: string, payload: object): Promise<Result<null, TableError>> {
    try {
      await this.#room?.request(type, payload);
      return this.#room ? ok(null) : fail({ kind: "stale" });
    } catch (error) {
      return fail(reasonOf(error));
    }
  }
}

function reasonOf(error: unknown): TableError {
  const reason = error instanceof Error && "reason" in error ? error.reason : null;
  return isTableError(reason) ? reason : { kind: "stale" };
}

const isTableError = (reason: unknown): reason is TableError =>
  typeof reason === "object" && reason !== null && "kind" in reason;
