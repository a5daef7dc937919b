import { randomUUID } from "node:crypto";
import { type Command, Option } from "commander";
import { findClusterPrograms } from "../../test/support/cluster-fixture.ts";
import { command } from "../command-line/command.ts";
import { minutesFrom, wholeNumber } from "../command-line/values.ts";
import { findProgram } from "../processes/find-program.ts";
import { missingProgram } from "../processes/missing-program.ts";
import type { Flood } from "./floods.ts";

export interface Arguments {
  readonly minutes: number;
  readonly seed: string;
  /** Measures only the effect of this flood; null for the whole campaign. */
  readonly flood: Flood | null;
  /** Number of nodes to attack through nginx; null for one server. */
  readonly nodes: number | null;
  readonly json: boolean;
}

/** Options as commander parses them. */
interface Given {
  readonly minutes: number;
  readonly seed?: string;
  readonly sockets?: number;
  readonly pipelined?: number;
  readonly nodes?: number;
  readonly json?: true;
}

export function argumentsOf(program: Command): Arguments {
  const { minutes, seed = randomUUID(), nodes = null, json, ...given } = program.opts<Given>();
  const flood = floodIn(given);
  if (flood !== null && findProgram("taskset") === null)
    program.error(
      `error: option '--${flood.part}': expected taskset on the PATH, which gives each side a core, got none`,
    );
  const missing = nodes === null ? null : missingProgram(findClusterPrograms);
  if (missing) program.error(`error: option '--nodes': ${missing.message}`);
  return { minutes, seed, flood, nodes, json: json === true };
}

function floodIn({ sockets, pipelined }: Pick<Given, "sockets" | "pipelined">): Flood | null {
  if (sockets !== undefined) return { part: "sockets", connections: sockets };
  return pipelined === undefined ? null : { part: "pipelined", connections: pipelined };
}

const connectionCount = wholeNumber(1, 9999);

export const attackCommand = command(
  "attack",
  "Starts a server and attacks it during honest games (docs/contract.md, section 6).",
)
  .option("--minutes <n>", "duration in minutes; fractions are allowed", minutesFrom, 1)
  .option("--seed <text>", "seed of the messages; random by default")
  .option(
    "--sockets <n>",
    "only measure the added latency for this number of sockets without a session at full speed",
    connectionCount,
  )
  .addOption(
    new Option(
      "--pipelined <n>",
      "only measure the added latency for this number of connections with pipelined requests at full speed",
    )
      .argParser(connectionCount)
      .conflicts("sockets"),
  )
  .addOption(
    new Option("--nodes <n>", "attack a cluster of this many nodes behind nginx instead of one server")
      // Node names are single letters.
      .argParser(wholeNumber(1, 26))
      .conflicts(["sockets", "pipelined"]),
  )
  .option("--json", "print the report as one line of JSON at the end");
