import { readArguments } from "./arguments.ts";
import { run } from "./run.ts";
import { foreignServer, ownServer } from "./server.ts";

/** Load before the measurement: it makes the server compile its code and fill its memory. */
const warmUp = { rooms: 4, seconds: 3, restart: false } as const;

const load = readArguments(process.argv.slice(2));
const target = load.url === null ? await ownServer() : foreignServer(load.url);
if (load.url === null) await run({ ...load, ...warmUp }, target, () => {});
const report = await run(load, target, (line) => console.error(line));
await target.stop();
if (load.json) console.log(JSON.stringify(report));
else console.table(report);
process.exit(report.errors > 0 || report.disconnects > 0 ? 1 : 0);
