import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { trustedProxies, trustOf } from "../../server/runtime/config/trusted-proxies.ts";
import { createLog } from "../../server/runtime/log.ts";
import { addressOf, addressOfConnection } from "../../server/transport/http/address.ts";
import { type App, startApp } from "../support/app.ts";

let app: App | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** Returns the address that counts for a request from this machine. */
function counted(proxies: string, forwarded: string): string {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: "127.0.0.1" });
  const request = new IncomingMessage(socket);
  request.headers["x-forwarded-for"] = forwarded;
  return addressOf(request, trustOf(trustedProxies.parse(proxies)));
}

test.each([
  ["0", "127.0.0.1"],
  ["1", "192.0.2.1"],
  ["2", "203.0.113.9"],
  ["9", "203.0.113.9"],
  ["127.0.0.1", "192.0.2.1"],
  ["127.0.0.0/8, 192.0.2.0/24", "203.0.113.9"],
  ["10.0.0.0/8", "127.0.0.1"],
  ["::1, 10.0.0.0/8", "127.0.0.1"],
])("with TRUST_PROXY=%s the nearest address that is no trusted proxy counts", (proxies, address) => {
  expect(counted(proxies, "203.0.113.9, 192.0.2.1")).toBe(address);
});

test("the addresses of an IPv6 network count as one address", () => {
  expect(counted("1", "2001:db8:0:1::1")).toBe(counted("1", "2001:db8:0:1:ffff::2"));
  expect(counted("1", "2001:db8:1::1")).not.toBe(counted("1", "2001:db8:9::1"));
});

test.each(["10", "-1", "1.5", "10.0.0.0/33", "cats.example", "127.0.0.1,,10.0.0.0/8", "127.0.0.1;10.0.0.1"])(
  "TRUST_PROXY=%s is refused",
  (text) => {
    expect(trustedProxies.safeParse(text).success).toBe(false);
  },
);

test("connections of a named proxy have no limit, and those of other addresses have one", () => {
  const counted = (remoteAddress: string) =>
    addressOfConnection({ remoteAddress }, trustOf(["10.0.0.0/8"]), { LIMIT_LOOPBACK: true });
  expect([counted("10.1.2.3"), counted("192.0.2.1")]).toEqual([null, "192.0.2.1"]);
});

test("the first request that an unknown proxy forwards is logged with the expected and the found address", async () => {
  const lines: string[] = [];
  const log = createLog("warn", { write: (text) => lines.push(text) });
  app = await startApp({ TRUST_PROXY: "10.0.0.0/8" }, { log });
  await app.call("GET /healthz");
  const headers = { "X-Forwarded-For": "203.0.113.9" };
  for (let i = 0; i < 3; i += 1) await app.call("GET /healthz", { headers });
  const reports = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "proxy-unknown");
  expect(reports).toMatchObject([{ setting: "TRUST_PROXY", expected: ["10.0.0.0/8"], got: "127.0.0.1" }]);
});
