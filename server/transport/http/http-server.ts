import { createServer, IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ConnectionsByAddress } from "./connections-by-address.ts";

/** Reasons to end a connection over which requests come. */
export type FrontOffence = "too many requests at once" | "reads nothing";

export interface FrontRules {
  /** Returns the address that a connection counts for; null if it counts for none. */
  readonly addressOf: (socket: Socket) => string | null;
  /** Connections that an address may have open at once. */
  readonly maxConnections: number;
  /** Monotonic, in ms. */
  readonly now: () => number;
  /** Called once for each connection that is ended for an offence. */
  readonly ended: (offence: FrontOffence) => void;
}

export interface Patience {
  /** Time for a request to arrive, with its body. */
  readonly arrivalTimeoutMs: number;
  /** Time in which the client must take at least some of the pending bytes. */
  readonly stallTimeoutMs: number;
  /** Time from the beginning of a response to its end. */
  readonly responseTimeoutMs: number;
}

const usualPatience: Patience = { arrivalTimeoutMs: 10_000, stallTimeoutMs: 10_000, responseTimeoutMs: 300_000 };

/**
 * Maximum number of requests of a connection that wait while one is handled. Browsers and proxies do not pipeline
 * requests.
 */
export const maxWaitingRequests = 10;

/**
 * Creates the HTTP server that clients reach. It bounds the connections of an address, handles one request of a
 * connection at a time, and ends connections that send too many requests at once or do not take their responses.
 * @param handle handles requests that have a Host header.
 */
export function createFront(handle: RequestListener, rules: FrontRules, patience = usualPatience): Server {
  const connections = new ConnectionsByAddress(rules.maxConnections, rules.now);
  const lines = new WeakMap<Socket, RequestLine>();
  const server: Server = createServer({
    headersTimeout: patience.arrivalTimeoutMs,
    requestTimeout: patience.arrivalTimeoutMs,
    connectionsCheckingInterval: 1000,
    // Node answers requests without a Host header by itself, without a bound.
    requireHostHeader: false,
    IncomingMessage: stoppingAt((socket) => lines.get(socket)?.isFull === true),
    shouldUpgradeCallback: (request) =>
      lines.get(request.socket)?.overflowsWith(request) || server.listenerCount("upgrade") > 0,
  });
  server.timeout = patience.stallTimeoutMs;
  server.on("connection", (socket) => {
    const address = rules.addressOf(socket);
    if (address !== null && !connections.admit(address)) return void socket.destroy();
    if (address !== null) socket.once("close", () => connections.release(address));
    const end = (offence: FrontOffence) => {
      if (address !== null && offence === "too many requests at once") connections.punish(address);
      rules.ended(offence);
      socket.destroy();
    };
    lines.set(socket, new RequestLine(socket, end, patience.responseTimeoutMs));
  });
  const receive = (handler: RequestListener) => (request: IncomingMessage, response: ServerResponse) =>
    lines.get(request.socket)?.receive({ request, response, handler });
  server.on(
    "request",
    receive((request, response) => (hasHost(request) ? handle(request, response) : refuse(response, 400))),
  );
  // Node would answer these by itself, without a bound.
  server.on(
    "checkExpectation",
    receive((_request, response) => refuse(response, 417)),
  );
  server.on("timeout", (socket: Socket) => {
    const line = lines.get(socket);
    if (line?.isHandling) line.stall();
    else socket.destroy();
  });
  return server;
}

/**
 * Creates the class of requests for a server that stops parsing when a connection has too many. One chunk of bytes may
 * hold thousands of requests. Node's parser stops within a chunk only for an upgrade, so the first excess request is
 * presented as one.
 */
const stoppingAt = (isFull: (socket: Socket) => boolean) =>
  class extends IncomingMessage {
    declare private isUpgrade: boolean;

    get upgrade(): boolean {
      return this.isUpgrade;
    }

    /** Node sets this with the headers. */
    set upgrade(isAsked: boolean | null) {
      this.isUpgrade = isAsked === true || isFull(this.socket);
    }
  };

const hasHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion !== "1.1" || headers.host !== undefined;

const refuse = (response: ServerResponse, status: number): void =>
  void response.writeHead(status, { Connection: "close" }).end();

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handler: RequestListener;
}

/** Queue of the requests of one connection. Each is handled after the previous response has been sent. */
class RequestLine {
  readonly #socket: Socket;
  readonly #end: (offence: FrontOffence) => void;
  readonly #responseTimeoutMs: number;
  #waiting: Exchange[] = [];
  #isHandling = false;

  constructor(socket: Socket, end: (offence: FrontOffence) => void, responseTimeoutMs: number) {
    this.#socket = socket;
    this.#end = end;
    this.#responseTimeoutMs = responseTimeoutMs;
  }

  get isHandling(): boolean {
    return this.#isHandling;
  }

  get isFull(): boolean {
    return this.#isHandling && this.#waiting.length >= maxWaitingRequests;
  }

  receive(exchange: Exchange): void {
    if (this.#socket.destroyed) return;
    if (!this.#isHandling) this.#handle(exchange);
    // The parser stops before this. Only another version of Node could reach this line.
    else if (this.isFull) this.#overflow();
    else this.#waiting.push(exchange);
  }

  /**
   * Ends the connection if a request exceeds the limit.
   * @returns whether it does. The request then becomes a CONNECT, because Node ends a tunnel that the server does not
   * offer.
   */
  overflowsWith(request: IncomingMessage): boolean {
    if (!this.isFull) return false;
    request.method = "CONNECT";
    this.#overflow();
    return true;
  }

  #overflow(): void {
    this.#waiting = [];
    this.#end("too many requests at once");
  }

  /**
   * Ends the connection if no byte has moved although some are pending. A handler that is still working is not
   * disturbed.
   */
  stall(): void {
    if (this.#socket.writableLength > 0) this.#end("reads nothing");
  }

  #handle({ request, response, handler }: Exchange): void {
    this.#isHandling = true;
    const late = setTimeout(() => this.#end("reads nothing"), this.#responseTimeoutMs);
    response.once("close", () => {
      clearTimeout(late);
      this.#isHandling = false;
      const next = this.#socket.destroyed ? undefined : this.#waiting.shift();
      if (next) this.#handle(next);
    });
    handler(request, response);
  }
}
