import { afterEach, expect, test } from "vitest";
import { metricsPage, type OpenAddress, openAddress } from "../../server/metrics/page.ts";

const exposition = { contentType: "text/plain; version=0.0.4; charset=utf-8", metrics: async () => "up 1\n" };
const token = "a-token-of-more-than-thirty-two-characters";

let address: OpenAddress;
afterEach(() => address.close());

/** Reads the metrics at a separate address. */
async function read(needs: string | undefined, brings?: string) {
  address = await openAddress({ host: "127.0.0.1", port: 0 }, metricsPage(exposition, needs));
  return fetch(address.url, { headers: { ...(brings !== undefined && { Authorization: brings }) } });
}

test("at a separate address metrics need no token if none is set", async () => {
  const answer = await read(undefined);
  expect([answer.status, await answer.text()]).toEqual([200, "up 1\n"]);
});

test("the response has the type that Prometheus expects, and is not cached", async () => {
  const { headers } = await read(undefined);
  expect(headers.get("Content-Type")).toBe(exposition.contentType);
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("a client with the configured token gets the metrics", async () => {
  expect((await read(token, `Bearer ${token}`)).status).toBe(200);
});

test.each([undefined, "", token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`])(
  "a client that sends %j instead gets only a sentence that names the missing token",
  async (brings) => {
    const answer = await read(token, brings);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toMatch(/^Metrics are for the operator: send METRICS_TOKEN .*\n$/);
  },
);

test("the separate address serves nothing else", async () => {
  await read(undefined);
  expect((await fetch(new URL("/api/lobby", address.url))).status).toBe(404);
});

test.each(["OPTIONS", "POST", "DELETE"])("the separate address refuses %s", async (method) => {
  await read(undefined);
  const answer = await fetch(address.url, { method });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test("an operator with a METRICS_PORT in use gets an error with the reason", async () => {
  await read(undefined);
  const { port } = new URL(address.url);
  const second = openAddress({ host: "127.0.0.1", port: Number(port) }, metricsPage(exposition, undefined));
  await expect(second).rejects.toMatchObject({
    message: `METRICS_PORT: expected a free port at an address of this machine, got 127.0.0.1:${port} (EADDRINUSE)`,
  });
});
