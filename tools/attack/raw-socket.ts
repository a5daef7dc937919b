import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { pause, withTimeout } from "./waiting.ts";

/** Opcodes of WebSocket frames. */
export const opcode = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Faults of a frame. */
export interface Faults {
  readonly unfinished?: true;
  readonly unmasked?: true;
  /** Reserved bits, 1 to 7. */
  readonly reserved?: number;
  /** Length in the frame header. */
  readonly claims?: number;
}

const answerMs = 5000;

/** WebSocket over a raw connection. It enforces no protocol rules, ignores pings and closes, and may stop reading. */
export class RawSocket {
  readonly #socket: Socket;
  #input = Buffer.alloc(0);
  #isUpgraded = false;
  /**
   * End of the connection: the close code of the server, "cut" without one, or the status of a failed upgrade. Null
   * while the connection is open.
   */
  ended: string | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("error", () => this.#end("cut"));
    socket.on("close", () => this.#end("cut"));
    socket.on("data", (bytes) => this.#read(bytes));
  }

  /** @param from an address of this machine. */
  static async connect(url: string, from: string): Promise<RawSocket> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    await withTimeout(
      answerMs,
      new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject)),
    );
    return new RawSocket(socket);
  }

  /** @param target path and query. @param headers added to the default ones; undefined removes one. */
  async upgrade(target: string, headers: Readonly<Record<string, string | undefined>> = {}): Promise<void> {
    const usual = {
      Host: `${this.#socket.remoteAddress}:${this.#socket.remotePort}`,
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    };
    const lines = Object.entries({ ...usual, ...headers }).flatMap(([name, text]) =>
      text === undefined ? [] : [`${name}: ${text}`],
    );
    this.write(`GET ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    const until = performance.now() + answerMs;
    while (!this.#isUpgraded && this.ended === null && performance.now() < until) await pause(5);
  }

  write(data: string | Uint8Array): void {
    if (this.#socket.writable) this.#socket.write(data);
  }

  send(code: number, payload: Uint8Array = new Uint8Array(), faults: Faults = {}): void {
    this.write(frameOf(code, payload, faults));
  }

  /** Stops reading. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Waits at most this long for the server to end the connection. */
  async lingers(ms: number): Promise<void> {
    for (const until = performance.now() + ms; this.ended === null && performance.now() < until; ) await pause(10);
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #end(code: string): void {
    this.ended ??= code;
  }

  #read(bytes: Buffer): void {
    this.#input = Buffer.concat([this.#input, bytes]);
    if (!this.#isUpgraded) this.#readHead();
    if (this.#isUpgraded) while (this.#readFrame());
  }

  #readHead(): void {
    const head = /^HTTP\/1\.1 (\d+)[\s\S]*?\r\n\r\n/.exec(this.#input.toString("latin1"));
    if (!head) return;
    this.#input = this.#input.subarray(head[0].length);
    if (head[1] === "101") this.#isUpgraded = true;
    else this.#end(`HTTP ${head[1]}`);
  }

  /** @returns whether the input had a complete frame. Frames of a server are not masked. */
  #readFrame(): boolean {
    const input = this.#input;
    if (input.length < 2) return false;
    const short = (input[1] ?? 0) & 127;
    const head = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (input.length < head) return false;
    const length = short === 127 ? Number(input.readBigUInt64BE(2)) : short === 126 ? input.readUInt16BE(2) : short;
    if (input.length < head + length) return false;
    if (((input[0] ?? 0) & 15) === opcode.close) this.#end(length >= 2 ? String(input.readUInt16BE(head)) : "1005");
    this.#input = input.subarray(head + length);
    return true;
  }
}

function frameOf(code: number, payload: Uint8Array, { unfinished, unmasked, reserved = 0, claims }: Faults): Buffer {
  const length = claims ?? payload.length;
  const masked = unmasked ? 0 : 128;
  const start = (unfinished ? 0 : 128) | (reserved << 4) | code;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = start;
  head[1] = masked | (length < 126 ? length : length < 65_536 ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  // A mask of zeros does not change the payload.
  return Buffer.concat([head, Buffer.alloc(unmasked ? 0 : 4), payload]);
}
