import { readArguments } from "./arguments.ts";
import { run } from "./run.ts";
import { foreignServer, ownServer } from "./server.ts";

const load = readArguments(process.argv.slice(2));
const target = load.url === null ? await ownServer() : foreignServer(load.url);
const report = await run(load, target, (line) => console.error(line));
await target.stop();
if (load.json) console.log(JSON.stringify(report));
else console.table(report);
process.exit(report.errors > 0 || report.disconnects > 0 ? 1 : 0);
