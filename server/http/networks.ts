import { createHmac, randomBytes } from "node:crypto";
import { ipKeyGenerator } from "express-rate-limit";
import type { Config } from "../config/config.ts";
import { isUnlimited } from "./limits.ts";

/** Names networks without revealing addresses. */
export class Networks {
  readonly #key: Uint8Array;
  readonly #config: Pick<Config, "LIMIT_LOOPBACK">;

  /** @param key decides the names; without it they are valid only in this process. */
  constructor(config: Pick<Config, "LIMIT_LOOPBACK">, key: Uint8Array = randomBytes(32)) {
    this.#config = config;
    this.#key = key;
  }

  /** The names are the same at all servers that have one secret; tables and waiters are kept with them. */
  static ofHouse(config: Pick<Config, "LIMIT_LOOPBACK">, secret: string): Networks {
    return new Networks(config, createHmac("sha256", secret).update("networks").digest());
  }

  /** @returns one name for an address, or for the IPv6 network of one household; null if limits are off. */
  of({ ip = "" }: { readonly ip?: string | undefined }): string | null {
    if (isUnlimited(ip, this.#config)) return null;
    return createHmac("sha256", this.#key).update(ipKeyGenerator(ip)).digest("base64url");
  }
}
