import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { type Drip, Lane } from "./lane.ts";

/** Properties of a network. Without any it only forwards. */
export interface Conditions extends Drip {
  /** Delay of each chunk in ms, and the maximum random addition. */
  readonly delayMs?: number;
  readonly jitterMs?: number;
  /** Share of chunks that stall, 0 to 1, and the duration of a stall in ms. */
  readonly stallShare?: number;
  readonly stallMs?: number;
  /** Interval in ms at which collected chunks are forwarded together. */
  readonly bufferMs?: number;
  /** Idle time after which a connection is ended, in ms. */
  readonly idleMs?: number;
}

interface Place {
  /** Address of the server: `http://127.0.0.1:2567`. */
  readonly server: string;
  /** Host name or address of the proxy in its own address; IPv6 without brackets. */
  readonly host?: string;
}

/** A connection of the page through the network. */
interface Pair {
  readonly up: Lane;
  readonly down: Lane;
  readonly end: () => void;
}

/** A TCP proxy between a page and the server, which behaves like a bad network. */
export class BadNetwork {
  readonly url: string;
  /** Chunks that pages have sent. */
  sent = 0;
  #conditions: Conditions = {};
  readonly #target: URL;
  readonly #listener: Server;
  readonly #pairs = new Set<Pair>();
  readonly #abandoned = new Set<Pair>();
  /** Connections that the portal answers. Browsers open some that they never use. */
  readonly #intercepted = new Set<Socket>();
  #isHeld = false;
  /** Page that answers all requests in place of the server. */
  #portal: string | null = null;
  readonly #random: () => number;

  private constructor(target: URL, host: string, listener: Server, random: () => number) {
    this.#target = target;
    this.#listener = listener;
    this.#random = random;
    const address = listener.address();
    const port = typeof address === "object" ? address?.port : 0;
    this.url = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
    listener.on("connection", (page) => this.#accept(page));
  }

  /** @param random returns 0 <= x < 1, for jitter and stalls. */
  static async open({ server, host = "localhost" }: Place, random = Math.random): Promise<BadNetwork> {
    const listener = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve, reject) => {
      listener.once("error", reject);
      listener.listen(0, host === "localhost" ? "127.0.0.1" : host, resolve);
    });
    return new BadNetwork(new URL(server), host, listener, random);
  }

  /** Number of open connections of pages. */
  get connections(): number {
    return this.#pairs.size;
  }

  become(conditions: Conditions): void {
    this.#conditions = conditions;
  }

  /** Forwards nothing and closes nothing, not even new connections. */
  hold(): void {
    this.#isHeld = true;
    for (const { up, down } of this.#pairs) for (const lane of [up, down]) lane.hold();
  }

  /** Forwards everything that was held. */
  release(): void {
    this.#isHeld = false;
    for (const { up, down } of this.#pairs) for (const lane of [up, down]) lane.release();
  }

  /** Forgets all connections without closing them, as after a change of the address. New ones work. */
  abandon(): void {
    for (const pair of this.#pairs) {
      for (const lane of [pair.up, pair.down]) lane.hold();
      this.#abandoned.add(pair);
    }
    this.#pairs.clear();
  }

  /** Holds only the way to the pages: the server hears them, but its answers are lost. */
  holdAnswers(): void {
    for (const { down } of this.#pairs) down.hold();
  }

  /** Cuts all connections. */
  cut(): void {
    for (const { end } of this.#pairs) end();
  }

  /** Answers all requests with this page, like the sign-in page of a Wi-Fi; null ends it. */
  intercept(portal: string | null): void {
    this.#portal = portal;
    this.cut();
  }

  async close(): Promise<void> {
    this.cut();
    for (const page of this.#intercepted) page.destroy();
    for (const { end } of this.#abandoned) end();
    await new Promise((resolve) => this.#listener.close(resolve));
  }

  #accept(page: Socket): void {
    if (this.#portal === null) {
      this.#connect(page);
      return;
    }
    this.#intercepted.add(page);
    page.once("close", () => this.#intercepted.delete(page));
    answer(page, this.#portal);
  }

  #connect(page: Socket): void {
    const { hostname, port } = this.#target;
    const server = dial({ host: hostname, port: Number(port), allowHalfOpen: true });
    const end = () => {
      page.destroy();
      server.destroy();
      this.#pairs.delete(pair);
    };
    const pair = { up: new Lane(server), down: new Lane(page), end };
    this.#pairs.add(pair);
    if (this.#isHeld) for (const lane of [pair.up, pair.down]) lane.hold();
    const { idleMs } = this.#conditions;
    if (idleMs !== undefined) for (const socket of [page, server]) socket.setTimeout(idleMs, end);
    const carry = (from: Socket, lane: Lane) => {
      from.on("data", (chunk) => {
        if (from === page) this.sent += 1;
        lane.carry(chunk, this.#arrival(), this.#conditions);
      });
      from.on("end", () => lane.end(this.#arrival()));
      from.on("error", () => {});
      from.on("close", (hasFailed) => {
        this.#pairs.delete(pair);
        if (hasFailed) lane.destroy();
      });
    };
    carry(page, pair.up);
    carry(server, pair.down);
  }

  /** Returns the time at which a chunk that is sent now arrives, by `performance.now()`. */
  #arrival(): number {
    const { delayMs = 0, jitterMs = 0, stallShare = 0, stallMs = 0, bufferMs = 0 } = this.#conditions;
    const stall = this.#random() < stallShare ? stallMs : 0;
    const at = performance.now() + delayMs + this.#random() * jitterMs + stall;
    return bufferMs > 0 ? Math.ceil(at / bufferMs) * bufferMs : at;
  }
}

function answer(page: Socket, portal: string): void {
  page.on("error", () => {});
  page.once("data", () => {
    const head = ["HTTP/1.1 200 OK", "Content-Type: text/html", `Content-Length: ${Buffer.byteLength(portal)}`];
    page.end(`${[...head, "Connection: close"].join("\r\n")}\r\n\r\n${portal}`);
  });
}
