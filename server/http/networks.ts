import { createHmac, randomBytes } from "node:crypto";
import { ipKeyGenerator } from "express-rate-limit";
import type { Config } from "../config/config.ts";
import { isLoopback } from "./limits.ts";

type NetworksConfig = Pick<Config, "LIMIT_LOOPBACK" | "TOKEN_SECRET" | "house">;

/**
 * Names networks without revealing addresses. A name is valid only in this process and is never written down; in a house
 * it is the same at every node, and is kept as long as its table is open.
 */
export class Networks {
  readonly #key: Buffer;
  readonly #config: NetworksConfig;

  constructor(config: NetworksConfig) {
    this.#config = config;
    const { house, TOKEN_SECRET } = config;
    this.#key =
      house && TOKEN_SECRET ? createHmac("sha256", TOKEN_SECRET).update("networks").digest() : randomBytes(32);
  }

  /** @returns one name for an address, or for the IPv6 network of one household; null if limits are off. */
  of({ ip = "" }: { readonly ip?: string | undefined }): string | null {
    if (!this.#config.LIMIT_LOOPBACK && isLoopback(ip)) return null;
    return createHmac("sha256", this.#key).update(ipKeyGenerator(ip)).digest("base64url");
  }
}
