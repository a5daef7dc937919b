import { setTimeout as sleep } from "node:timers/promises";
import type { HouseOfNodes } from "../test/support/house-of-nodes.ts";
import { keptGames } from "../test/support/kept-games.ts";
import type { Blow } from "./arguments.ts";
import { strike } from "./blows.ts";
import { type Balance, balanceOf } from "./books.ts";
import { type Costs, costsOf, type Effort, effortOf } from "./costs.ts";
import { Homing } from "./homing.ts";
import type { Seating } from "./table.ts";
import type { Tally } from "./tally.ts";

/** How long everybody must play on once all are back, in ms: a game in which nothing happens then is lost. */
const playOnMs = 5000;

/** What a house made of the load, and of what happened amid it. */
export interface HouseFigures extends Balance, Costs {
  readonly nodes: number;
  /** When the blow fell; without one, at the end. */
  readonly gamesRunning: number;
  /** From the blow until a player had their seat again whose connection was lost; in an update, from that loss. */
  readonly comebackMedianMs: number;
  readonly comebackLastMs: number;
  /** The longest time that a player waited for an answer, or for their seat. */
  readonly longestPauseMs: number;
}

/** What a house goes through under load, and how that is accounted for. */
export class Ordeal {
  readonly homing: Homing;
  readonly #house: HouseOfNodes;
  readonly #tally: Tally;
  readonly #tell: (line: string) => void;
  readonly #efforts: Effort[] = [];
  #gamesRunning = 0;
  #settledAt = 0;

  constructor(house: HouseOfNodes, tally: Tally, tell: (line: string) => void) {
    this.#house = house;
    this.#tally = tally;
    this.#tell = tell;
    this.homing = new Homing(house.url, tally);
  }

  /** Call it before anybody comes, before the games begin, when they begin to count, and when the load is off. */
  async measure(): Promise<void> {
    this.#efforts.push(await effortOf(this.#house));
  }

  /** Lets the blow fall after this time, and resolves once everybody has played on for a while. */
  async endure(blow: Blow, afterMs: number, tables: readonly Seating[]): Promise<void> {
    await sleep(afterMs);
    this.#count(tables);
    await strike(blow, this.#house, this.homing, this.#tell);
    await this.homing.everybodyBack();
    this.#settledAt = performance.now();
    this.#tell("everybody is back who will come back");
    await sleep(playOnMs);
  }

  /** Call it once the load is off and before anybody leaves. @param seconds how long it was on. */
  async account(tables: readonly Seating[], seconds: number): Promise<HouseFigures> {
    if (this.#gamesRunning === 0) this.#count(tables);
    const players = tables.flatMap((table) => table.players);
    while (players.some(({ waitsSince }) => waitsSince !== null)) await sleep(50);
    const kept = await keptGames(this.#house.databaseUrl);
    const { diaries, deserted, backMs } = this.homing;
    const [before, seated, start, end] = this.#efforts;
    if (!before || !seated || !start || !end) throw new Error("the house was not measured");
    const { commands } = this.#tally;
    const sorted = backMs.toSorted((one, other) => one - other);
    return {
      nodes: this.#house.nodes.length,
      gamesRunning: this.#gamesRunning,
      ...balanceOf(diaries, kept, { deserted, since: this.#settledAt }),
      comebackMedianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      comebackLastMs: Math.round(sorted.at(-1) ?? 0),
      longestPauseMs: Math.round(this.#tally.longestPauseMs),
      ...costsOf({ before, seated, start, end }, { commands, seconds, joins: players.length }),
    };
  }

  #count(tables: readonly Seating[]): void {
    this.#gamesRunning = tables.filter(({ players: [host] }) => host?.isPlaying).length;
  }
}
