import { createHash } from "node:crypto";
import { type GameReport, mostFlaws } from "./game-report.ts";
import { botsOf, type SimulationPlan } from "./plan.ts";
import { Times, type TimesSummary } from "./times.ts";

export interface SimulationReport {
  /** Games that ended. */
  readonly finished: number;
  readonly commands: number;
  readonly winsBySeat: readonly number[];
  readonly winsByBot: Readonly<Record<string, number>>;
  /** Share of games that all seats of a bot win together; a shared win is divided among the winners. */
  readonly shares: Readonly<Record<string, Share>>;
  /** Processor time of a decision. */
  readonly msPerDecision: Readonly<Record<string, TimesSummary>>;
  /** Digest of all command sequences: the same plan gives the same digest on any machine. */
  readonly digest: string;
  /** Flaws that the checks found, each with its game; only the first few. */
  readonly flaws: readonly string[];
}

export interface Share {
  readonly share: number;
  /** Standard error. */
  readonly error: number;
}

/** Results of one bot. */
interface Score {
  wins: number;
  /** Sums over games of the share of the game, and of its square. */
  shares: number;
  squares: number;
  readonly times: Times;
}

/** Counts the games of a plan; they must arrive in order. */
export class Tally {
  readonly #plan: SimulationPlan;
  readonly #hash = createHash("sha256");
  readonly #scores = new Map<string, Score>();
  readonly #winsBySeat: number[];
  readonly #flaws: string[] = [];
  #finished = 0;
  #commands = 0;
  #exchanges = 0;

  constructor(plan: SimulationPlan) {
    this.#plan = plan;
    this.#winsBySeat = plan.bots.map(() => 0);
    for (const bot of plan.bots) this.#scores.set(bot, { wins: 0, shares: 0, squares: 0, times: new Times() });
  }

  add({ game, script, commands, winners, times, flaws, exchanges }: GameReport): void {
    const bots = botsOf(this.#plan, game);
    this.#hash.update(script);
    this.#commands += commands;
    this.#exchanges += exchanges;
    this.#flaws.push(...flaws.slice(0, mostFlaws - this.#flaws.length));
    if (winners) this.#finished += 1;
    for (const winner of winners ?? []) this.#winsBySeat[winner] = (this.#winsBySeat[winner] ?? 0) + 1;
    for (const [bot, score] of this.#scores) {
      const wins = (winners ?? []).filter((seat) => bots[seat] === bot).length;
      const share = wins / Math.max(1, winners?.length ?? 0);
      score.wins += wins;
      score.shares += share;
      score.squares += share ** 2;
      for (const [seat, seatTimes] of times.entries()) {
        if (bots[seat] === bot) for (const ms of seatTimes) score.times.add(ms);
      }
    }
  }

  report(): SimulationReport {
    const unchecked = this.#plan.check && this.#exchanges === 0;
    const scores = [...this.#scores];
    return {
      finished: this.#finished,
      commands: this.#commands,
      winsBySeat: this.#winsBySeat,
      winsByBot: Object.fromEntries(scores.map(([bot, { wins }]) => [bot, wins])),
      shares: Object.fromEntries(scores.map(([bot, score]) => [bot, shareOf(score, this.#finished)])),
      msPerDecision: Object.fromEntries(scores.map(([bot, { times }]) => [bot, times.summary()])),
      digest: this.#hash.digest("hex"),
      flaws: unchecked ? [...this.#flaws, "no hidden cards could be exchanged: no secret was checked"] : this.#flaws,
    };
  }
}

function shareOf({ shares, squares }: Score, games: number): Share {
  const share = games === 0 ? 0 : shares / games;
  const variance = games === 0 ? 0 : Math.max(0, squares / games - share ** 2);
  return { share: rounded(share), error: rounded(Math.sqrt(variance / Math.max(1, games - 1))) };
}

const rounded = (share: number): number => Number(share.toFixed(4));
