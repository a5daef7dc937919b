import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Number of ports for each process of a test run. */
const share = 5000;
/** Below the ephemeral ports of the system, so that no other process gets one before or between two uses. */
const first = 10_000 + (Number(process.env["VITEST_POOL_ID"] ?? 0) % 4) * share;
let place = randomInt(share);

/** @returns an unused port of this machine, a different one each time. */
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
