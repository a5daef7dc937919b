import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Request, Response } from "express";
import { encodingsFor } from "./encodings.ts";

interface Filled {
  /** Modification time of the file, in ms. */
  readonly changedAt: number;
  readonly hash: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** A page of the build with values of this server filled in. It is compressed once, and again when its file changes. */
export class FilledPage {
  readonly #path: string;
  readonly #fill: (text: string) => string;
  #filled: Promise<Filled | null> = Promise.resolve(null);

  constructor(path: string, fill: (text: string) => string) {
    this.#path = path;
    this.#fill = fill;
  }

  /** Sends the page. @returns false if there is no such page; no response is then sent. */
  async send(request: Request, response: Response): Promise<boolean> {
    const filled = await this.#current();
    if (!filled) return false;
    const [encoding] = encodingsFor(request);
    if (encoding) response.set("Content-Encoding", encoding.name);
    response.vary("Accept-Encoding").set("ETag", `"${filled.hash}-${encoding?.name ?? "plain"}"`);
    response.type("html").send(filled[encoding?.name ?? "plain"]);
    return true;
  }

  async #current(): Promise<Filled | null> {
    const changedAt = await stat(this.#path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changedAt === null) return null;
    const filled = await this.#filled;
    if (filled?.changedAt === changedAt) return filled;
    this.#filled = this.#read(changedAt);
    return this.#filled;
  }

  async #read(changedAt: number): Promise<Filled | null> {
    const text = await readFile(this.#path, "utf8").catch(() => null);
    if (text === null) return null;
    const plain = Buffer.from(this.#fill(text));
    const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
    const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 16);
    return { changedAt, hash, plain, br, gzip: gzipped };
  }
}
