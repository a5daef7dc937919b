import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** How many ports each process of a test run chooses from. */
const share = 5000;
/** Below those that the system gives to whoever asks for any: nobody else gets one before it is used, or between two uses. */
const first = 10_000 + (Number(process.env["VITEST_POOL_ID"] ?? 0) % 4) * share;
let place = randomInt(share);

/** @returns a port of this machine that nobody listens on, each time another one. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < share; tries += 1) {
    place = (place + 1) % share;
    const port = first + place;
    if (await isFree(port)) return port;
  }
  throw new Error("there is no free port");
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
