import { createHmac, timingSafeEqual } from "node:crypto";
import type { Timers } from "../../runtime/timers.ts";

/** Lifetime of a proof, in ms. */
export const proofLifeMs = 365 * 24 * 3_600_000;

/**
 * The code that opens a server, and the signed proofs of browsers that have sent it. The code is part of the key, so
 * that a new code ends all proofs.
 */
export class AccessCode {
  readonly #secret: string;
  readonly #key: Buffer;
  readonly #timers: Pick<Timers, "date">;

  /** @param secret that of the tokens; the key is another one. All nodes of a cluster have both. */
  constructor(code: string, secret: string, timers: Pick<Timers, "date">) {
    this.#secret = secret;
    this.#key = this.#digest(code);
    this.#timers = timers;
  }

  /** Compares in constant time. Spaces around the code, and the way in which a keyboard composes letters, do not count. */
  isRight(typed: string): boolean {
    return timingSafeEqual(this.#digest(typed), this.#key);
  }

  /** Returns END.SIGNATURE; the end is in ms since 1970. */
  prove(): string {
    const endsAt = String(this.#timers.date() + proofLifeMs);
    return `${endsAt}.${this.#signature(endsAt).toString("base64url")}`;
  }

  isProof(text: string): boolean {
    const [endsAt = "", signature = ""] = text.split(".");
    const [signed, expected] = [Buffer.from(signature, "base64url"), this.#signature(endsAt)];
    if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return false;
    return this.#timers.date() < Number(endsAt);
  }

  #digest(code: string): Buffer {
    const key = createHmac("sha256", this.#secret).update("access code").digest();
    return createHmac("sha256", key).update(code.trim().normalize("NFC")).digest();
  }

  #signature(endsAt: string): Buffer {
    return createHmac("sha256", this.#key).update(endsAt).digest();
  }
}
