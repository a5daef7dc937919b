import { setTimeout as sleep } from "node:timers/promises";
import type { ClusterFixture } from "../test/support/cluster-fixture.ts";
import { savedGames } from "../test/support/saved-games.ts";
import type { FaultKind } from "./arguments.ts";
import { type CheckResult, checkGames } from "./checker.ts";
import type { LoadCounts } from "./counts.ts";
import { injectFault } from "./faults.ts";
import { Reconnector } from "./reconnector.ts";
import { type Costs, type ResourceUsage, readUsage, usageBetween } from "./resource-usage.ts";
import type { Seating } from "./table.ts";

/** Time that all players continue after the reconnects, in ms. A game without an event in this time counts as lost. */
const playOnMs = 5000;

/** Results of a load test of a cluster. */
export interface ClusterFigures extends CheckResult, Costs {
  readonly nodes: number;
  /** Number of games at the time of the fault; without a fault, at the end. */
  readonly gamesRunning: number;
  /**
   * Time from the fault until a disconnected player has the seat again. In a rolling restart it starts at the
   * disconnect.
   */
  readonly comebackMedianMs: number;
  readonly comebackLastMs: number;
  /** Longest time that a player waited for a response or for the seat. */
  readonly longestPauseMs: number;
}

/** Runs a fault against a cluster under load, and collects its figures. */
export class FaultRun {
  readonly homing: Reconnector;
  readonly #cluster: ClusterFixture;
  readonly #tally: LoadCounts;
  readonly #tell: (line: string) => void;
  readonly #efforts: ResourceUsage[] = [];
  #gamesRunning = 0;
  #settledAt = 0;

  constructor(cluster: ClusterFixture, tally: LoadCounts, tell: (line: string) => void) {
    this.#cluster = cluster;
    this.#tally = tally;
    this.#tell = tell;
    this.homing = new Reconnector(cluster.url, tally);
  }

  /**
   * Must be called before the first client joins, before the games begin, when the measurement starts, and when the
   * load ends.
   */
  async measure(): Promise<void> {
    this.#efforts.push(await readUsage(this.#cluster));
  }

  /** Injects the fault after this time. Resolves once all players have continued for a while. */
  async endure(blow: FaultKind, afterMs: number, tables: readonly Seating[]): Promise<void> {
    await sleep(afterMs);
    this.#count(tables);
    await injectFault(blow, this.#cluster, this.homing, this.#tell);
    await this.homing.everybodyBack();
    this.#settledAt = performance.now();
    this.#tell("all reconnects have finished");
    await sleep(playOnMs);
  }

  /** Must be called after the load ends and before the clients leave. @param seconds duration of the load. */
  async account(tables: readonly Seating[], seconds: number): Promise<ClusterFigures> {
    if (this.#gamesRunning === 0) this.#count(tables);
    const players = tables.flatMap((table) => table.players);
    while (players.some(({ waitsSince }) => waitsSince !== null)) await sleep(50);
    const kept = await savedGames(this.#cluster.databaseUrl);
    const { diaries, deserted, backMs } = this.homing;
    const [before, seated, start, end] = this.#efforts;
    if (!before || !seated || !start || !end) throw new Error("the cluster was not measured");
    const { commands } = this.#tally;
    const sorted = backMs.toSorted((one, other) => one - other);
    return {
      nodes: this.#cluster.nodes.length,
      gamesRunning: this.#gamesRunning,
      ...checkGames(diaries, kept, { deserted, since: this.#settledAt }),
      comebackMedianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      comebackLastMs: Math.round(sorted.at(-1) ?? 0),
      longestPauseMs: Math.round(this.#tally.longestPauseMs),
      ...usageBetween({ before, seated, start, end }, { commands, seconds, joins: players.length }),
    };
  }

  #count(tables: readonly Seating[]): void {
    this.#gamesRunning = tables.filter(({ players: [host] }) => host?.isPlaying).length;
  }
}
