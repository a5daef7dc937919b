import type { LoadCounts } from "../../loadtest/counts.ts";
import type { LatencyRecorder } from "../../loadtest/latency.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { AnyView } from "../../shared/core/game.ts";
import type { AnyGame } from "../../shared/net/games.ts";
import type { BenchCommand, BenchEvent, BenchReply } from "./messages.ts";

/** Context of a client in a run. */
interface Sitting {
  readonly thinkMs: number;
  readonly tally: LoadCounts;
  readonly stopwatch: LatencyRecorder;
}

/** Client at a table. */
export interface Guest {
  /** Begins the first game of the table. */
  start(): void;
  leave(): Promise<void>;
}

/** Connection of a client to its server. */
export interface Line {
  press(press: BenchCommand): void;
  leave(): Promise<void>;
}

/** Handlers for events of a connection. */
export interface LineListener<View extends AnyView> {
  /** Called for each received frame. @param size in bytes. */
  frame(size: number): void;
  heard(what: BenchEvent<View> | BenchReply): void;
  ended(): void;
}

/** Connects a client to its seat. */
export type Connect = <View extends AnyView>(listener: LineListener<View>) => Promise<Line>;

/** Takes a seat, and plays like the players of the load test. */
export const sitDown = (connect: Connect, game: AnyGame, sitting: Sitting): Promise<Guest> =>
  game.use<Promise<Guest>>(async ({ definition }) => {
    const player = new RandomPlayer(definition.legal, sitting);
    player.sit(await connect(player));
    return player;
  });

/** Sends any legal command as soon as possible, like `LoadPlayer`, with the same counters. */
class RandomPlayer<View extends AnyView> implements Guest, LineListener<View> {
  #line: Line | null = null;
  readonly #legal: (view: View) => readonly Command[];
  readonly #thinkMs: number;
  readonly #tally: LoadCounts;
  readonly #stopwatch: LatencyRecorder;
  #view: View | null = null;
  #busy = false;
  #sentAt = 0;
  #leaving = false;

  constructor(legal: (view: View) => readonly Command[], { thinkMs, tally, stopwatch }: Sitting) {
    this.#legal = legal;
    this.#thinkMs = thinkMs;
    this.#tally = tally;
    this.#stopwatch = stopwatch;
  }

  sit(line: Line): void {
    this.#line = line;
    this.#consider();
  }

  start(): void {
    this.#line?.press({ command: null });
  }

  async leave(): Promise<void> {
    this.#leaving = true;
    await this.#line?.leave();
  }

  frame(size: number): void {
    this.#tally.received(size);
  }

  heard(what: BenchEvent<View> | BenchReply): void {
    if ("refused" in what) {
      this.#tally.refused += 1;
      this.#busy = false;
    } else this.#see(what);
    this.#consider();
  }

  ended(): void {
    if (!this.#leaving) this.#tally.disconnects += 1;
  }

  #see({ seq, by, view }: BenchEvent<View>): void {
    this.#stopwatch.arrived(seq);
    if (by === null && this.#view && view.viewer === 0 && !this.#tally.isOver) this.#tally.gamesFinished += 1;
    this.#view = view;
    if (by !== view.viewer) return;
    this.#tally.commands += 1;
    this.#stopwatch.accepted(seq, this.#sentAt);
    this.#busy = false;
  }

  #consider(): void {
    if (this.#busy || this.#line === null || this.#tally.isOver || !this.#choice()) return;
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
    this.#line?.press({ command });
  }
}
