import { afterEach, expect, test } from "vitest";
import { type OpenAddress, openAddress } from "../../server/metrics/address.ts";
import { metricsPage } from "../../server/metrics/page.ts";

const exposition = { contentType: "text/plain; version=0.0.4; charset=utf-8", metrics: async () => "up 1\n" };
const token = "a-token-of-more-than-thirty-two-characters";

let address: OpenAddress;
afterEach(() => address.close());

/** Reads an address of metrics. */
async function read(needs: string | undefined, brings?: string) {
  address = await openAddress({ host: "127.0.0.1", port: 0 }, metricsPage(exposition, needs));
  return fetch(address.url, { headers: { ...(brings !== undefined && { Authorization: brings }) } });
}

test("at an address of their own metrics are read without a token, if none is set", async () => {
  const answer = await read(undefined);
  expect([answer.status, await answer.text()]).toEqual([200, "up 1\n"]);
});

test("they have the type that Prometheus expects, and are kept by nobody", async () => {
  const { headers } = await read(undefined);
  expect(headers.get("Content-Type")).toBe(exposition.contentType);
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("whoever brings the token that is set reads them", async () => {
  expect((await read(token, `Bearer ${token}`)).status).toBe(200);
});

test.each([undefined, "", token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`])(
  "who says %j instead is told in a sentence what is missing, and nothing else",
  async (brings) => {
    const answer = await read(token, brings);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toMatch(/^Metrics are for the operator: send METRICS_TOKEN .*\n$/);
  },
);

test("nothing else is at that address", async () => {
  await read(undefined);
  expect((await fetch(new URL("/api/lobby", address.url))).status).toBe(404);
});

test("an operator whose METRICS_PORT is taken is told so, with the reason once", async () => {
  await read(undefined);
  const { port } = new URL(address.url);
  const second = openAddress({ host: "127.0.0.1", port: Number(port) }, metricsPage(exposition, undefined));
  await expect(second).rejects.toMatchObject({
    message: `METRICS_PORT: expected a free port at an address of this machine, got 127.0.0.1:${port} (EADDRINUSE)`,
  });
});
