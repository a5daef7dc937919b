import { fail, ok, type Result } from "../../../shared/core/result.ts";

/** Settings of the one OpenID provider at which players may sign in. */
export interface OidcConfig {
  /** As `URL` writes it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of this site, with a slash at the end. The provider sends browsers back there. */
  readonly siteUrl: string;
}

interface Settings {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly BASE_PATH: string;
}

const own = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
const needs = [...own, "PUBLIC_URL"] as const;

interface MissingSetting {
  readonly name: (typeof needs)[number];
  /** For the operator. */
  readonly because: string;
}

/** @returns null without a provider. */
export function readOidcConfig(settings: Settings): Result<OidcConfig | null, readonly MissingSetting[]> {
  const present = own.filter((name) => settings[name] !== undefined);
  if (present.length === 0) return ok(null);
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, PUBLIC_URL } = settings;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !PUBLIC_URL) {
    const because = `needed with ${present.join(" and ")}`;
    return fail(needs.filter((name) => settings[name] === undefined).map((name) => ({ name, because })));
  }
  const clientSecret = OIDC_CLIENT_SECRET;
  return ok({ issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret, siteUrl: PUBLIC_URL + settings.BASE_PATH });
}

/**
 * Whether an address can be an issuer (OpenID Connect Discovery 1.0, section 3). Without https only a provider on this
 * machine is trusted, because anyone in between could sign in as any player. The address of the provider's metadata is no
 * issuer, although they could be read there.
 */
export function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const { pathname, username, password, search, hash } = url;
  if (username + password + search + hash !== "" || pathname.includes("/.well-known/")) return false;
  return isTrusted(url);
}

/** Whether a request to an address is encrypted or stays on this machine. */
export const isTrusted = ({ protocol, hostname }: URL): boolean =>
  protocol === "https:" || (protocol === "http:" && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname));
