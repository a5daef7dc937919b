import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { siteAt } from "../support/app.ts";
import { freePort } from "../support/free-port.ts";
import { Nginx } from "../support/nginx.ts";

const compressed = { "Content-Encoding": "br" };

/** Stands for a node: answers with its name and what it was asked. */
class StandIn {
  readonly name: string;
  /** What it answers with; "hangs up" in the middle of each request. */
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

describe("nginx as it is shipped", () => {
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

  /** Asks often enough that every node would have its turn. */
  const often = (ask: string) => Promise.all(Array.from({ length: 12 }, () => site().call(ask, { body: { a: 1 } })));

  const upgrade = async (path: string, protocol = "websocket") => {
    const headers = { Connection: "Upgrade", Upgrade: protocol };
    const asked = request(nginx.url + path, { headers }).end();
    const [answer, socket] = await Promise.race([once(asked, "upgrade"), once(asked, "response")]);
    return { asked, answer, socket };
  };

  test.each(["a", "b", "c"])("the path of node %s leads to it, address and host unchanged", async (name) => {
    const { host } = new URL(nginx.url);
    const answer = await site().call(`GET /at/${name}/process/room?sessionId=x`);
    expect(answer.body).toMatchObject({ node: name, url: `/at/${name}/process/room?sessionId=x`, host });
  });

  test("the path of a node that there is not is answered with 404, an upgrade too", async () => {
    expect((await site().call("GET /at/d/readyz")).status).toBe(404);
    const { asked, answer } = await upgrade("/at/d/process/room?sessionId=x");
    expect(answer.statusCode).toBe(404);
    asked.destroy();
  });

  test("a WebSocket reaches the node that its path names, and carries both ways", async () => {
    const { asked, answer, socket } = await upgrade("/at/b/process/room?sessionId=x");
    expect([answer.statusCode, answer.headers["x-at"]]).toEqual([101, "b /at/b/process/room?sessionId=x"]);
    socket.write("meow");
    expect(String((await once(socket, "data"))[0])).toBe("meow");
    asked.destroy();
    socket.destroy();
  });

  test.each(["/", "/api/lobby", "/process/room?sessionId=x"])(
    "an upgrade at %s reaches no node as one",
    async (path) => {
      const { asked, answer } = await upgrade(path);
      expect(answer.statusCode).toBe(200);
      expect(JSON.parse((await Array.fromAsync(answer)).join(""))).toMatchObject({ url: path, upgrade: null });
      asked.destroy();
    },
  );

  test("an upgrade to anything but a WebSocket reaches no node as one", async () => {
    const { asked, answer } = await upgrade("/at/b/process/room?sessionId=x", "h2c");
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse((await Array.fromAsync(answer)).join(""))).toMatchObject({ upgrade: null });
    asked.destroy();
  });

  test("nodes learn which encodings a client reads, and what they compressed stays as it is", async () => {
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

  test("the address of a player reaches the node, whatever the player claims", async () => {
    const answer = await site().call("GET /api/lobby", { headers: { "X-Forwarded-For": "192.0.2.1" } });
    expect(answer.body).toMatchObject({ from: "192.0.2.1, 127.0.0.1" });
  });

  test("every node has its share of requests", async () => {
    const answers = await often("POST /api/players");
    for (const { name } of nodes)
      expect(answers).toContainEqual(expect.objectContaining({ body: expect.objectContaining({ node: name }) }));
  });

  test("a dead node is skipped, and a POST keeps its body", async () => {
    await b?.die();
    for (const { status, body } of await often("POST /api/players")) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ node: expect.stringMatching(/a|c/), method: "POST", body: '{"a":1}' });
    }
  });

  test("a POST that a node takes and does not answer is asked of another one", async () => {
    if (b) Object.assign(b, { status: "hangs up", asked: 0 });
    for (const { status, body } of await often("POST /api/tables")) {
      expect([status, body]).toEqual([200, expect.objectContaining({ node: expect.stringMatching(/a|c/) })]);
    }
    expect(b?.asked).toBeGreaterThan(0);
  });

  test("the path of a dead node says that it is away, and others stay reachable", async () => {
    await b?.die();
    expect((await site().call("GET /at/b/readyz")).status).toBe(502);
    expect((await site().call("GET /at/a/readyz")).status).toBe(200);
  });

  test.each(["/api/tables", "/matchmake/joinOrCreate/queue"])(
    "a node that is ending does not get to refuse %s",
    async (path) => {
      if (b) b.status = 503;
      for (const { status, body } of await often(`POST ${path}`)) {
        expect([status, body]).toEqual([200, expect.objectContaining({ method: "POST", body: '{"a":1}' })]);
      }
    },
  );

  test("if all nodes refuse, the player gets their answer, and everything else goes on", async () => {
    for (const node of nodes) node.status = 503;
    for (const { status, body } of await often("POST /api/tables")) {
      expect([status, body]).toEqual([503, expect.objectContaining({ url: "/api/tables" })]);
    }
    for (const node of nodes) node.status = 200;
    for (const { status } of await often("POST /api/players")) expect(status).toBe(200);
  });

  test("a join that is to be tried again is asked of one node only", async () => {
    for (const node of nodes) Object.assign(node, { status: 503, asked: 0 });
    expect((await site().call("POST /matchmake/joinById/room", { body: {} })).status).toBe(503);
    expect(nodes.reduce((sum, { asked }) => sum + asked, 0)).toBe(1);
  });
});
