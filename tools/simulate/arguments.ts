import { type Command, Option } from "commander";
import { type CustomEdition, judgeFor } from "../../shared/core/deck.ts";
import type { DeckData, EditionInfo, Options } from "../../shared/core/game.ts";
import { command } from "../command-line/command.ts";
import { threadCount, wholeNumber } from "../command-line/values.ts";
import { readDeckFile } from "../deck/read-deck.ts";
import type { SimulationPlan } from "./plan.ts";
import { parseName } from "./players.ts";
import type { Simulator } from "./simulation.ts";

export interface Arguments {
  readonly simulator: Simulator;
  readonly plan: SimulationPlan;
  readonly threads: number;
  readonly json: boolean;
}

/** Options as commander parses them. */
interface Given {
  readonly edition: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly options: readonly string[];
  readonly deck?: string;
  readonly rotate?: true;
  readonly threads: number;
  readonly check?: true;
  readonly json?: true;
}

const editionsOf = (simulators: readonly Simulator[]): readonly string[] =>
  simulators.flatMap(({ editions, custom }) => [...editions, ...(custom ? [custom.info] : [])].map(({ id }) => id));

/** Parses the options; an error names the option, the expected value and the given value. */
export function argumentsOf(simulators: readonly Simulator[], program: Command): Arguments {
  const given = program.opts<Given>();
  const refuse: Refuse = (option, expected, got) =>
    program.error(`error: option '--${option}': expected ${expected}, got ${got}`);

  const simulator = simulators.find((each) => editionsOf([each]).includes(given.edition));
  const custom = simulator?.custom?.info.id === given.edition ? simulator.custom : null;
  const info = custom?.info ?? simulator?.editions.find(({ id }) => id === given.edition);
  if (!simulator || !info) return refuse("edition", editionsOf(simulators).join(", "), given.edition);
  const [fewest, most] = info.seats;
  if (given.players < fewest || given.players > most) refuse("players", `${fewest} to ${most}`, String(given.players));
  const options = readOptions(info, given.options, refuse);
  if (!custom && given.deck !== undefined) refuse("deck", `none for ${given.edition}`, given.deck);
  const deck = custom ? { deck: readDeck(custom, given, refuse) } : {};
  const config = { edition: given.edition, players: given.players, options, ...deck };
  const bots = readBots(simulator, given, refuse);
  const { games, seed, threads } = given;
  const plan = { config, games, seed, bots, rotate: given.rotate === true, check: given.check === true };
  return { simulator, plan, threads, json: given.json === true };
}

type Refuse = (option: string, expected: string, got: string) => never;

export const simulateCommand = (simulators: readonly Simulator[]): Command =>
  command("simulate", "Plays whole games in process (docs/contract.md, section 3).")
    .addOption(new Option("--edition <id>", "edition to play").choices(editionsOf(simulators)).makeOptionMandatory())
    .requiredOption("--players <n>", "seats at the table", wholeNumber())
    .requiredOption("--games <n>", "games to play", wholeNumber())
    .requiredOption("--seed <text>", "seed of all random numbers")
    .option("--bots <list>", "a bot for each seat, as steady or steady:noper, repeated round the table", list, [
      "random",
    ])
    .option("--rotate", "rotate the bots by one seat with each game")
    .option("--threads <n>", "threads that play; the games do not depend on it", threadCount, 1)
    .option("--options <list>", "switches of the edition, such as no-combos", list, [])
    .option("--deck <file>", "deck of --edition custom, as JSON or YAML")
    .option("--check", "verify every command and every view")
    .option("--json", "print the report as one line of JSON at the end");

/** The deck of the file, if so many players can play it. */
function readDeck(custom: CustomEdition, { deck: file, players }: Given, refuse: Refuse): DeckData {
  if (file === undefined) return refuse("deck", "a file", "none");
  const data = readDeckFile(file);
  if (!data.ok) return refuse("deck", "a file with a deck", `${file}: ${data.error}`);
  const judged = judgeFor(custom, data.value, players);
  return judged.ok
    ? judged.value
    : refuse("deck", `a deck for ${players} players`, `${judged.error.code} (${judged.error.rule})`);
}

/** Bot names, one for each seat. */
function readBots({ bots }: Simulator, { players, bots: names }: Given, refuse: Refuse): readonly string[] {
  const stranger = names.find((name) => !bots.includes(parseName(name)?.bot ?? ""));
  if (stranger !== undefined) return refuse("bots", bots.join(", "), stranger);
  return Array.from({ length: players }, (_, seat) => names[seat % names.length] ?? "random");
}

/** `fast` switches on, `no-combos` switches off. */
function readOptions(info: EditionInfo, words: readonly string[], refuse: Refuse): Options {
  const options: Record<string, boolean> = {};
  for (const word of words) {
    const name = word.replace(/^no-/, "");
    if (info.options[name] === undefined) {
      const offered = Object.keys(info.options).flatMap((option) => [option, `no-${option}`]);
      return refuse("options", `${offered.join(", ") || "nothing"} (what ${info.id} offers)`, word);
    }
    options[name] = name === word;
  }
  return options;
}

const list = (text: string): readonly string[] => text.split(",").map((word) => word.trim());
