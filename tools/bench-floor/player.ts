import { once } from "node:events";
import type { Stopwatch } from "../../loadtest/stopwatch.ts";
import type { Tally } from "../../loadtest/tally.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { AnyView } from "../../shared/core/game.ts";
import type { AnyGame } from "../../shared/net/games.ts";
import type { Answer, Press, Told } from "./messages.ts";

/** What a client at the floor is told by the run. */
export interface Sitting {
  readonly thinkMs: number;
  readonly tally: Tally;
  readonly stopwatch: Stopwatch;
}

/** A client at the floor. */
export interface Guest {
  /** Begins the table's first game. */
  start(): void;
  leave(): Promise<void>;
}

/** Takes a seat at the floor's table of this address, and plays there as the load test's players do. */
export async function sitDown(url: string, game: AnyGame, sitting: Sitting): Promise<Guest> {
  const socket = new WebSocket(url);
  await once(socket, "open");
  return game.use<Guest>(({ definition }) => new FloorPlayer(socket, definition.legal, sitting));
}

/** Sends any legal command as soon as it may, like `LoadPlayer`, and counts the same. */
class FloorPlayer<View extends AnyView> implements Guest {
  readonly #socket: WebSocket;
  readonly #legal: (view: View) => readonly Command[];
  readonly #thinkMs: number;
  readonly #tally: Tally;
  readonly #stopwatch: Stopwatch;
  #view: View | null = null;
  #busy = false;
  #sentAt = 0;
  #leaving = false;

  constructor(socket: WebSocket, legal: (view: View) => readonly Command[], { thinkMs, tally, stopwatch }: Sitting) {
    this.#socket = socket;
    this.#legal = legal;
    this.#thinkMs = thinkMs;
    this.#tally = tally;
    this.#stopwatch = stopwatch;
    socket.addEventListener("message", ({ data }) => this.#hear(String(data)));
    socket.addEventListener("close", () => {
      if (!this.#leaving) tally.disconnects += 1;
    });
  }

  start(): void {
    this.#press(null);
  }

  async leave(): Promise<void> {
    this.#leaving = true;
    const closed = once(this.#socket, "close");
    this.#socket.close();
    await closed;
  }

  #hear(text: string): void {
    this.#tally.received(Buffer.byteLength(text));
    const told: Told<View> | Answer = JSON.parse(text);
    if ("refused" in told) {
      this.#tally.refused += 1;
      this.#busy = false;
    } else this.#see(told);
    this.#consider();
  }

  #see({ seq, by, view }: Told<View>): void {
    this.#stopwatch.arrived(seq);
    if (by === null && this.#view && view.viewer === 0 && !this.#tally.isOver) this.#tally.gamesFinished += 1;
    this.#view = view;
    if (by !== view.viewer) return;
    this.#tally.commands += 1;
    this.#stopwatch.accepted(seq, this.#sentAt);
    this.#busy = false;
  }

  #consider(): void {
    if (this.#busy || this.#tally.isOver || !this.#choice()) return;
    this.#busy = true;
    if (this.#thinkMs === 0) this.#act();
    else setTimeout(() => this.#act(), this.#thinkMs);
  }

  #choice(): Command | undefined {
    const legal = this.#view ? this.#legal(this.#view) : [];
    return legal[Math.floor(Math.random() * legal.length)];
  }

  #act(): void {
    const command = this.#choice();
    if (command === undefined || this.#tally.isOver) {
      this.#busy = false;
      return;
    }
    this.#sentAt = performance.now();
    this.#press(command);
  }

  #press(command: Command | null): void {
    this.#socket.send(JSON.stringify({ command } satisfies Press));
  }
}
