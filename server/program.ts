import { flushCompileCache } from "node:module";
import { type Config, readConfig, variableList } from "./config/config.ts";
import { helpText } from "./config/help.ts";
import { swallowedByNpm } from "./config/swallowed.ts";
import { games } from "./games.ts";
import { createLog, type Log } from "./plumbing/log.ts";
import { Troubles } from "./plumbing/troubles.ts";
import { type RunningServer, startServer } from "./server.ts";

const wrongUsage = 2;

/** A first signal drains the server; a second ends it at once. */
function endOnSignal(server: RunningServer, log: Log): void {
  let draining = false;
  const end = async (signal: string) => {
    log.info({ event: "ending", signal }, draining ? "ending at once" : "ending: no new games");
    try {
      if (!draining) {
        draining = true;
        await server.drain();
      }
      await server.close();
      process.exit(0);
    } catch (error) {
      log.error({ event: "ended-unclean", err: error }, "ending although not everything could be closed");
      process.exit(1);
    }
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, end);
}

/** Whoever watches over the process starts it anew, as another node. */
function endWhenLost(server: RunningServer, log: Log): void {
  void server.lost.then(() => {
    log.error({ event: "ending-replaced" }, "ending: the house has replaced this node");
    process.exit(1);
  });
}

async function serve(config: Config): Promise<void> {
  const troubles = new Troubles(() => Date.now());
  const log = createLog(config.LOG_LEVEL, undefined, (event) => troubles.note(event));
  process.on("uncaughtException", (error) =>
    log.error({ event: "exception-uncaught", err: error }, "an exception that nobody caught"),
  );
  process.on("unhandledRejection", (error) =>
    log.error({ event: "rejection-unhandled", err: error }, "a rejection that nobody handled"),
  );
  try {
    const server = await startServer(config, { games, log, troubles });
    endOnSignal(server, log);
    endWhenLost(server, log);
    console.log(`Nine Lives is ready at ${config.PUBLIC_URL ?? server.url}`);
    // Otherwise a process that is killed would have compiled for itself alone.
    flushCompileCache();
  } catch (error) {
    console.error(`cannot start: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/** Settings that came as options before `--`: npm takes these for its own, and the program gets none. */
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
  console.error(`unknown argument ${JSON.stringify(args[0])}: expected none, or --help`);
  process.exitCode = wrongUsage;
} else if (config.ok) {
  await serve(config.value);
} else {
  for (const { name, expected, got } of config.error) console.error(`${name}: expected ${expected}, got ${got}`);
  process.exitCode = wrongUsage;
}
