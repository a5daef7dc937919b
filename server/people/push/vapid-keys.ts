import { createECDH, hkdfSync } from "node:crypto";

/** Keys with which push services recognise this server, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Derives the keys from the secret that all nodes of a cluster share, so that they have the same ones. */
export function deriveVapidKeys(secret: string): VapidKeys {
  for (let round = 0; ; round += 1) {
    const ecdh = createECDH("prime256v1");
    try {
      ecdh.setPrivateKey(Buffer.from(hkdfSync("sha256", secret, "", `web push ${round}`, 32)));
    } catch {
      // Fewer than one in four thousand million numbers of 32 bytes are no key of this curve.
      continue;
    }
    return { publicKey: ecdh.getPublicKey("base64url"), privateKey: ecdh.getPrivateKey("base64url") };
  }
}
