import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import {
  createFront,
  type FrontOffence,
  type FrontRules,
  maxWaitingRequests,
} from "../../server/transport/http/http-server.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Responses that the test sends itself, and reasons of ended connections. */
interface Heard {
  readonly responses: ServerResponse[];
  readonly ended: FrontOffence[];
}

interface Tried extends Heard {
  readonly port: number;
  /** Advances the clock of the rules, in ms. */
  pass(ms: number): void;
  open(): Socket;
}

const long = 3_600_000;

async function openFront(
  over: Partial<FrontRules> = {},
  patience: Partial<Parameters<typeof createFront>[2]> = {},
  handle?: RequestListener,
): Promise<Tried> {
  const responses: ServerResponse[] = [];
  const ended: FrontOffence[] = [];
  let now = 0;
  const rules: FrontRules = {
    addressOf: () => "an address",
    maxConnections: 100,
    now: () => now,
    ended: (offence) => ended.push(offence),
    ...over,
  };
  const keep: RequestListener = (_request, response) => responses.push(response);
  const http = createFront(handle ?? keep, rules, {
    arrivalTimeoutMs: long,
    stallTimeoutMs: long,
    responseTimeoutMs: long,
    ...patience,
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  ends.push(() => {
    http.closeAllConnections();
    http.close();
  });
  const address = http.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const open = () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    ends.push(() => socket.destroy());
    return socket;
  };
  return { responses, ended, port, open, pass: (ms) => (now += ms) };
}

const get = (path = "/") => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Resolves once the server has ended the connection. */
const closed = (socket: Socket) => new Promise((resolve) => socket.resume().once("close", resolve));

/** Collects the data that a client reads. */
function reading(socket: Socket): () => string {
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  return () => text;
}

describe("pipelined requests", () => {
  test("the next request of a connection is handled once the previous response is sent", async () => {
    const { responses, open } = await openFront();
    const socket = open();
    const read = reading(socket);
    socket.write(get() + get() + get());
    for (const body of ["one", "two", "three"]) {
      await expect.poll(() => responses.length).toBe(1);
      responses.pop()?.end(body);
    }
    await expect.poll(read).toMatch(/one[\s\S]*two[\s\S]*three/);
  });

  test("a connection with too many waiting requests is ended, and none of them is handled", async () => {
    const { responses, ended, open } = await openFront();
    const socket = open();
    socket.write(get().repeat(1 + maxWaitingRequests + 1));
    await closed(socket);
    expect(responses).toHaveLength(1);
    expect(ended).toEqual(["too many requests at once"]);
  });

  test("of a chunk with thousands of requests the server parses only as many as may wait", async () => {
    let parsed = 0;
    const count = () => {
      parsed += 1;
    };
    subscribe("http.server.request.start", count);
    ends.push(() => unsubscribe("http.server.request.start", count));
    const { open } = await openFront();
    const socket = open();
    socket.write(get().repeat(2400));
    await closed(socket);
    expect(parsed).toBe(1 + maxWaitingRequests);
  });

  test("a connection with the maximum number of waiting requests gets all responses", async () => {
    const { open, ended } = await openFront({}, {}, ({ url }, response) => response.end(`[${url}]`));
    const socket = open();
    const read = reading(socket);
    const all = Array.from({ length: 1 + maxWaitingRequests }, (_, number) => `/${number}`);
    socket.write(all.map(get).join(""));
    await expect.poll(() => read().match(/(?<=\[)[^\]]*/g)).toEqual(all);
    expect(ended).toEqual([]);
  });

  test.each([
    ["without a Host header", "GET / HTTP/1.1\r\n\r\n"],
    ["with an unknown expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n"],
  ])("a connection cannot pipeline rejected requests endlessly: %s", async (_, request) => {
    const { responses, ended, open } = await openFront();
    const socket = open();
    socket.write(get() + request.repeat(3000));
    await closed(socket);
    expect(responses).toHaveLength(1);
    expect(ended).toEqual(["too many requests at once"]);
  });

  test.each([
    [400, "without a Host header", "GET / HTTP/1.1\r\n\r\n"],
    [417, "with an unknown expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n"],
  ])("a client gets %i for a request %s", async (status, _, request) => {
    const { open } = await openFront();
    const socket = open();
    const read = reading(socket);
    socket.write(request);
    await expect.poll(read).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test("an address with five ended connections cannot open another one within ten seconds", async () => {
    const { responses, ended, open, pass } = await openFront();
    const flood = async () => {
      const socket = open();
      socket.write(get().repeat(100));
      await closed(socket);
    };
    for (let times = 0; times < 6; times += 1) await flood();
    expect([ended.length, responses.length]).toEqual([5, 5]);
    pass(10_001);
    open().write(get());
    await expect.poll(() => responses.length).toBe(6);
  });
});

describe("connections of an address", () => {
  test("an address gets no connection beyond its limit, and another one after closing one", async () => {
    const { responses, open } = await openFront({ maxConnections: 2 });
    const [first] = [open(), open()];
    for (const socket of [first, open()]) socket.write(get());
    await closed(open());
    first.destroy();
    await expect
      .poll(() => {
        open().write(get());
        return responses.length;
      })
      .toBeGreaterThan(1);
  });

  test("connections without an address have no limit", async () => {
    const { responses, open } = await openFront({ maxConnections: 1, addressOf: () => null });
    for (const socket of [open(), open(), open()]) socket.write(get());
    await expect.poll(() => responses.length).toBe(3);
  });
});

describe("clients that do not read responses", () => {
  const large = Buffer.alloc(50_000_000);

  test("a client that reads nothing of a response is disconnected", async () => {
    const { ended, open } = await openFront({}, { stallTimeoutMs: 1000 }, (_request, response) => response.end(large));
    const socket = open().pause();
    socket.write(get());
    await expect.poll(() => ended).toEqual(["reads nothing"]);
  });

  test("a client that reads a response too slowly is disconnected", async () => {
    const { ended, open } = await openFront({}, { responseTimeoutMs: 200 }, (_request, response) =>
      response.end(large),
    );
    const socket = open();
    socket.write(get());
    // Some bytes arrive now and then, so that the response never stalls.
    socket.on("data", () => {
      socket.pause();
      setTimeout(() => socket.resume(), 10);
    });
    await expect.poll(() => ended).toEqual(["reads nothing"]);
  });

  test("a client that sends more requests without reading has at most one response in memory", async () => {
    let handled = 0;
    const { open } = await openFront({}, {}, (_request, response) => {
      handled += 1;
      response.end(large);
    });
    const socket = open().pause();
    for (let times = 0; times < maxWaitingRequests; times += 1) socket.write(get());
    await expect.poll(() => handled).toBe(1);
    // The server has parsed all requests once it responds to another connection.
    const other = open();
    const read = reading(other);
    other.write(get());
    await expect.poll(() => read().length).toBeGreaterThan(0);
    expect(handled).toBe(2);
  });

  test("a client that waits for a slow handler is not disconnected", async () => {
    const { responses, ended, open } = await openFront({}, { stallTimeoutMs: 1000 });
    const socket = open();
    const read = reading(socket);
    socket.write(get());
    await expect.poll(() => responses.length).toBe(1);
    const idle = open();
    await closed(idle);
    responses[0]?.end("late");
    await expect.poll(read).toContain("late");
    expect(ended).toEqual([]);
  });
});
