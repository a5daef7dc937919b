import { type Command, InvalidArgumentError } from "commander";
import type { TableSettings } from "../shared/net/protocol.ts";
import { defaultSettingsOf } from "../shared/net/settings.ts";
import { maxSpectators } from "../shared/net/social.ts";
import { games } from "../shared/registry.ts";
import { findClusterPrograms } from "../test/support/cluster-fixture.ts";
import { command } from "../tools/command-line/command.ts";
import { milliseconds, wholeNumber } from "../tools/command-line/values.ts";
import { missingProgram } from "../tools/processes/missing-program.ts";

/** Fault injected into a cluster under load. `kill`: SIGKILL for one node; `roll`: rolling restart of all nodes. */
export type FaultKind =
  | { readonly kind: "kill" }
  | { readonly kind: "freeze"; readonly seconds: number }
  | { readonly kind: "roll" };

interface ClusterLoad {
  readonly nodes: number;
  readonly blow: FaultKind | null;
  /** Whether a single server gets the same load in alternating runs. */
  readonly compare: boolean;
}

export interface Load {
  readonly rooms: number;
  /** The number of chairs is the number of players in each room. */
  readonly settings: TableSettings;
  /** Spectators at each table. */
  readonly spectators: number;
  readonly seconds: number;
  readonly thinkMs: number;
  /** URL of a running server; null starts one. */
  readonly url: string | null;
  /** Whether the server is killed and restarted at the end, during running games. */
  readonly restart: boolean;
  /** Cluster to start; null for a single server. */
  readonly cluster: ClusterLoad | null;
  /** Whether the server is profiled during the measurement. */
  readonly profile: boolean;
  readonly json: boolean;
}

/** Options as commander parses them. */
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
  readonly profile?: true;
  readonly json?: true;
}

/** Parses the options; an error names the option, the expected value and the given value. */
export function readLoad(program: Command): Load {
  const given = program.opts<Given>();
  const { rooms, players, seconds, edition, url, think, spectators, restart, profile, json } = given;
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
  if (restart && url !== undefined) program.error("error: option '--restart': expected no --url together with it");
  if (profile && (restart || url !== undefined || given.nodes !== undefined))
    program.error("error: option '--profile': expected no --restart, --url or --nodes together with it");
  const settings: TableSettings = {
    ...defaultSettingsOf(info, players),
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
    cluster: clusterOf(given, program),
    profile: profile === true,
    json: json === true,
  };
}

function clusterOf(
  { nodes, killNode, freezeNode, roll, compare, restart, url, spectators }: Given,
  program: Command,
): ClusterLoad | null {
  const blows: readonly FaultKind[] = [
    ...(killNode ? [{ kind: "kill" } as const] : []),
    ...(freezeNode === undefined ? [] : [{ kind: "freeze", seconds: freezeNode } as const]),
    ...(roll ? [{ kind: "roll" } as const] : []),
  ];
  const [blow = null, second] = blows;
  const wrong = (text: string) => program.error(`error: option ${text}`);
  if (second) return wrong("'--kill-node', '--freeze-node', '--roll': expected one of them");
  if (blow && (nodes ?? 0) < 3)
    return wrong("'--nodes': expected 3 at least for --kill-node, --freeze-node and --roll");
  if (compare && (nodes === undefined || blow)) return wrong("'--compare': expected --nodes with it, and no fault");
  if (nodes === undefined) return null;
  if (nodes > mostNodes) return wrong(`'--nodes': expected 1 to ${mostNodes}, got ${nodes}`);
  if (restart || url !== undefined || spectators > 0)
    return wrong("'--nodes': expected no --restart, --url or --spectators together with it");
  const missing = missingProgram(findClusterPrograms);
  if (missing) return wrong(`'--nodes': ${missing.message}`);
  return { nodes, blow, compare: compare === true };
}

const maxCount = 999_999;

/** Node names are single letters. */
const mostNodes = 26;

export const loadCommand = command(
  "loadtest",
  "Drives real clients through whole games against a server (docs/contract.md, section 4).",
)
  .requiredOption("--rooms <n>", "tables at the same time", wholeNumber(1, maxCount))
  .requiredOption("--players <n>", "clients at each table", wholeNumber(1, maxCount))
  .requiredOption("--seconds <n>", "duration of the load", wholeNumber(1, maxCount))
  .option("--edition <id>", "edition to play", "original")
  .option("--url <url>", "a running server; its limits must be off", address)
  .option("--think <ms>", "delay of a client before it acts", milliseconds, 0)
  .option("--spectators <n>", "spectators at each table", wholeNumber(0, maxSpectators), 0)
  .option("--restart", "kill the server at the end and measure the recovery time of its games")
  .option(
    "--nodes <n>",
    "nodes of a cluster with Postgres, Redis and nginx, instead of one server",
    wholeNumber(1, maxCount),
  )
  .option("--kill-node", "kill one node under load")
  .option("--freeze-node <seconds>", "freeze one node for this time under load", wholeNumber(1, maxCount))
  .option("--roll", "restart the nodes one after another under load")
  .option("--profile", "profile the server's own thread; exit with 1 if a function of ours has over 3 % self time")
  .option("--compare", "alternate with the same load on a single server")
  .option("--json", "print the report as one line of JSON at the end");

function address(text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError(`expected http(s)://…, got ${text}`);
  return new URL(text).origin;
}
