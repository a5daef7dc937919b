import { Protocol } from "@colyseus/core";
import { Client, type Room } from "@colyseus/sdk";
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { Command } from "../../shared/core/commands.ts";
import { Contributor } from "../../shared/fairness/contributor.ts";
import { eventsMessage, historyMessage } from "../../shared/net/games.ts";
import type { TableAction, Welcome } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { games } from "../../shared/registry.ts";

const pingFrame = new Uint8Array([Protocol.PING]);

/** Client at a table that acts on demand, and measures the response times of its pings. */
export class TimedPlayer {
  readonly #room: Room<unknown, TableState>;
  readonly #part = new Contributor(
    () => bytesToHex(randomBytes(32)),
    (word) => void this.#room.request("deal", word),
  );
  #seat: number | null = null;
  #waiting: (() => void)[] = [];
  #answered: ((at: number) => void) | null = null;

  private constructor(room: Room<unknown, TableState>) {
    this.#room = room;
    room.reconnection.enabled = false;
    room.onMessage("welcome", ({ seat }: Welcome) => {
      this.#seat = seat;
      this.#look();
    });
    for (const type of [eventsMessage, historyMessage, "goodbye", "blocked"]) room.onMessage(type, () => {});
    room.onStateChange(() => this.#look());
    this.#timePings();
  }

  static async join(url: string, roomId: string, token: string): Promise<TimedPlayer> {
    return new TimedPlayer(await new Client(url).joinById<TableState>(roomId, { token }));
  }

  get phase(): string {
    return this.#room.state.phase;
  }

  get seq(): number {
    return this.#room.state.seq;
  }

  get legal(): readonly Command[] {
    const game = this.#seat === null ? null : games.read(this.#room.state, this.#seat);
    return game && this.phase === "playing" ? games.legal(game) : [];
  }

  get canPass(): boolean {
    return this.legal.some(({ type }) => type === "pass");
  }

  /** Resolves once a condition holds. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Sends the command at once. @returns whether it was accepted. */
  act(command: Command): Promise<boolean> {
    return this.#room.request("act", { seq: this.seq, command }).then(
      () => true,
      () => false,
    );
  }

  async manage(action: TableAction): Promise<void> {
    await this.#room.request("manage", action);
  }

  /** Sends a ping at once. @returns its send time and response time, in ms of `performance.now()`. */
  ping(): Promise<{ readonly sentAt: number; readonly answeredAt: number }> {
    const sentAt = performance.now();
    this.#room.connection.send(pingFrame);
    return new Promise((resolve) => {
      this.#answered = (answeredAt) => resolve({ sentAt, answeredAt });
    });
  }

  #look(): void {
    if (this.#room.state?.deal) this.#part.onDealState(this.#room.state.deal, this.#seat);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #timePings(): void {
    const { events } = this.#room.connection;
    const { onmessage } = events;
    events.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      const at = performance.now();
      if (new Uint8Array(event.data)[0] === Protocol.PING) this.#answered?.(at);
      onmessage?.(event);
    };
  }
}
