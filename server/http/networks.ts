import { createHmac, randomBytes } from "node:crypto";
import { ipKeyGenerator } from "express-rate-limit";
import type { Config } from "../config/config.ts";
import { isLoopback } from "./limits.ts";

/** Names networks without revealing addresses: a name is valid only in this process, and is never written down. */
export class Networks {
  readonly #key = randomBytes(32);
  readonly #config: Pick<Config, "LIMIT_LOOPBACK">;

  constructor(config: Pick<Config, "LIMIT_LOOPBACK">) {
    this.#config = config;
  }

  /** @returns one name for an address, or for the IPv6 network of one household; null if limits are off. */
  of({ ip = "" }: { readonly ip?: string | undefined }): string | null {
    if (!this.#config.LIMIT_LOOPBACK && isLoopback(ip)) return null;
    return createHmac("sha256", this.#key).update(ipKeyGenerator(ip)).digest("base64url");
  }
}
