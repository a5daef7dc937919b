import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Player } from "../../shared/net/protocol.ts";
import type { Timers } from "../plumbing/timers.ts";

/** Begins every token: the log recognises tokens by it and hides them. The number changes with the format. */
const version = "nl2";

const dayMs = 24 * 3_600_000;
/** How long a token is good after its issue. */
const lifeMs = 90 * dayMs;
/** Tokens without a date of issue are good until then, ms since 1970. */
const undatedEnd = Date.UTC(2027, 2, 1);

/** The content of a token, by its version: id, name, avatar, and when it was issued, in ms since 1970. */
const payloads: Readonly<Record<string, z.ZodType<Payload>>> = {
  nl1: z.tuple([z.string(), z.string(), z.string()]),
  [version]: z.tuple([z.string(), z.string(), z.string(), z.int()]),
};
type Payload = [id: string, name: string, avatar: string, issuedAt?: number];

/**
 * Signs and reads guests' tokens: VERSION.GUEST.SIGNATURE. The token itself carries everything about a guest; our
 * signature vouches for it.
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

  /** @returns whose token it is, or null if it is not one of ours, or too old. */
  verify(token: string): Player | null {
    const [id, name, avatar] = this.#read(token) ?? [];
    return id === undefined || name === undefined || avatar === undefined ? null : { id, name, avatar, guest: true };
  }

  /** @returns a token that ends later; null if this one is not a day old, or nobody's. */
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
    const said = format.safeParse(jsonIn(body));
    if (!said.success) return null;
    const [, , , issuedAt] = said.data;
    const endsAt = issuedAt === undefined ? undatedEnd : issuedAt + lifeMs;
    return this.#timers.date() < endsAt ? said.data : null;
  }

  #signature(body: string): Buffer {
    return createHmac("sha256", this.#secret).update(body).digest();
  }
}

/** @returns null for any spelling but the canonical one: Node ignores characters that are not base64url. */
function bytesOf(encoded: string): Buffer | null {
  const bytes = Buffer.from(encoded, "base64url");
  return bytes.toString("base64url") === encoded ? bytes : null;
}

/** @returns null if it is not JSON. */
function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

/** Compares in constant time. */
const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
