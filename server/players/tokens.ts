import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Player } from "../../shared/net/protocol.ts";

/** Begins every token: the log recognises tokens by it and hides them. The number changes with the format. */
const version = "nl1";

/** The content of a token; our signature vouches for it. */
const payload = z.tuple([z.string(), z.string(), z.string()]);

/** Signs and reads players' tokens: VERSION.PLAYER.SIGNATURE. The token itself carries everything about a player. */
export class Tokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  sign({ id, name, avatar }: Player): string {
    const body = `${version}.${Buffer.from(JSON.stringify([id, name, avatar])).toString("base64url")}`;
    return `${body}.${this.#signature(body).toString("base64url")}`;
  }

  /** @returns whose token it is, or null if it is not one of ours. */
  verify(token: string): Player | null {
    const [start, encoded, signature, ...rest] = token.split(".");
    if (start !== version || encoded === undefined || signature === undefined || rest.length > 0) return null;
    const [body, signed] = [bytesOf(encoded), bytesOf(signature)];
    if (!body || !signed || !isSame(signed, this.#signature(`${start}.${encoded}`))) return null;
    const said = payload.safeParse(jsonIn(body));
    if (!said.success) return null;
    const [id, name, avatar] = said.data;
    return { id, name, avatar, guest: true };
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
