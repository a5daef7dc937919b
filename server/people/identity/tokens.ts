import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { parseJson } from "../../../shared/net/parse-json.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { Timers } from "../../runtime/timers.ts";

/** Prefix of every token, by which the log recognises and redacts tokens. The number changes with the format. */
const version = "nl2";

const dayMs = 24 * 3_600_000;
/** Lifetime of a token after its issue, in ms. */
export const lifeMs = 90 * dayMs;
/** End of tokens without a date of issue, in ms since 1970. */
const undatedEnd = Date.UTC(2027, 2, 1);

/** Content of a token, by its version: id, name, avatar, and the time of issue in ms since 1970. */
const payloads: Readonly<Record<string, z.ZodType<Payload>>> = {
  nl1: z.tuple([z.string(), z.string(), z.string()]),
  [version]: z.tuple([z.string(), z.string(), z.string(), z.int()]),
};
type Payload = [id: string, name: string, avatar: string, issuedAt?: number];

/**
 * Signs and verifies guests' tokens: VERSION.GUEST.SIGNATURE. The token contains all data of a guest; the signature
 * proves that this server issued it.
 */
export class Tokens {
  readonly #secret: string;
  readonly #timers: Pick<Timers, "date">;

  constructor(secret: string, timers: Pick<Timers, "date">) {
    this.#secret = secret;
    this.#timers = timers;
  }

  sign({ id, name, avatar }: Player): string {
    const content = JSON.stringify([id, name, avatar, this.#timers.date()]);
    const body = `${version}.${Buffer.from(content).toString("base64url")}`;
    return `${body}.${this.#signature(body).toString("base64url")}`;
  }

  /** @returns the guest of a token, or null if it is invalid or expired. */
  verify(token: string): Player | null {
    const [id, name, avatar] = this.#read(token) ?? [];
    return id === undefined || name === undefined || avatar === undefined ? null : { id, name, avatar, guest: true };
  }

  /** @returns a token that ends later; null if this one is less than a day old, or invalid. */
  renewed(token: string): string | null {
    const said = this.#read(token);
    if (!said) return null;
    const [id, name, avatar, issuedAt] = said;
    if (issuedAt !== undefined && this.#timers.date() - issuedAt <= dayMs) return null;
    return this.sign({ id, name, avatar, guest: true });
  }

  #read(token: string): Payload | null {
    const [start = "", encoded, signature, ...rest] = token.split(".");
    const format = Object.hasOwn(payloads, start) ? payloads[start] : undefined;
    if (!format || encoded === undefined || signature === undefined || rest.length > 0) return null;
    const [body, signed] = [bytesOf(encoded), bytesOf(signature)];
    if (!body || !signed || !isSame(signed, this.#signature(`${start}.${encoded}`))) return null;
    const said = format.safeParse(parseJson(body.toString()));
    if (!said.success) return null;
    const [, , , issuedAt] = said.data;
    const endsAt = issuedAt === undefined ? undatedEnd : issuedAt + lifeMs;
    return this.#timers.date() < endsAt ? said.data : null;
  }

  #signature(body: string): Buffer {
    return createHmac("sha256", this.#secret).update(body).digest();
  }
}

/** Decodes base64url. @returns null for any spelling but the canonical one, because Node ignores invalid characters. */
function bytesOf(encoded: string): Buffer | null {
  const bytes = Buffer.from(encoded, "base64url");
  return bytes.toString("base64url") === encoded ? bytes : null;
}

/** Compares in constant time. */
const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
