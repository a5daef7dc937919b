import { startServer } from "../../server/app/server.ts";
import { readConfig } from "../../server/runtime/config/config.ts";
import { hosts } from "./sync.ts";

/* The real server, with a game that exists only in the tests. */

const config = readConfig(process.env);
if (!config.ok) throw new Error(JSON.stringify(config.error));
const { url } = await startServer(config.value, { games: hosts });
console.log(`ready at ${url}`);
