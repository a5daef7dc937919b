import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { siteAt } from "../support/app.ts";
import { freePort } from "../support/free-port.ts";
import { Nginx } from "../support/nginx.ts";

const compressed = { "Content-Encoding": "br" };

/** Substitute for a node, which responds with its name and the request. */
class StandIn {
  readonly name: string;
  /** Status of its responses; "hangs up" closes the connection during each request. */
  status: number | "hangs up" = 200;
  asked = 0;
  #port = 0;
  #http: Server | null = null;

  constructor(name: string) {
    this.name = name;
  }

  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    if (this.#http) return;
    this.#port ||= await freePort();
    const http = createServer(async (asked, answer) => {
      this.asked += 1;
      const body = (await Array.fromAsync(asked)).join("");
      const { host, "x-forwarded-for": from, "accept-encoding": accepts, upgrade = null } = asked.headers;
      if (this.status === "hangs up") return asked.socket.destroy();
      answer.writeHead(this.status, { "Content-Type": "application/json", ...(accepts === "br" && compressed) });
      const seen = { node: this.name, url: asked.url, method: asked.method, body, host, from, accepts, upgrade };
      answer.end(accepts === "br" ? "as it was" : JSON.stringify(seen));
    });
    http.on("upgrade", ({ url }, socket) => {
      socket.on("error", () => socket.destroy());
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-At: ${this.name} ${url}\r\n\r\n`,
      );
      socket.pipe(socket);
    });
    http.listen(this.#port, "127.0.0.1");
    await once(http, "listening");
    this.#http = http;
  }

  async die(): Promise<void> {
    const http = this.#http;
    this.#http = null;
    http?.closeAllConnections();
    http?.close();
    if (http) await once(http, "close");
  }
}

describe("nginx as shipped, with the rewrite of listen.conf for BASE_PATH=/cats/", () => {
  const nginx = new Nginx();
  const nodes = ["a", "b"].map((name) => new StandIn(name));
  beforeAll(async () => {
    const [, rewrite = ""] = /^# (rewrite .*)$/m.exec(readFileSync("deploy/listen.conf", "utf8")) ?? [];
    await Promise.all(nodes.map((node) => node.start()));
    await nginx.start(nodes, rewrite);
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(nodes.map((node) => node.die()));
  });

  test.each([
    "/cats/",
    "/cats",
    "/cats/api/tables",
    "/cats/api/games/a%2Fb?x=%20",
    "/cats/matchmake/joinById/x",
    "/t/x",
  ])("nodes get %s unchanged", async (path) => {
    expect((await siteAt(nginx.url).call(`GET ${path}`)).body).toMatchObject({ url: path });
  });

  test("the path of a node leads to it", async () => {
    for (const node of ["a", "b"])
      expect((await siteAt(nginx.url).call(`GET /cats/at/${node}/x`)).body).toMatchObject({
        node,
        url: `/cats/at/${node}/x`,
      });
    expect((await siteAt(nginx.url).call("GET /cats/at/c/x")).status).toBe(404);
  });

  test("a WebSocket of a room is carried", async () => {
    const headers = { Connection: "Upgrade", Upgrade: "websocket" };
    const asked = request(`${nginx.url}/cats/at/b/process/room?sessionId=x`, { headers }).end();
    const [answer, socket] = await once(asked, "upgrade");
    expect(answer.headers["x-at"]).toBe("b /cats/at/b/process/room?sessionId=x");
    socket.destroy();
  });
});

describe("nginx as shipped", () => {
  const nginx = new Nginx();
  const nodes = ["a", "b", "c"].map((name) => new StandIn(name));
  const site = () => siteAt(nginx.url);
  const [, b] = nodes;

  beforeAll(async () => {
    await Promise.all(nodes.map((node) => node.start()));
    await nginx.start(nodes);
  });
  afterEach(async () => {
    for (const node of nodes) node.status = 200;
    await Promise.all(nodes.map((node) => node.start()));
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(nodes.map((node) => node.die()));
  });

  /** Sends enough requests that every node would get one. */
  const often = (ask: string) => Promise.all(Array.from({ length: 12 }, () => site().call(ask, { body: { a: 1 } })));

  const upgrade = async (path: string, protocol = "websocket") => {
    const headers = { Connection: "Upgrade", Upgrade: protocol };
    const asked = request(nginx.url + path, { headers }).end();
    const [answer, socket] = await Promise.race([once(asked, "upgrade"), once(asked, "response")]);
    return { asked, answer, socket };
  };

  test.each(["a", "b", "c"])("routes the path of node %s to it, with address and host unchanged", async (name) => {
    const { host } = new URL(nginx.url);
    const answer = await site().call(`GET /at/${name}/process/room?sessionId=x`);
    expect(answer.body).toMatchObject({ node: name, url: `/at/${name}/process/room?sessionId=x`, host });
  });

  test("responds with 404 to the path of an unknown node, and to an upgrade there", async () => {
    expect((await site().call("GET /at/d/readyz")).status).toBe(404);
    const { asked, answer } = await upgrade("/at/d/process/room?sessionId=x");
    expect(answer.statusCode).toBe(404);
    asked.destroy();
  });

  test("routes a WebSocket to the node in its path, and carries both directions", async () => {
    const { asked, answer, socket } = await upgrade("/at/b/process/room?sessionId=x");
    expect([answer.statusCode, answer.headers["x-at"]]).toEqual([101, "b /at/b/process/room?sessionId=x"]);
    socket.write("meow");
    expect(String((await once(socket, "data"))[0])).toBe("meow");
    asked.destroy();
    socket.destroy();
  });

  test.each(["/", "/api/lobby", "/process/room?sessionId=x"])(
    "routes an upgrade at %s to no node as an upgrade",
    async (path) => {
      const { asked, answer } = await upgrade(path);
      expect(answer.statusCode).toBe(200);
      expect(JSON.parse((await Array.fromAsync(answer)).join(""))).toMatchObject({ url: path, upgrade: null });
      asked.destroy();
    },
  );

  test("routes an upgrade to another protocol to no node as an upgrade", async () => {
    const { asked, answer } = await upgrade("/at/b/process/room?sessionId=x", "h2c");
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse((await Array.fromAsync(answer)).join(""))).toMatchObject({ upgrade: null });
    asked.destroy();
  });

  test("passes on the encodings that a client accepts, and leaves compressed responses unchanged", async () => {
    const askedFor = async (encoding: string): Promise<[IncomingMessage, string]> => {
      const asked = request(`${nginx.url}/`, { headers: { "Accept-Encoding": encoding } }).end();
      const [response] = await once(asked, "response");
      return [response, (await Array.fromAsync(response)).join("")];
    };
    const [plain, seen] = await askedFor("gzip");
    expect([plain.headers["content-encoding"], JSON.parse(seen).accepts]).toEqual([undefined, "gzip"]);
    const [brotli, body] = await askedFor("br");
    expect([brotli.headers["content-encoding"], body]).toEqual(["br", "as it was"]);
  });

  test("passes on the address of the player, whatever the player claims", async () => {
    const answer = await site().call("GET /api/lobby", { headers: { "X-Forwarded-For": "192.0.2.1" } });
    expect(answer.body).toMatchObject({ from: "192.0.2.1, 127.0.0.1" });
  });

  test("gives every node a share of requests", async () => {
    const answers = await often("POST /api/players");
    for (const { name } of nodes)
      expect(answers).toContainEqual(expect.objectContaining({ body: expect.objectContaining({ node: name }) }));
  });

  test("skips a dead node, and keeps the body of a POST", async () => {
    await b?.die();
    for (const { status, body } of await often("POST /api/players")) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ node: expect.stringMatching(/a|c/), method: "POST", body: '{"a":1}' });
    }
  });

  test("repeats a POST on another node if the first one accepts it and does not respond", async () => {
    if (b) Object.assign(b, { status: "hangs up", asked: 0 });
    for (const { status, body } of await often("POST /api/tables")) {
      expect([status, body]).toEqual([200, expect.objectContaining({ node: expect.stringMatching(/a|c/) })]);
    }
    expect(b?.asked).toBeGreaterThan(0);
  });

  test("responds to the path of a dead node that it is away, and keeps others reachable", async () => {
    await b?.die();
    expect((await site().call("GET /at/b/readyz")).status).toBe(502);
    expect((await site().call("GET /at/a/readyz")).status).toBe(200);
  });

  test.each(["/api/tables", "/matchmake/joinOrCreate/queue"])(
    "repeats %s elsewhere if a node that shuts down rejects it",
    async (path) => {
      if (b) b.status = 503;
      for (const { status, body } of await often(`POST ${path}`)) {
        expect([status, body]).toEqual([200, expect.objectContaining({ method: "POST", body: '{"a":1}' })]);
      }
    },
  );

  test("passes on the response if all nodes reject a request, and continues to serve others", async () => {
    for (const node of nodes) node.status = 503;
    for (const { status, body } of await often("POST /api/tables")) {
      expect([status, body]).toEqual([503, expect.objectContaining({ url: "/api/tables" })]);
    }
    for (const node of nodes) node.status = 200;
    for (const { status } of await often("POST /api/players")) expect(status).toBe(200);
  });

  test("sends a join with a retryable error to one node only", async () => {
    for (const node of nodes) Object.assign(node, { status: 503, asked: 0 });
    expect((await site().call("POST /matchmake/joinById/room", { body: {} })).status).toBe(503);
    expect(nodes.reduce((sum, { asked }) => sum + asked, 0)).toBe(1);
  });
});
