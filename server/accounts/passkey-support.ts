import type { PasskeySupport } from "../../shared/net/passkeys.ts";
import type { Config } from "../config/config.ts";

/** Browsers make passkeys for https and for this machine's own name only. */
export function passkeySupport({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): PasskeySupport {
  if (PUBLIC_URL === undefined) return { kind: "offered", host: "localhost" };
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isSecure = protocol === "https:" || hostname === "localhost";
  return isSecure ? { kind: "offered", host: hostname } : { kind: "not-https" };
}
