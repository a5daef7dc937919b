import { type Command, InvalidArgumentError } from "commander";
import type { TableSettings } from "../shared/net/protocol.ts";
import { usualSettings } from "../shared/net/settings.ts";
import { mostSpectators } from "../shared/net/social.ts";
import { games } from "../shared/registry.ts";
import { findHousePrograms } from "../test/support/house-of-nodes.ts";
import { command } from "../tools/command-line/command.ts";
import { milliseconds, wholeNumber } from "../tools/command-line/values.ts";
import { missingProgram } from "../tools/processes/missing-program.ts";

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

/** Reads what the command was given; what is wrong is told with the option, and what was expected and given. */
export function loadOf(program: Command): Load {
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
  const missing = missingProgram(findHousePrograms);
  if (missing) return wrong(`'--nodes': ${missing.message}`);
  return { nodes, blow, compare: compare === true };
}

const maxCount = 999_999;

/** Their names are single letters. */
const mostNodes = 26;

export const loadCommand = command(
  "loadtest",
  "Drives real clients through whole games against a server (docs/contract.md, section 4).",
)
  .requiredOption("--rooms <n>", "tables at the same time", wholeNumber(1, maxCount))
  .requiredOption("--players <n>", "clients at each table", wholeNumber(1, maxCount))
  .requiredOption("--seconds <n>", "how long the load is on", wholeNumber(1, maxCount))
  .option("--edition <id>", "what is played", "original")
  .option("--url <url>", "a server that is there already; its limits must be off", address)
  .option("--think <ms>", "how long a client takes to act once it is asked", milliseconds, 0)
  .option("--spectators <n>", "clients at each table that only watch", wholeNumber(0, mostSpectators), 0)
  .option("--restart", "kill the server at the end, and measure how soon its games are back")
  .option(
    "--nodes <n>",
    "processes of one house, with Postgres, Redis and nginx, instead of one server",
    wholeNumber(1, maxCount),
  )
  .option("--kill-node", "kill one of the nodes amid the load")
  .option("--freeze-node <seconds>", "stop one of the nodes for a while amid the load", wholeNumber(1, maxCount))
  .option("--roll", "end the nodes and start them again, one after another, amid the load")
  .option("--compare", "put the same load on a single server too, in turns")
  .option("--json", "close with one line of JSON");

function address(text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError(`expected http(s)://…, got ${text}`);
  return new URL(text).origin;
}
