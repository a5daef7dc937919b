import { createHmac, randomBytes } from "node:crypto";
import { ipKeyGenerator } from "express-rate-limit";
import type { Config } from "../../runtime/config/config.ts";
import { isUnlimited } from "./limits.ts";

/** Pseudonymises networks, so that addresses are not stored. */
export class NetworkIds {
  readonly #key: Uint8Array;
  readonly #config: Pick<Config, "LIMIT_LOOPBACK">;

  /** @param key determines the names. By default it is random, so that the names are valid only in this process. */
  constructor(config: Pick<Config, "LIMIT_LOOPBACK">, key: Uint8Array = randomBytes(32)) {
    this.#config = config;
    this.#key = key;
  }

  /** Creates the names that all nodes with the same secret share. Saved tables and queue entries contain them. */
  static ofCluster(config: Pick<Config, "LIMIT_LOOPBACK">, secret: string): NetworkIds {
    return new NetworkIds(config, createHmac("sha256", secret).update("networks").digest());
  }

  /** @returns the name of an address, or of the IPv6 network of one household; null if limits are off. */
  of({ ip = "" }: { readonly ip?: string | undefined }): string | null {
    if (isUnlimited(ip, this.#config)) return null;
    return createHmac("sha256", this.#key).update(ipKeyGenerator(ip)).digest("base64url");
  }
}
