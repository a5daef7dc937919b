import type { Room } from "@colyseus/sdk";
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { Command } from "../shared/core/commands.ts";
import { Contributor } from "../shared/fairness/contributor.ts";
import type { DealMessage, TableAction, Welcome } from "../shared/net/protocol.ts";
import type { TableState } from "../shared/net/state.ts";
import { games } from "../shared/registry.ts";
import type { Stopwatch } from "./stopwatch.ts";
import type { Tally } from "./tally.ts";

export type TableConnection = Room<unknown, TableState>;

/** One player's client: sends any legal command as soon as it may, and votes for a rematch. */
export class LoadPlayer {
  readonly #room: TableConnection;
  readonly #thinkMs: number;
  readonly #tally: Tally;
  readonly #stopwatch: Stopwatch;
  readonly #part = new Contributor(
    () => bytesToHex(randomBytes(32)),
    (word) => void this.#request("deal", word),
  );
  #seat: number | null = null;
  #seq = 0;
  #busy = false;
  #leaving = false;

  constructor(room: TableConnection, thinkMs: number, tally: Tally, stopwatch: Stopwatch) {
    this.#room = room;
    this.#thinkMs = thinkMs;
    this.#tally = tally;
    this.#stopwatch = stopwatch;
    this.#listen();
  }

  manage(action: TableAction): Promise<void> {
    return this.#request("manage", action);
  }

  async #request(type: "manage" | "deal", message: TableAction | DealMessage): Promise<void> {
    try {
      await this.#room.request(type, message);
    } catch (error) {
      if (!this.#leaving) this.#tally.error(error);
    }
  }

  get isPlaying(): boolean {
    return this.#room.state.phase === "playing";
  }

  /** Whether every chair is taken and the host may start. */
  get canStart(): boolean {
    const { phase, dealing, chairs } = this.#room.state;
    return phase === "waiting" && !dealing && Array.from(chairs).every(({ kind }) => kind !== "empty");
  }

  /** Call it before the connection is ended on purpose. */
  letGo(): void {
    this.#leaving = true;
  }

  async leave(): Promise<void> {
    this.letGo();
    if (this.#room.connection.isOpen) await this.#room.leave();
  }

  #listen(): void {
    const room = this.#room;
    room.reconnection.enabled = false;
    room.onMessage("welcome", ({ seat }: Welcome) => {
      this.#seat = seat;
      this.#takePart();
      this.#consider();
    });
    for (const type of ["events", "story", "goodbye", "chat", "said", "emote"]) room.onMessage(type, () => {});
    room.onStateChange((state) => this.#changed(state));
    room.onError((code, message) => {
      if (!this.#leaving) this.#tally.error(`${code} ${message}`);
    });
    room.onLeave(() => {
      if (!this.#leaving) this.#tally.disconnects += 1;
    });
    this.#watchMessages();
  }

  #changed({ phase, seq }: TableState): void {
    this.#takePart();
    if (seq !== this.#seq) {
      this.#seq = seq;
      this.#stopwatch.arrived(seq);
      if (phase === "over") this.#gameOver();
    }
    this.#consider();
  }

  #takePart(): void {
    const { state } = this.#room;
    if (state?.deal) this.#part.see(state.deal, this.#seat);
  }

  /** Only the player in the first seat counts a game. */
  #gameOver(): void {
    if (this.#tally.isOver) return;
    if (this.#seat === 0) this.#tally.gamesFinished += 1;
    void this.manage({ type: "rematch", ready: true });
  }

  #consider(): void {
    if (this.#busy || this.#tally.isOver || !this.#choice()) return;
    this.#busy = true;
    if (this.#thinkMs === 0) void this.#act();
    else setTimeout(() => void this.#act(), this.#thinkMs);
  }

  /** Any legal command; none if the player may not act. */
  #choice(): Command | undefined {
    const game = this.#seat === null ? null : games.read(this.#room.state, this.#seat);
    const legal = game ? games.legal(game) : [];
    return legal[Math.floor(Math.random() * legal.length)];
  }

  async #act(): Promise<void> {
    const command = this.#choice();
    if (command && !this.#tally.isOver) await this.#send(command);
    this.#busy = false;
    this.#consider();
  }

  async #send(command: Command): Promise<void> {
    const { seq } = this.#room.state;
    const sentAt = performance.now();
    try {
      await this.#room.request("act", { seq, command });
      this.#tally.commands += 1;
      if (this.#room.state.seq === seq) this.#stopwatch.answered(sentAt);
      else this.#stopwatch.accepted(this.#room.state.seq, sentAt);
    } catch (error) {
      if (error instanceof Error && "reason" in error) this.#tally.refused += 1;
      else if (!this.#leaving) this.#tally.error(error);
    }
  }

  #watchMessages(): void {
    const { events } = this.#room.connection;
    const { onmessage } = events;
    events.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      if (!this.#tally.isOver) this.#tally.bytes += event.data.byteLength;
      try {
        onmessage?.(event);
      } catch (error) {
        this.#tally.unreadable += 1;
        this.#tally.error(error);
      }
    };
  }
}
