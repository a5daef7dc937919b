import { flushCompileCache } from "node:module";
import { type Config, readConfig, variableList } from "../runtime/config/config.ts";
import { commandList, helpText } from "../runtime/config/help.ts";
import { swallowedByNpm } from "../runtime/config/npm-options.ts";
import { IncidentLog } from "../runtime/incident-log.ts";
import { createLog, type Log } from "../runtime/log.ts";
import { games } from "./games.ts";
import { type RunningServer, startServer } from "./server.ts";

const wrongUsage = 2;

/** Shuts the server down: a first signal drains it, and a second one ends it at once. */
function endOnSignal(server: RunningServer, log: Log): void {
  let draining = false;
  const end = async (signal: string) => {
    log.info({ event: "ending", signal }, draining ? "shutting down at once" : "shutting down: no new games");
    try {
      if (!draining) {
        draining = true;
        await server.drain();
      }
      await server.close();
      process.exit(0);
    } catch (error) {
      log.error({ event: "ended-unclean", err: error }, "shut down, but not everything could be closed");
      process.exit(1);
    }
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, end);
}

/** Ends a node that the cluster has replaced. The process supervisor then restarts it as a new node. */
function endWhenLost(server: RunningServer, log: Log): void {
  void server.lost.then(() => {
    log.error({ event: "ending-replaced" }, "shutting down: the cluster has replaced this node");
    process.exit(1);
  });
}

async function serve(config: Config): Promise<void> {
  const troubles = new IncidentLog(() => Date.now());
  const log = createLog(config.LOG_LEVEL, undefined, (event) => troubles.note(event), undefined, config.LOG_DEBUG);
  process.on("uncaughtException", (error) =>
    log.error({ event: "exception-uncaught", err: error }, "uncaught exception"),
  );
  process.on("unhandledRejection", (error) =>
    log.error({ event: "rejection-unhandled", err: error }, "unhandled rejection"),
  );
  try {
    const server = await startServer(config, { games, log, troubles });
    endOnSignal(server, log);
    endWhenLost(server, log);
    const siteUrl = config.PUBLIC_URL && config.PUBLIC_URL + config.BASE_PATH.slice(0, -1);
    console.log(`Nine Lives is ready at ${siteUrl ?? server.url}`);
    // Otherwise the compiled code of a killed process would be lost.
    flushCompileCache();
  } catch (error) {
    console.error(`cannot start: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/**
 * Returns settings that were given as options before `--`. npm consumes these, so the program does not receive them.
 */
function swallowedSettings(): readonly { readonly name: string; readonly option: string }[] {
  const options = variableList.map(({ name }) => ({ name, option: `--${name.toLowerCase().replaceAll("_", "-")}` }));
  const swallowed = swallowedByNpm(
    "start",
    options.map(({ option }) => option),
    process.env,
  );
  return options.filter(({ option }) => swallowed.includes(option));
}

const args = process.argv.slice(2);
const swallowed = swallowedSettings();
const config = readConfig(process.env);
if (args.includes("--help")) {
  console.log(helpText());
} else if (swallowed.length > 0) {
  for (const { name, option } of swallowed)
    console.error(`${name}: expected in the environment, as in ${name}=… npm start, got the option ${option}`);
  process.exitCode = wrongUsage;
} else if (args.length > 0) {
  const commands = commandList.map(({ name }) => name).join(", ");
  console.error(`unknown argument ${JSON.stringify(args[0])}: expected none, --help, or a command: ${commands}`);
  process.exitCode = wrongUsage;
} else if (config.ok) {
  await serve(config.value);
} else {
  for (const { name, expected, got } of config.error) console.error(`${name}: expected ${expected}, got ${got}`);
  process.exitCode = wrongUsage;
}
