import { RawSocket } from "./raw-socket.ts";

/** Timeout of a mandatory response, in ms. */
const answerTimeoutMs = 20_000;

/**
 * Sends raw bytes over a separate connection.
 * @param from an address of this machine.
 * @returns the status, such as "HTTP 403"; "cut" if the connection closed without one; null after the timeout.
 */
export async function outcomeOf(url: string, bytes: string | Uint8Array, from = "127.0.0.1"): Promise<string | null> {
  const socket = await RawSocket.connect(url, from);
  socket.write(bytes);
  await socket.lingers(answerTimeoutMs);
  socket.destroy();
  return socket.ended;
}

const head = (line: string, headers: readonly string[] = []): string =>
  `${[`${line} HTTP/1.1`, "Host: cats.example", ...headers].join("\r\n")}\r\n\r\n`;

/** Upgrade request for a WebSocket without a reserved seat. */
export const upgradeAt = (path: string): string => head(`GET ${path}`, ["Connection: Upgrade", "Upgrade: websocket"]);

const withBody = (line: string, ...headers: readonly string[]): string =>
  head(line, ["Content-Length: 15000", ...headers]) + "x".repeat(15_000);

/** Requests that no browser sends, by name. */
export const oddRequests: Readonly<Record<string, string | Uint8Array>> = {
  "a WebSocket without a seat": upgradeAt("/"),
  "a WebSocket without a seat, at the path of a node": upgradeAt("/at/a/process/room?sessionId=x"),
  "an upgrade to another protocol": head("GET /", ["Connection: Upgrade", "Upgrade: h2c"]),
  "an upgrade with a body": withBody("POST /api/players", "Connection: Upgrade", "Upgrade: websocket"),
  "a tunnel": head("CONNECT cats.example:1"),
  "an unknown method": head("MEOW /"),
  "an unknown method with a body": withBody("MEOW /api/players"),
  "a method that proxies do not know": head("PROPFIND /"),
  "a trace": head("TRACE /"),
  "a control character in a header": head("GET /", ["X-Cat: a\u0001b"]),
  "bytes that are no text in the address": Buffer.from(head("GET /\xff\xfe"), "latin1"),
  "an address of 7,900 characters": head(`GET /${"x".repeat(7900)}`),
  "a folder with a query of 3,500 characters": head(`GET /assets?${"x".repeat(3500)}`),
  "a folder with a query of 7,900 characters": head(`GET /assets?${"x".repeat(7900)}`),
  "12 kB of headers": head(
    "GET /",
    ["A", "B", "C"].map((name) => `X-${name}: ${"x".repeat(4000)}`),
  ),
  "24 kB of headers": head(
    "GET /",
    ["A", "B", "C"].map((name) => `X-${name}: ${"x".repeat(7900)}`),
  ),
  "three thousand headers": head(
    "GET /",
    Array.from({ length: 3000 }, (_, number) => `X-${number}: 1`),
  ),
  "24 kB of headers and a body": withBody(
    "POST /api/players",
    ...["A", "B", "C"].map((x) => `X-${x}: ${"x".repeat(7900)}`),
  ),
  "a body that is too large": withBody("POST /api/players"),
  "a body that is not compressed as it says": withBody("POST /api/players", "Content-Encoding: gzip"),
  "a body where none belongs": withBody("GET /"),
  "no host": "GET / HTTP/1.1\r\n\r\n",
  "HTTP/1.0 without a host": "GET / HTTP/1.0\r\n\r\n",
  "an impossible expectation": head("GET /", ["Expect: 200-ok"]),
  "a range beyond the end": head("GET /assets/main-abc123.js", ["Range: bytes=99999-"]),
  "half a percent sign": head("GET /assets/%E0%A4%A"),
  "a long chain of proxies": head("GET /", [`X-Forwarded-For: ${"192.0.2.1, ".repeat(300)}`]),
};
