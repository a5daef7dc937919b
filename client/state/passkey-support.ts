import type { PasskeySupport } from "../../shared/net/passkeys.ts";
import { lobby } from "./lobby.ts";

/** Whether passkeys work at the page's address in this browser, and if not, why. */
export type PasskeysHere =
  | { readonly kind: "offered" | "not-https" | "no-host-name" | "no-browser" }
  /** Passkeys work only at another address. */
  | { readonly kind: "elsewhere"; readonly address: string };

interface Place {
  readonly hostname: string;
  readonly port: string;
  readonly isSecure: boolean;
  /** Whether the browser supports passkeys. */
  readonly hasPasskeys: boolean;
}

/** Null until the lobby is loaded. */
export function passkeyAvailability(): PasskeysHere | null {
  const support = lobby.value?.passkeys;
  if (!support) return null;
  const { hostname, port } = location;
  return passkeysAt(support, {
    hostname,
    port,
    isSecure: isSecureContext,
    hasPasskeys: "PublicKeyCredential" in window,
  });
}

export function passkeysAt(support: PasskeySupport, { hostname, port, isSecure, hasPasskeys }: Place): PasskeysHere {
  if (support.kind !== "offered") return support;
  const { host } = support;
  if (host === hostname) return { kind: !isSecure ? "not-https" : hasPasskeys ? "offered" : "no-browser" };
  if (host !== "localhost") return { kind: "elsewhere", address: host };
  // A server without a configured address offers passkeys only on its own machine.
  const isThisMachine = /^(127\..*|\[::1\])$/.test(hostname);
  return isThisMachine ? { kind: "elsewhere", address: port ? `localhost:${port}` : host } : { kind: "not-https" };
}
