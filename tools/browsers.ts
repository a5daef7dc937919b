import { Option } from "commander";
import { games } from "../server/app/games.ts";
import { startServer } from "../server/app/server.ts";
import { readConfig } from "../server/runtime/config/config.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { type Claim, claims, type Visit, variants, visitsOf } from "./engines/claims.ts";
import { type Engine, type EngineName, engineNames } from "./engines/engine.ts";
import { openEngine } from "./engines/open-engine.ts";
import { temporaryFolder } from "./processes/temporary-folder.ts";

interface Options {
  readonly engine?: EngineName;
  readonly json?: true;
}

interface Report {
  readonly version: string;
  readonly passed: number;
  readonly failed: number;
}

export const program = command(
  "browsers",
  "Plays the built client in Chromium, Firefox and WebKit, by real presses and touches. Exits with 1 if a claim fails.",
)
  .addOption(new Option("--engine <name>", "only this engine").choices(engineNames))
  .option("--json", "print the report as one line of JSON at the end")
  .action(play);

async function play({ engine, json }: Options): Promise<void> {
  const env = { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error", BOT_DELAY_MS: "0-0", LIMIT_LOOPBACK: "off" };
  const config = readConfig({ ...env, DATA_DIR: temporaryFolder("nine-lives-browsers-") });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const server = await startServer(config.value, { games });
  const reports: [EngineName, Report][] = [];
  for (const name of engine ? [engine] : engineNames) reports.push([name, await reportOn(name, server.url)]);
  await server.close();
  if (json) console.log(JSON.stringify({ engines: Object.fromEntries(reports) }));
  else for (const [name, { version, passed, failed }] of reports) console.log(line(name, version, passed, failed));
  if (reports.some(([, { failed }]) => failed > 0)) process.exitCode = exitCode.failed;
}

const line = (name: string, version: string, passed: number, failed: number): string =>
  `${name.padEnd(9)} ${version.padEnd(16)} ${passed} passed, ${failed} failed`;

async function reportOn(name: EngineName, url: string): Promise<Report> {
  const engine = await openEngine(name);
  const { version } = engine;
  const results = await check(engine, claims, visitsOf(engine, url));
  for (const variant of variants.filter(({ engines }) => engines.includes(name))) {
    const other = await openEngine(name, variant.options);
    results.push(...(await check(other, variant.claims, visitsOf(other, url, variant.query), `, ${variant.name}`)));
  }
  const passed = results.filter((result) => result).length;
  return { version, passed, failed: results.length - passed };
}

/** Checks claims one after another, and closes the engine. */
async function check(engine: Engine, some: readonly Claim[], visit: Visit, how = ""): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const claim of some) results.push(await holds(`${engine.name}${how}`, claim, () => claim.check(visit)));
  await engine.close();
  return results;
}

/** Checks a claim, and prints the result. */
async function holds(name: string, { title }: Claim, check: () => Promise<void>): Promise<boolean> {
  const since = performance.now();
  const seconds = () => Math.round((performance.now() - since) / 1000);
  try {
    await check();
    console.error(`${name}: ${title} (${seconds()} s)`);
    return true;
  } catch (error) {
    console.error(`${name}: FAILED: ${title} (${seconds()} s): ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

if (import.meta.main) await runAsMain(program);
