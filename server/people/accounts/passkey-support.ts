import { isIP } from "node:net";
import type { PasskeySupport } from "../../../shared/net/passkeys.ts";
import type { Config } from "../../runtime/config/config.ts";

/**
 * Returns whether passkeys work at this address, with the reason if not. Browsers create passkeys for https and for
 * `localhost` only, and for no IP address.
 */
export function passkeySupport({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">): PasskeySupport {
  if (PUBLIC_URL === undefined) return { kind: "offered", host: "localhost" };
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isSecure = protocol === "https:" || hostname === "localhost";
  if (!isSecure) return { kind: "not-https" };
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return isNumber ? { kind: "no-host-name" } : { kind: "offered", host: hostname };
}
