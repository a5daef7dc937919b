import { Client, type Room } from "@colyseus/sdk";
import type { Command } from "../../shared/core/commands.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { Contributor } from "../../shared/fairness/contributor.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import {
  eventsMessage,
  type GameEvents,
  type GameRegistry,
  type GameView,
  historyMessage,
  isViewOf,
} from "../../shared/net/games.ts";
import {
  type AutoPass,
  type AutoPassNews,
  type CloseMessage,
  type PauseNews,
  protocolRevision,
  type SeatLocation,
  type TableAction,
  type Welcome,
} from "../../shared/net/protocol.ts";
import type { ChatLine, Emoted } from "../../shared/net/social.ts";
import type { ChairState, TableState } from "../../shared/net/state.ts";
import { games } from "../../shared/registry.ts";
import { collectSaid } from "./collected-logs.ts";
import { keysFrom } from "./keys.ts";
import { type TableServer, tokenOf } from "./server.ts";

/** Timeout of a response, in ms. It is long because a busy machine is slow, and the test fails in any case. */
const patienceMs = 600_000;

/** Player at a table, connected by the SDK; records all messages of the server. */
export class Guest {
  readonly room: Room<unknown, TableState>;
  readonly welcomes: Welcome[] = [];
  readonly batches: GameEvents[] = [];
  /** Events before this connection. */
  story: GameEvents["events"] = [];
  /** Last step with received events. */
  toldSeq = -1;
  /** Chat, including lines from before this connection. */
  readonly said: ChatLine[] = [];
  readonly emotes: Emoted[] = [];
  readonly goodbyes: CloseMessage["reason"][] = [];
  /** Numbers of removed chat lines. */
  readonly unsaid: number[] = [];
  /** Number of notifications that the sanctions of this player changed. */
  standings = 0;
  /** Received auto-pass settings. */
  readonly consents: AutoPass[] = [];
  /** Numbers of the players in the last received blocklist. */
  blocked: readonly number[] | null = null;
  /** Received notifications of whether the table is frozen. */
  readonly pauses: boolean[] = [];
  /** Each frame as received. */
  readonly frames: Uint8Array[] = [];
  /** Contribution to the game that is being prepared or played. */
  readonly part = new Contributor(keysFrom("entropies"), (word) => void this.request("deal", word));
  /** Close code of the connection; null while it is open. */
  closed: number | null = null;
  readonly #games: GameRegistry;
  #waiting: (() => void)[] = [];

  /** @param known the games that this client supports. */
  constructor(room: Room<unknown, TableState>, known = games) {
    this.room = room;
    this.#games = known;
    room.reconnection.enabled = false;
    room.onMessage("welcome", (welcome: Welcome) => {
      this.#note(() => this.welcomes.push(welcome));
      this.#takePart();
    });
    room.onMessage(eventsMessage, (told: Uint8Array) => {
      const batch = known.decodeEvents(room.state.settings.edition, told);
      this.#note(() => {
        this.batches.push(batch);
        this.toldSeq = batch.seq;
      });
    });
    room.onMessage(historyMessage, (told: Uint8Array) => {
      const { events, seq } = known.decodeEvents(room.state.settings.edition, told);
      this.#note(() => {
        this.story = events;
        this.toldSeq = seq;
      });
    });
    room.onMessage("chat", (lines: ChatLine[]) => this.#note(() => this.said.push(...lines)));
    room.onMessage("said", (line: ChatLine) => this.#note(() => this.said.push(line)));
    room.onMessage("emote", (emote: Emoted) => this.#note(() => this.emotes.push(emote)));
    room.onMessage("line", () => {});
    room.onMessage("aside", () => this.#note(() => {}));
    room.onMessage("consent", ({ consent }: AutoPassNews) => this.#note(() => this.consents.push(consent)));
    room.onMessage("blocked", (who: number[]) =>
      this.#note(() => {
        this.blocked = who;
      }),
    );
    room.onMessage("pause", ({ paused }: PauseNews) => this.#note(() => this.pauses.push(paused)));
    room.onMessage("unsaid", (numbers: number[]) => this.#note(() => this.unsaid.push(...numbers)));
    room.onMessage("standing", () =>
      this.#note(() => {
        this.standings += 1;
      }),
    );
    room.onMessage("goodbye", ({ reason }: CloseMessage) => this.#note(() => this.goodbyes.push(reason)));
    room.onStateChange(() => {
      this.#takePart();
      this.#note(() => {});
    });
    room.onLeave((code) => {
      this.#note(() => {
        this.closed = code;
      });
    });
    this.#keepFrames();
  }

  /**
   * Joins the table, and waits until all initial messages have arrived.
   * @param how `formerly`: token of the former guest of this account.
   */
  static async join(
    server: TableServer,
    { roomId }: SeatLocation,
    name: string,
    how: { watch?: true; formerly?: string } = {},
  ): Promise<Guest> {
    const options = { token: tokenOf(name), revision: protocolRevision, ...how };
    const guest = new Guest(await new Client(server.url).joinById<TableState>(roomId, options), server.known);
    await guest.until(() => guest.welcomes.length > 0 && guest.state.chairs?.length > 0);
    return guest;
  }

  get state(): TableState {
    return this.room.state;
  }

  /** WebSocket of the connection. */
  get socket(): WebSocket {
    const { transport } = this.room.connection;
    if (!("ws" in transport) || !(transport.ws instanceof WebSocket)) throw new Error("the transport has no WebSocket");
    return transport.ws;
  }

  get seat(): number | null {
    return this.welcomes.at(-1)?.seat ?? null;
  }

  get game(): GameView {
    const game = this.#games.read(this.state, this.seat ?? "spectator");
    if (!game) throw new Error("no game on the table, or not one's own part of it");
    return game;
  }

  get kittens(): KittensView {
    const { game } = this;
    if (!isViewOf(kittens, game)) throw new Error("it is not kittens that is on the table");
    return game.view;
  }

  get chairs(): ChairState[] {
    return Array.from(this.state.chairs);
  }

  get legal(): readonly Command[] {
    return this.#games.legal(this.game);
  }

  get events(): GameEvents["events"][number][] {
    return this.batches.flatMap<GameEvents["events"][number]>(({ events }) => events);
  }

  /** Resolves once a condition holds; checks it after each message of the server. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  act(command: object, seq = this.state.seq): Promise<Result<null, unknown>> {
    return this.request("act", { seq, command });
  }

  manage(action: TableAction): Promise<Result<null, unknown>> {
    return this.request("manage", action);
  }

  say(text: string): Promise<Result<null, unknown>> {
    collectSaid(text);
    return this.request("say", { text });
  }

  /** @returns the reason of a rejection, or the name of an error. */
  async request(type: string, message: unknown): Promise<Result<null, unknown>> {
    try {
      await this.room.request(type, message, { timeout: patienceMs });
      return ok(null);
    } catch (error) {
      return fail(error instanceof Error && "reason" in error ? error.reason : error);
    }
  }

  /** Closes the connection without a leave message, with or without a WebSocket code. */
  async drop(code?: number): Promise<void> {
    this.room.connection.close(code);
    await this.until(() => this.closed !== null);
  }

  #takePart(): void {
    if (this.state?.deal) this.part.onDealState(this.state.deal, this.seat);
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
