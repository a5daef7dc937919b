import { globSync, readFileSync } from "node:fs";
import type { Command, Option } from "commander";

/** Valid arguments of a command, and an invalid value for each option with a value. */
interface Line {
  readonly name: string;
  /** Arguments and mandatory options. */
  readonly needed: readonly string[];
  /** Invalid value for each option with a value, unless any text is valid. */
  readonly wrong: Readonly<Record<string, string>>;
}

const load = ["--rooms", "1", "--players", "2", "--seconds", "1"];
const simulation = ["--edition", "original", "--players", "2", "--games", "1", "--seed", "any"];

/** All commands of all tools. A new command, or a new option with a value, must be added here. */
export const lines: readonly Line[] = [
  { name: "admin grant", needed: ["Ada"], wrong: {} },
  { name: "admin revoke", needed: ["Ada"], wrong: {} },
  { name: "admin lift", needed: ["Ada"], wrong: {} },
  { name: "admin list", needed: [], wrong: {} },
  {
    name: "attack",
    needed: [],
    wrong: { "--minutes": "0", "--sockets": "10000", "--pipelined": "0", "--nodes": "27" },
  },
  { name: "backup", needed: ["file"], wrong: {} },
  { name: "bench", needed: [], wrong: { "--edition": "poker" } },
  { name: "bench:client", needed: [], wrong: {} },
  {
    name: "bench:floor",
    needed: [],
    wrong: { "--rooms": "0", "--players": "99", "--seconds": "x", "--edition": "poker", "--think": "-1" },
  },
  { name: "bench:metrics", needed: [], wrong: {} },
  {
    name: "calibrate",
    needed: [],
    wrong: {
      "--games": "0",
      "--rounds": "1.5",
      "--threads": "257",
      "--edition": "custom",
      "--picture": "/proc/picture.svg",
    },
  },
  { name: "bench:tests", needed: [], wrong: {} },
  { name: "build", needed: [], wrong: {} },
  { name: "browsers", needed: [], wrong: { "--engine": "trident" } },
  { name: "collusion", needed: [], wrong: { "--least": "none" } },
  {
    name: "collusion simulate",
    needed: [],
    wrong: { "--pairs": "0", "--games": "0", "--edition": "poker", "--threads": "0" },
  },
  { name: "compile", needed: [], wrong: {} },
  { name: "deck", needed: ["file"], wrong: {} },
  { name: "icons", needed: [], wrong: {} },
  { name: "imports", needed: [], wrong: {} },
  {
    name: "loadtest",
    needed: load,
    wrong: {
      "--rooms": "0",
      "--players": "99",
      "--seconds": "soon",
      "--edition": "poker",
      "--url": "ftp://host",
      "--think": "long",
      "--spectators": "-1",
      "--nodes": "27",
      "--freeze-node": "0",
    },
  },
  { name: "measure:profiles", needed: [], wrong: { "--accounts": "all" } },
  { name: "mutants", needed: [], wrong: { "--only": "no such mutant", "--project": "/nowhere" } },
  { name: "networks", needed: [], wrong: {} },
  { name: "pace", needed: ["--games", "1"], wrong: { "--games": "0", "--edition": "poker" } },
  { name: "pictures", needed: [], wrong: {} },
  { name: "promises", needed: [], wrong: {} },
  { name: "prose", needed: [], wrong: {} },
  { name: "ratings simulate", needed: [], wrong: { "--players": "9", "--games": "999" } },
  { name: "ratings tune", needed: [], wrong: { "--players": "9", "--games": "999" } },
  { name: "ratings picture", needed: [], wrong: { "--players": "9", "--games": "999" } },
  { name: "ratings recompute", needed: [], wrong: {} },
  { name: "replay", needed: ["file"], wrong: {} },
  { name: "replay verify", needed: ["file"], wrong: {} },
  { name: "replay verify-all", needed: [], wrong: {} },
  { name: "restore", needed: ["file"], wrong: {} },
  { name: "sbom", needed: [], wrong: {} },
  { name: "scaling", needed: [], wrong: { "--people": "many" } },
  { name: "scenarios", needed: [], wrong: {} },
  { name: "seed", needed: [], wrong: { "--accounts": "9", "--games": "0", "--records": "-1" } },
  {
    name: "simulate",
    needed: simulation,
    wrong: {
      "--edition": "poker",
      "--players": "99",
      "--games": "0",
      "--bots": "genius",
      "--threads": "0",
      "--options": "no-rules",
      "--deck": "/nowhere",
    },
  },
  { name: "smoke image", needed: [], wrong: {} },
  { name: "smoke units", needed: [], wrong: {} },
  { name: "soak", needed: [], wrong: { "--minutes": "soon", "--idle": "0" } },
  {
    name: "strength",
    needed: ["--games", "1"],
    wrong: {
      "--games": "0",
      "--threads": "0",
      "--edition": "poker",
      "--players": "99",
      "--deck": "/nowhere/deck.json",
      "--decks": "0",
    },
  },
  { name: "symbolicate", needed: ["abcdefgh.js:1:1"], wrong: {} },
  { name: "table", needed: ["ABCDEF"], wrong: {} },
  { name: "timing", needed: [], wrong: { "--passes": "0", "--edition": "poker" } },
  {
    name: "train",
    needed: ["--edition", "original"],
    wrong: { "--edition": "poker", "--games": "0", "--rounds": "0" },
  },
  { name: "locales", needed: [], wrong: {} },
  { name: "locales types", needed: [], wrong: {} },
  { name: "unicode", needed: [], wrong: {} },
];

/** Options that accept any text. */
const ofAnyText = ["--seed", "--id"];

/** Files of command lines, by the name of their npm script. */
export function filesOfTools(): ReadonlyMap<string, string> {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const ofScripts = Object.entries(scripts).flatMap(([name, script]) => {
    const file = /^node (?:--\S+ )*((?:tools|loadtest)\/\S+\.ts)/.exec(script)?.[1];
    return file === undefined ? [] : [[name, file] as const];
  });
  const named = new Set(ofScripts.map(([, file]) => file));
  const others = globSync("tools/*.ts").filter((file) => !named.has(file));
  return new Map([...ofScripts, ...others.map((file) => [file.slice("tools/".length, -".ts".length), file] as const)]);
}

/** Commands of a command line by name, including the command line itself if it has an action. */
export function commandsOf(program: Command, name = program.name()): ReadonlyMap<string, Command> {
  const below = program.commands.flatMap((command) => [...commandsOf(command, `${name} ${command.name()}`)]);
  const doesNothing =
    program.commands.length > 0 && program.registeredArguments.length === 0 && !hasOwnOptions(program);
  return new Map([...(doesNothing ? [] : [[name, program] as const]), ...below]);
}

const hasOwnOptions = ({ options }: Command): boolean => options.length > 0;

/** Long names of the options with a validated value. */
export const judgedOptions = ({ options }: Command): readonly string[] =>
  options.filter((option) => takesValue(option)).flatMap(({ long }) => (long && !ofAnyText.includes(long) ? long : []));

const takesValue = ({ required, optional }: Option): boolean => required || optional;
