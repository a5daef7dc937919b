import { Client, type Room } from "@colyseus/sdk";
import type { Command } from "../../shared/core/commands.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { readKittensView } from "../../shared/net/kittens.ts";
import type { EventBatch, Goodbye, Seated, TableAction, Welcome } from "../../shared/net/protocol.ts";
import type { ChairState, TableState } from "../../shared/net/state.ts";
import { type TableServer, tokenOf } from "./server.ts";

/** A player at a table, connected by the SDK; keeps all that the server says. */
export class Guest {
  readonly room: Room<unknown, TableState>;
  readonly welcomes: Welcome[] = [];
  readonly batches: EventBatch<KittensEvent>[] = [];
  /** What happened before this connection. */
  story: readonly KittensEvent[] = [];
  readonly goodbyes: Goodbye["reason"][] = [];
  /** Each frame as it came. */
  readonly frames: Uint8Array[] = [];
  /** The code that the connection was closed with. */
  closed: number | null = null;
  #waiting: (() => void)[] = [];

  constructor(room: Room<unknown, TableState>) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage("welcome", (welcome: Welcome) => this.#note(() => this.welcomes.push(welcome)));
    room.onMessage("events", (batch: EventBatch<KittensEvent>) => this.#note(() => this.batches.push(batch)));
    room.onMessage("story", ({ events }: EventBatch<KittensEvent>) => {
      this.#note(() => {
        this.story = events;
      });
    });
    room.onMessage("goodbye", ({ reason }: Goodbye) => this.#note(() => this.goodbyes.push(reason)));
    room.onStateChange(() => this.#note(() => {}));
    room.onLeave((code) => {
      this.#note(() => {
        this.closed = code;
      });
    });
    this.#keepFrames();
  }

  /** Comes to the table, and waits until it is all there. */
  static async join(server: TableServer, { roomId }: Seated, name: string): Promise<Guest> {
    const guest = new Guest(await new Client(server.url).joinById<TableState>(roomId, { token: tokenOf(name) }));
    await guest.until(() => guest.welcomes.length > 0 && guest.state.chairs?.length > 0);
    return guest;
  }

  get state(): TableState {
    return this.room.state;
  }

  get seat(): number | null {
    return this.welcomes.at(-1)?.seat ?? null;
  }

  get view(): KittensView {
    const view = readKittensView(this.state, this.seat ?? "spectator");
    if (!view) throw new Error("no game on the table, or not one's own part of it");
    return view;
  }

  get chairs(): ChairState[] {
    return Array.from(this.state.chairs);
  }

  get legal(): readonly Command[] {
    return kittens.legal(this.view);
  }

  get events(): KittensEvent[] {
    return this.batches.flatMap(({ events }) => events);
  }

  /** Resolves as soon as something holds, looking again at each thing the server says. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  act(command: object, seq = this.state.seq): Promise<Result<null, unknown>> {
    return this.request("act", { seq, command });
  }

  manage(action: TableAction): Promise<Result<null, unknown>> {
    return this.request("manage", action);
  }

  /** @returns the reason of a rejection, or the name of an error. */
  async request(type: string, message: unknown): Promise<Result<null, unknown>> {
    try {
      await this.room.request(type, message);
      return ok(null);
    } catch (error) {
      return fail(error instanceof Error && "reason" in error ? error.reason : error);
    }
  }

  /** The connection ends without a word, with a code of the WebSocket or none. */
  async drop(code?: number): Promise<void> {
    this.room.connection.close(code);
    await this.until(() => this.closed !== null);
  }

  #note(keep: () => void): void {
    keep();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #keepFrames(): void {
    const { events } = this.room.connection;
    const { onmessage } = events;
    events.onmessage = (event: MessageEvent) => {
      this.frames.push(new Uint8Array(event.data));
      onmessage?.(event);
    };
  }
}
