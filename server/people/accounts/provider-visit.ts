import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { parseJson } from "../../../shared/net/parse-json.ts";
import type { Timers } from "../../runtime/timers.ts";

/**
 * Purpose of a visit to the provider. `player`: the id of the player at its start, null without one. `session`: the hash
 * of their session. A visit for one purpose, player or session is invalid for every other.
 */
const goal = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("sign-in"), player: z.string().nullable() }),
  z.strictObject({ kind: z.enum(["confirm", "link"]), session: z.string() }),
]);
export type Goal = z.output<typeof goal>;

const visit = z.discriminatedUnion("kind", [
  /** The browser is at the provider. */
  z.strictObject({
    kind: z.literal("asked"),
    goal,
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
  }),
  /** The browser is back. `ticket`: a challenge, so that the answer is redeemed once. */
  z.strictObject({
    kind: z.literal("answered"),
    goal,
    ticket: z.string(),
    subject: z.string(),
    authenticatedAt: z.number().nullable(),
  }),
  z.strictObject({ kind: z.literal("refused"), error: z.enum(["provider-failed", "provider-unreachable"]) }),
]);

/** A visit of a browser to the provider, as the browser's cookie has it. */
export type Visit = z.output<typeof visit>;

const sealed = z.tuple([z.number(), visit]);

/** Signs visits, so that a browser can keep its own but make none. */
export class VisitSeal {
  readonly #key: Buffer;
  readonly #timers: Pick<Timers, "date">;

  /** @param secret that of the tokens; the key is another one. */
  constructor(secret: string, timers: Pick<Timers, "date">) {
    this.#key = createHmac("sha256", secret).update("visits to the provider").digest();
    this.#timers = timers;
  }

  /** @param lifeMs time until the visit ends. */
  seal(visit: Visit, lifeMs: number): string {
    const content = JSON.stringify([this.#timers.date() + lifeMs, visit] satisfies z.input<typeof sealed>);
    const body = Buffer.from(content).toString("base64url");
    return `${body}.${this.#signature(body).toString("base64url")}`;
  }

  /** @returns null if the text is no sealed visit, or the visit has ended. */
  open(text: string): Visit | null {
    const [body = "", signature = ""] = text.split(".");
    const [signed, expected] = [Buffer.from(signature, "base64url"), this.#signature(body)];
    if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
    const content = sealed.safeParse(parseJson(Buffer.from(body, "base64url").toString()));
    if (!content.success) return null;
    const [endsAt, opened] = content.data;
    return this.#timers.date() < endsAt ? opened : null;
  }

  #signature(body: string): Buffer {
    return createHmac("sha256", this.#key).update(body).digest();
  }
}
