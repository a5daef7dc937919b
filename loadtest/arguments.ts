import { Command, InvalidArgumentError } from "commander";
import type { TableSettings } from "../shared/net/protocol.ts";
import { usualSettings } from "../shared/net/settings.ts";
import { mostSpectators } from "../shared/net/social.ts";
import { games } from "../shared/registry.ts";

/** What happens to a node of a house amid the load. `kill`: kill -9; `roll`: all end and start again, one by one. */
export type Blow =
  | { readonly kind: "kill" }
  | { readonly kind: "freeze"; readonly seconds: number }
  | { readonly kind: "roll" };

interface HouseLoad {
  readonly nodes: number;
  readonly blow: Blow | null;
  /** Whether a single server bears the same load in turns. */
  readonly compare: boolean;
}

export interface Load {
  readonly rooms: number;
  /** Their number of chairs is the number of players in each room. */
  readonly settings: TableSettings;
  /** Spectators at each table. */
  readonly spectators: number;
  readonly seconds: number;
  readonly thinkMs: number;
  /** Of a server that runs already; null to start one. */
  readonly url: string | null;
  /** Whether the server is killed at the end, during games, and started again. */
  readonly restart: boolean;
  /** Processes of a house that is started; null for a single server. */
  readonly house: HouseLoad | null;
  readonly json: boolean;
}

/** What commander reads from the command line. */
interface Given {
  readonly rooms: number;
  readonly players: number;
  readonly seconds: number;
  readonly edition: string;
  readonly url?: string;
  readonly think: number;
  readonly spectators: number;
  readonly restart?: true;
  readonly nodes?: number;
  readonly killNode?: true;
  readonly freezeNode?: number;
  readonly roll?: true;
  readonly compare?: true;
  readonly json?: true;
}

/** Reads the command line; a wrong one ends the process with exit code 2 and a message that names the option. */
export function readArguments(line: readonly string[]): Load {
  const program = programme.parse(line, { from: "user" });
  const given = program.opts<Given>();
  const { rooms, players, seconds, edition, url, think, spectators, restart, json } = given;
  const { editions } = games;
  if (!editions.has(edition))
    return program.error(
      `error: option '--edition': expected ${editions.all.map(({ id }) => id).join(", ")}, got ${edition}`,
    );
  const info = editions.info(edition);
  const [fewest, most] = info.seats;
  if (players < fewest || players > most) {
    program.error(`error: option '--players': expected ${fewest} to ${most}, got ${players}`);
  }
  if (restart && url !== undefined) program.error("error: option '--restart': expected no --url besides it");
  const settings: TableSettings = {
    ...usualSettings(info, players),
    beatSeconds: 0,
    spectators: spectators > 0,
    chat: "off",
  };
  return {
    rooms,
    settings,
    spectators,
    seconds,
    thinkMs: think,
    url: url ?? null,
    restart: restart === true,
    house: houseOf(given, program),
    json: json === true,
  };
}

function houseOf(
  { nodes, killNode, freezeNode, roll, compare, restart, url, spectators }: Given,
  program: Command,
): HouseLoad | null {
  const blows: readonly Blow[] = [
    ...(killNode ? [{ kind: "kill" } as const] : []),
    ...(freezeNode === undefined ? [] : [{ kind: "freeze", seconds: freezeNode } as const]),
    ...(roll ? [{ kind: "roll" } as const] : []),
  ];
  const [blow = null, second] = blows;
  const wrong = (text: string) => program.error(`error: option ${text}`);
  if (second) return wrong("'--kill-node', '--freeze-node', '--roll': expected one of them");
  if (blow && (nodes ?? 0) < 3)
    return wrong("'--nodes': expected 3 at least for --kill-node, --freeze-node and --roll");
  if (compare && (nodes === undefined || blow)) return wrong("'--compare': expected --nodes besides it, and no blow");
  if (nodes === undefined) return null;
  if (nodes > mostNodes) return wrong(`'--nodes': expected 1 to ${mostNodes}, got ${nodes}`);
  if (restart || url !== undefined || spectators > 0)
    return wrong("'--nodes': expected no --restart, --url or --spectators besides it");
  return { nodes, blow, compare: compare === true };
}

/** Their names are single letters. */
const mostNodes = 26;

const programme = new Command("loadtest")
  .description("Drives real clients through whole games against a server (docs/contract.md, section 4).")
  .requiredOption("--rooms <n>", "tables at the same time", wholeNumber)
  .requiredOption("--players <n>", "clients at each table", wholeNumber)
  .requiredOption("--seconds <n>", "how long the load is on", wholeNumber)
  .option("--edition <id>", "what is played", "original")
  .option("--url <url>", "a server that is there already; its limits must be off", address)
  .option("--think <ms>", "how long a client takes to act once it is asked", milliseconds, 0)
  .option("--spectators <n>", "clients at each table that only watch", spectatorCount, 0)
  .option("--restart", "kill the server at the end, and measure how soon its games are back")
  .option("--nodes <n>", "processes of one house, with Postgres, Redis and nginx, instead of one server", wholeNumber)
  .option("--kill-node", "kill one of the nodes amid the load")
  .option("--freeze-node <seconds>", "stop one of the nodes for a while amid the load", wholeNumber)
  .option("--roll", "end the nodes and start them again, one after another, amid the load")
  .option("--compare", "put the same load on a single server too, in turns")
  .option("--json", "close with one line of JSON")
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError(`expected a whole number from 1, got ${text}`);
  return Number(text);
}

function spectatorCount(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (count <= mostSpectators) return count;
  throw new InvalidArgumentError(`expected 0 to ${mostSpectators}, got ${text}`);
}

function milliseconds(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError(`expected milliseconds, 0 or more, got ${text}`);
  return Number(text);
}

function address(text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError(`expected http(s)://…, got ${text}`);
  return new URL(text).origin;
}
