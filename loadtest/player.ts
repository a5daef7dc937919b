import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Room } from "@colyseus/sdk";
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import { heartbeat } from "../client/net/heartbeat.ts";
import type { Command } from "../shared/core/commands.ts";
import { Contributor } from "../shared/fairness/contributor.ts";
import { unbundle } from "../shared/net/bundle.ts";
import { eventsMessage, type GameEvents, historyMessage } from "../shared/net/games.ts";
import type { CloseMessage, DealMessage, TableAction, Welcome } from "../shared/net/protocol.ts";
import type { TableState } from "../shared/net/state.ts";
import { games } from "../shared/registry.ts";
import type { LoadCounts } from "./counts.ts";
import type { History } from "./history.ts";
import type { LatencyRecorder } from "./latency.ts";

export type TableConnection = Room<unknown, TableState>;

/** Delay before a command is retried that a frozen table rejected, in ms. */
const pausedMs = 200;

/** Handlers that a player needs to reconnect. */
export interface ReconnectTarget {
  readonly diary: History;
  /** Called when a connection is lost. */
  readonly lost: (player: LoadPlayer) => void;
}

/** Client of one player: sends any legal command as soon as possible, and votes for a rematch. */
export class LoadPlayer {
  readonly #thinkMs: number;
  readonly #tally: LoadCounts;
  readonly #stopwatch: LatencyRecorder;
  readonly #home: ReconnectTarget | null;
  readonly #part = new Contributor(
    () => bytesToHex(randomBytes(32)),
    (word) => void this.#request("deal", word),
  );
  #room: TableConnection;
  #seat: number | null = null;
  #seq = 0;
  /** Commitment of the game that was reported as shown. */
  #shown = "";
  #busy = false;
  #leaving = false;
  #isVoting = false;
  /** Command without a response, and the time when it was first sent. */
  #pressed: { readonly command: Command; readonly seq: number; readonly at: number } | null = null;
  /** Settles the pending `sitAgain` once: whether the player has the seat again. */
  #seated: ((isSeated: boolean) => void) | null = null;
  #stopAsking: () => void = () => {};

  /** @param home null: a lost connection is a failure, and the history is not recorded. */
  constructor(
    room: TableConnection,
    thinkMs: number,
    tally: LoadCounts,
    stopwatch: LatencyRecorder,
    home: ReconnectTarget | null = null,
  ) {
    this.#room = room;
    this.#thinkMs = thinkMs;
    this.#tally = tally;
    this.#stopwatch = stopwatch;
    this.#home = home;
    this.#listen(room);
  }

  /** Takes the seat again with a new connection. @returns whether the player has the seat and the cards. */
  sitAgain(room: TableConnection): Promise<boolean> {
    this.#room = room;
    this.#seat = null;
    this.#part.onReconnect();
    return new Promise((resolve) => {
      this.#seated = resolve;
      this.#listen(room);
    });
  }

  /** Start of the wait for a response, as `performance.now()`; null if no response is pending. */
  get waitsSince(): number | null {
    return this.#pressed?.at ?? null;
  }

  manage(action: TableAction): Promise<void> {
    return this.#request("manage", action);
  }

  async #request(type: "manage" | "deal", message: TableAction | DealMessage): Promise<void> {
    try {
      await this.#room.request(type, message);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Ignores a request that failed with the connection, because a reconnecting player repeats it. */
  #failed(error: unknown): void {
    if (!this.#leaving && (reasonOf(error) || !this.#home)) this.#tally.error(error);
  }

  get isPlaying(): boolean {
    return this.#room.state.phase === "playing";
  }

  /** Whether every chair is taken and the host may start. */
  get canStart(): boolean {
    const { phase, dealing, chairs } = this.#room.state;
    return phase === "waiting" && !dealing && Array.from(chairs).every(({ kind }) => kind !== "empty");
  }

  /** Cuts the connection like a broken line: a player with a home reconnects. */
  breakOff(): void {
    this.#room.connection.close();
  }

  /** Must be called before the connection is closed on purpose. */
  letGo(): void {
    this.#leaving = true;
    this.#stopAsking();
  }

  async leave(): Promise<void> {
    this.letGo();
    if (this.#room.connection.isOpen) await this.#room.leave();
  }

  #listen(room: TableConnection): void {
    room.reconnection.enabled = false;
    unbundle(room.connection);
    room.onMessage("welcome", ({ seat }: Welcome) => {
      this.#seat = seat;
      this.#changed(room.state);
    });
    const batchIn = (told: Uint8Array) => games.decodeEvents(room.state.settings.edition, told);
    room.onMessage(eventsMessage, (told: Uint8Array) => this.#told("heard", batchIn(told)));
    room.onMessage(historyMessage, (told: Uint8Array) => this.#told("reminded", batchIn(told)));
    room.onMessage("goodbye", ({ reason }: CloseMessage) => {
      if (!this.#leaving && this.#home) this.#tally.error(`goodbye: ${reason}`);
    });
    for (const type of ["chat", "said", "emote", "aside", "consent", "pause", "blocked"])
      room.onMessage(type, () => {});
    room.onStateChange((state) => this.#changed(state));
    room.onError((code, message) => {
      // A connection that was cut has no code. Pages do not show this error either, but reconnect.
      if (!this.#leaving && (code !== undefined || !this.#home)) this.#tally.error(`${code} ${message}`);
    });
    room.onLeave(() => this.#lost(room));
    this.#watchMessages(room);
    if (this.#home) this.#stopAsking = heartbeat(room, () => this.#giveUp(room));
  }

  #giveUp(room: TableConnection): void {
    room.removeAllListeners();
    room.connection.close();
    this.#lost(room);
  }

  #lost(room: TableConnection): void {
    this.#stopAsking();
    if (this.#leaving || room !== this.#room) return;
    const hadSeat = this.#seat !== null;
    this.#seat = null;
    this.#tellSeated(false);
    if (!this.#home) this.#tally.disconnects += 1;
    else if (hadSeat) this.#home.lost(this);
  }

  #told(how: "heard" | "reminded", { events }: GameEvents): void {
    const { deal, dealing } = this.#room.state;
    if (!dealing && this.#seat !== null) this.#home?.diary[how](deal.commitment, this.#seat, events);
  }

  #changed(state: TableState | undefined): void {
    if (!state?.chairs || this.#seat === null) return;
    const { phase, seq } = state;
    this.#takePart();
    this.#reportPicture(state);
    if (this.#seated && (phase !== "playing" || games.read(state, this.#seat))) this.#tellSeated(true);
    if (seq !== this.#seq) {
      this.#seq = seq;
      this.#stopwatch.arrived(seq);
      if (phase === "over" && this.#seat === 0 && !this.#tally.isOver) this.#tally.gamesFinished += 1;
    }
    if (phase === "over" && !state.dealing) void this.#vote(state.chairs, this.#seat);
    this.#consider();
  }

  /** Reports a new game as shown, like a page that has loaded, because the first decision waits for that. */
  #reportPicture({ phase, deal: { commitment } }: TableState): void {
    if (phase !== "playing" || this.#shown === commitment) return;
    this.#shown = commitment;
    void this.manage({ type: "shown" });
  }

  #tellSeated(isSeated: boolean): void {
    this.#seated?.(isSeated);
    this.#seated = null;
  }

  #takePart(): void {
    const { state } = this.#room;
    if (state?.deal) this.#part.onDealState(state.deal, this.#seat);
  }

  async #vote(chairs: TableState["chairs"], seat: number): Promise<void> {
    if (this.#isVoting || this.#tally.isOver || Array.from(chairs)[seat]?.ready) return;
    this.#isVoting = true;
    await this.manage({ type: "rematch", ready: true });
    this.#isVoting = false;
  }

  #consider(): void {
    if (this.#busy || this.#tally.isOver || !this.#choice()) return;
    this.#busy = true;
    // A retry needs no delay: a page repeats a pending command automatically.
    const thinkMs = this.#pressed ? 0 : this.#thinkMs;
    if (thinkMs === 0) void this.#act();
    else setTimeout(() => void this.#act(), thinkMs);
  }

  /**
   * Any legal command; the pending command if it is still legal for this state. Undefined if the player may not act.
   */
  #choice(): Command | undefined {
    const { state } = this.#room;
    const game = this.#seat === null ? null : games.read(state, this.#seat);
    const legal = game ? games.legal(game) : [];
    const pressed = this.#pressed;
    const again = pressed?.seq === state.seq && legal.find((command) => isDeepStrictEqual(command, pressed.command));
    return again || legal[Math.floor(Math.random() * legal.length)];
  }

  async #act(): Promise<void> {
    const command = this.#choice();
    const { seq } = this.#room.state;
    const isLost = command !== undefined && !this.#tally.isOver && (await this.#send(command, seq)) === "lost";
    this.#busy = false;
    if (!isLost) this.#consider();
  }

  /** @returns "lost" with the connection: the first state of the next connection continues the game. */
  async #send(command: Command, seq: number): Promise<"done" | "paused" | "lost"> {
    const { deal } = this.#room.state;
    const seat = this.#seat;
    const sentAt = performance.now();
    const at = this.#pressed?.seq === seq ? this.#pressed.at : sentAt;
    this.#pressed = { command, seq, at };
    try {
      await this.#room.request("act", { seq, command });
      this.#tally.commands += 1;
      if (seat !== null) this.#home?.diary.accepted(deal.commitment, seat, command);
      this.#answered(sentAt, seq);
    } catch (error) {
      const reason = reasonOf(error);
      if (!reason) {
        this.#failed(error);
        return "lost";
      }
      if (reason === "paused") {
        await sleep(pausedMs);
        return "paused";
      }
      this.#tally.refused += 1;
    }
    this.#tally.pause(performance.now() - at);
    this.#pressed = null;
    return "done";
  }

  #answered(sentAt: number, seq: number): void {
    if (this.#room.state.seq === seq) this.#stopwatch.answered(sentAt);
    else this.#stopwatch.accepted(this.#room.state.seq, sentAt);
  }

  #watchMessages(room: TableConnection): void {
    const { events } = room.connection;
    const { onmessage } = events;
    events.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      this.#tally.received(event.data.byteLength);
      try {
        onmessage?.(event);
      } catch (error) {
        this.#tally.unreadable += 1;
        this.#tally.error(error);
      }
    };
  }
}

/** Reason of a rejected request; null if the server did not respond. */
function reasonOf(error: unknown): string | null {
  const reason = error instanceof Error && "reason" in error ? error.reason : null;
  return typeof reason === "object" && reason !== null && "kind" in reason ? String(reason.kind) : null;
}
