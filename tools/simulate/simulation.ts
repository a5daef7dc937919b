import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Bot, GameDefinition } from "../../shared/core/definition.ts";
import type { EditionInfo, GameConfig } from "../../shared/core/game.ts";
import { chanceFrom } from "../../shared/core/rng.ts";
import type { GameChecks } from "./checks.ts";
import { inspector } from "./inspector.ts";
import { playMatch, type Witness } from "./play.ts";

export interface SimulationPlan {
  readonly config: GameConfig;
  readonly games: number;
  readonly seed: string;
  /** One name for each seat. */
  readonly bots: readonly string[];
  readonly check: boolean;
}

export interface SimulationReport {
  /** Games that came to an end. */
  readonly finished: number;
  readonly commands: number;
  readonly winsBySeat: readonly number[];
  readonly winsByBot: Readonly<Record<string, number>>;
  /** Digest of all command sequences: the same plan gives the same digest on any machine. */
  readonly digest: string;
  /** What the checks found, each with its game; only the first few. */
  readonly flaws: readonly string[];
}

/** A game that can be simulated; the type of its state is hidden. */
export interface Simulator {
  readonly editions: readonly EditionInfo[];
  readonly bots: readonly string[];
  /** @param progress gets the number of games played so far. */
  readonly run: (plan: SimulationPlan, progress: (games: number) => void) => SimulationReport;
}

export function simulatorOf<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  checks: GameChecks<State, Event>,
): Simulator {
  return {
    editions: definition.editions,
    bots: Object.keys(definition.bots),
    run: (plan, progress) => simulate(definition, checks, plan, progress),
  };
}

const mostFlaws = 10;

function simulate<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  checks: GameChecks<State, Event>,
  plan: SimulationPlan,
  progress: (games: number) => void,
): SimulationReport {
  const hash = sha256.create();
  const wins = plan.bots.map(() => 0);
  const flaws: string[] = [];
  let finished = 0;
  let commands = 0;
  let exchanges = 0;
  const bots = plan.bots.map((name) => botCalled(definition, name));
  const scribe: Witness<State, Event> = {
    after: (_, { actor, command }) => {
      commands += 1;
      hash.update(utf8ToBytes(`${actor} ${JSON.stringify(command)}\n`));
    },
  };
  for (let game = 0; game < plan.games; game += 1) {
    const seed = `${plan.seed} ${game}`;
    const findings = {
      complain: (flaw: string) => {
        if (flaws.length < mostFlaws) flaws.push(`game ${game}, command ${commands}: ${flaw}`);
      },
      exchanged: () => {
        exchanges += 1;
      },
    };
    const watch = plan.check
      ? both(scribe, inspector(definition, checks, chanceFrom(`${seed} checks`), findings))
      : scribe;
    const outcome = playMatch(definition, { config: plan.config, seed, bots }, watch);
    if (outcome) finished += 1;
    for (const winner of outcome?.winners ?? []) wins[winner] = (wins[winner] ?? 0) + 1;
    progress(game + 1);
  }
  if (plan.check && exchanges === 0) flaws.push("no hidden cards could be exchanged: no secret was checked");
  return {
    finished,
    commands,
    winsBySeat: wins,
    winsByBot: byBot(plan.bots, wins),
    digest: bytesToHex(hash.digest()),
    flaws,
  };
}

function botCalled<State, Event, View>(definition: GameDefinition<State, Event, View>, name: string): Bot<View> {
  const bot = definition.bots[name];
  if (!bot) throw new RangeError(`${definition.id} has no bot ${name}`);
  return bot;
}

function both<State, Event>(one: Witness<State, Event>, other: Witness<State, Event>): Witness<State, Event> {
  return {
    begin: (start) => {
      one.begin?.(start);
      other.begin?.(start);
    },
    before: (state) => {
      one.before?.(state);
      other.before?.(state);
    },
    after: (state, happening) => {
      one.after(state, happening);
      other.after(state, happening);
    },
  };
}

function byBot(bots: readonly string[], wins: readonly number[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [seat, bot] of bots.entries()) sums[bot] = (sums[bot] ?? 0) + (wins[seat] ?? 0);
  return sums;
}
