import { games } from "../../../server/app/games.ts";
import { startServer } from "../../../server/app/server.ts";
import { readConfig } from "../../../server/runtime/config/config.ts";

/** Runs the server with another build of the client: `node serve.ts FOLDER`. */
const config = readConfig(process.env);
const [clientFolder] = process.argv.slice(2);
if (!config.ok || clientFolder === undefined) throw new Error("expected variables of the server, and a folder");
const { url } = await startServer(config.value, { games, clientFolder });
console.log(`ready at ${url}`);
