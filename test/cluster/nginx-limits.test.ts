import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Nginx } from "../support/nginx.ts";

/** Header with the address of a test's client, as another proxy in front of nginx would set it. */
const header = "X-Test-Address";

describe("nginx as shipped limits addresses:", () => {
  const node = createServer((_request, answer) => answer.end());
  node.on("upgrade", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  });
  const nginx = new Nginx();
  const open: (() => void)[] = [];

  beforeAll(async () => {
    node.listen(0, "127.0.0.1");
    await once(node, "listening");
    const { port } = node.address() as AddressInfo;
    await nginx.start([{ name: "a", port }], `set_real_ip_from 127.0.0.1;\nreal_ip_header ${header};\n`);
  });
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });
  afterAll(async () => {
    await nginx.stop();
    node.closeAllConnections();
    node.close();
  });

  /** Opens a WebSocket that stays open, and resolves with the status of the response. */
  async function connectFrom(address: string): Promise<number> {
    const headers = { Connection: "Upgrade", Upgrade: "websocket", [header]: address };
    const asked = request(`${nginx.url}/at/a/process/room?sessionId=x`, { headers, agent: false }).end();
    asked.on("error", () => {});
    open.push(() => asked.destroy());
    const [answer, socket] = await Promise.race([once(asked, "upgrade"), once(asked, "response")]);
    if (socket) open.push(() => socket.destroy());
    return answer.statusCode;
  }

  const many = (count: number, addressOf: (number: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, number) => connectFrom(addressOf(number))));

  const counted = (statuses: readonly number[]) => ({
    accepted: statuses.filter((status) => status === 101).length,
    refused: statuses.filter((status) => status === 429).length,
  });

  test("60 players behind one address get two WebSockets each and six connections more", async () => {
    expect(counted(await many(60 * 8, () => "192.0.2.1"))).toEqual({ accepted: 480, refused: 0 });
  });

  test("the 501st connection of an address gets 429, and another address is served", async () => {
    expect(counted(await many(510, () => "192.0.2.2"))).toEqual({ accepted: 500, refused: 10 });
    expect(await connectFrom("192.0.2.3")).toBe(101);
  });

  test.each([
    ["2001:db8:0:1", "2001:db8:0:2::1"],
    ["2001:db8::", "2001:db9::1"],
  ])("the IPv6 network %s counts as one address, and another network is served", async (network, other) => {
    const inNetwork = (number: number) => `${network.replace(/::$/, ":0:0")}:a:b:c:${(number + 1).toString(16)}`;
    expect(counted(await many(510, inNetwork))).toEqual({ accepted: 500, refused: 10 });
    expect(await connectFrom(other)).toBe(101);
  });

  test("connections of this machine itself are not counted", async () => {
    expect(counted(await many(510, () => "127.0.0.1"))).toEqual({ accepted: 510, refused: 0 });
  });

  test("an address with more than 100 requests a second gets 429 after 2,000 responses, and another one is served", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const ask = async (address: string): Promise<number | undefined> => {
      const asked = request(nginx.url, { agent, headers: { [header]: address } }).end();
      const [answer] = await once(asked, "response");
      await Array.fromAsync(answer);
      return answer.statusCode;
    };
    let served = 0;
    for (let isRefused = false; !isRefused && served < 20_000; ) {
      const statuses = await Promise.all(Array.from({ length: 50 }, () => ask("192.0.2.9")));
      served += statuses.filter((status) => status === 200).length;
      isRefused = statuses.includes(429);
    }
    expect(served).toBeGreaterThanOrEqual(2000);
    expect(served).toBeLessThan(20_000);
    expect(await ask("192.0.2.10")).toBe(200);
    agent.destroy();
  });
});
