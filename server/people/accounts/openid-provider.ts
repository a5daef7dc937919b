import type { Configuration } from "openid-client";
import { z } from "zod";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { OidcConfig } from "../../runtime/config/oidc.ts";
import type { Log } from "../../runtime/log.ts";
import type { Timers } from "../../runtime/timers.ts";
import { providerFetch } from "./provider-fetch.ts";
import type { Goal } from "./provider-visit.ts";

/** Values that a browser must bring back from the provider, and the proof that it began there. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636). */
  readonly verifier: string;
}

/** A person, as the provider names them. */
export interface Subject {
  readonly subject: string;
  /** Time at which the person last authenticated there, ms since 1970; null if the provider does not say it. */
  readonly authenticatedAt: number | null;
}

export type ProviderError = "provider-failed" | "provider-unreachable";
type Refused = { readonly error: ProviderError };

/** Maximum age of an authentication at the provider that counts like a passkey shown now, in seconds. */
export const maxAgeSeconds = 600;

/** Permitted difference between the clocks of this server and of the provider, in seconds. */
export const clockToleranceSeconds = 30;

/**
 * Times for the two requests to the provider, in seconds. A callback may need both, and proxies wait for five seconds.
 */
const timeouts = { discovery: 1.5, token: 2 } as const;

/** Time after a failed discovery in which no other one begins, in ms. */
const discoveryPauseMs = 5000;

/** Time after which the metadata of the provider are read again, in ms. */
const metadataLifeMs = 24 * 3_600_000;

/** Maximum number of codes that this process redeems at the same time. */
const maxRedeeming = 20;

/** A subject: at most 255 characters of ASCII (OpenID Connect Core 1.0, section 2), here without control characters. */
const subjectPattern = /^[\x20-\x7e]{1,255}$/;

/** Errors of the library for a provider that does not answer, or not with what it should. */
const outages: ReadonlySet<string | null> = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
]);

/** Loaded with the first use, because most servers have no provider. */
const library = () => import("openid-client");

/**
 * The OpenID provider of the operator (OpenID Connect Core 1.0: code flow with PKCE, state and nonce). It is discovered
 * with the first use, so that the server starts without it, and again after a day, or a failure and a pause.
 */
export class OpenidProvider {
  readonly #config: OidcConfig;
  readonly #log: Pick<Log, "error" | "info">;
  readonly #timers: Pick<Timers, "now">;
  #discovered: Promise<Configuration> | null = null;
  #redeeming = 0;
  /** Time of the last discovery, by the monotonic clock. */
  #discoveredAt = 0;
  /** Time at which discovery may begin, by the same clock. */
  #pausesUntil = Number.NEGATIVE_INFINITY;

  constructor(config: OidcConfig, log: Pick<Log, "error" | "info">, timers: Pick<Timers, "now">) {
    this.#config = config;
    this.#log = log;
    this.#timers = timers;
  }

  get issuer(): string {
    return this.#config.issuer;
  }

  /** @param kind with "confirm" or "link" the person must log in there, even if the browser is logged in already. */
  async begin(
    state: string,
    kind: Goal["kind"],
  ): Promise<Result<{ readonly url: string; readonly checks: Checks }, Refused>> {
    const openid = await library();
    const configuration = await this.#discover();
    if (!configuration) return unreachable;
    const [nonce, verifier] = [openid.randomNonce(), openid.randomPKCECodeVerifier()];
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri(),
      scope: "openid",
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      ...(kind !== "sign-in" && { prompt: "login" }),
      ...(kind === "confirm" && { max_age: String(maxAgeSeconds) }),
    });
    return ok({ url: url.href, checks: { state, nonce, verifier } });
  }

  /**
   * Redeems the code with which a browser comes back.
   * @param search query with which it comes.
   * @param isFresh whether the person must have authenticated there within `maxAgeSeconds`.
   */
  async finish(
    search: string,
    { state, nonce, verifier }: Checks,
    isFresh: boolean,
  ): Promise<Result<Subject, Refused>> {
    const openid = await library();
    const configuration = await this.#discover();
    if (!configuration) return unreachable;
    if (this.#redeeming >= maxRedeeming) return unreachable;
    const address = new URL(this.#redirectUri());
    address.search = search;
    this.#redeeming += 1;
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(isFresh && { maxAge: maxAgeSeconds }),
      });
      const { iss = "", sub, auth_time: seconds } = tokens.claims() ?? {};
      // The library permits one provider to speak for other issuers, whose people may have the same subjects.
      if (!URL.canParse(iss) || new URL(iss).href !== this.issuer) return failed;
      if (sub === undefined || !subjectPattern.test(sub)) return failed;
      // The database has whole ms, but a provider may send fractions of seconds.
      return ok({ subject: sub, authenticatedAt: seconds === undefined ? null : Math.floor(seconds * 1000) });
    } catch (error) {
      if (isOfBrowser(error))
        this.#log.info({ event: "provider-refused", ...detailsOf(error) }, "a sign-in was refused");
      else this.#note(error);
      if (!isOutage(error)) return failed;
      // Its addresses may have changed.
      this.#discovered = null;
      return unreachable;
    } finally {
      this.#redeeming -= 1;
    }
  }

  #redirectUri(): string {
    return `${this.#config.siteUrl}api/provider/callback`;
  }

  async #discover(): Promise<Configuration | null> {
    if (this.#timers.now() - this.#discoveredAt >= metadataLifeMs) this.#discovered = null;
    if (this.#discovered === null && this.#timers.now() < this.#pausesUntil) return null;
    this.#discovered ??= this.#ask();
    try {
      return await this.#discovered;
    } catch {
      return null;
    }
  }

  /** Discovers the provider; a failure is logged once, for all requests that wait for it. */
  async #ask(): Promise<Configuration> {
    this.#discoveredAt = this.#timers.now();
    try {
      const configuration = await this.#discovery();
      configuration.timeout = timeouts.token;
      return configuration;
    } catch (error) {
      this.#discovered = null;
      this.#pausesUntil = this.#timers.now() + discoveryPauseMs;
      this.#note(error);
      throw error;
    }
  }

  async #discovery(): Promise<Configuration> {
    const openid = await library();
    const { issuer, clientId, clientSecret } = this.#config;
    const basic = openid.ClientSecretBasic(clientSecret);
    const post = openid.ClientSecretPost(clientSecret);
    return openid.discovery(
      new URL(issuer),
      clientId,
      { [openid.clockTolerance]: clockToleranceSeconds },
      // Basic is what a provider accepts that names no method (OpenID Connect Discovery 1.0, section 3).
      (server, ...request) => {
        const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
        return (methods.includes("client_secret_basic") ? basic : post)(server, ...request);
      },
      {
        timeout: timeouts.discovery,
        [openid.customFetch]: providerFetch,
        execute: issuer.startsWith("http:") ? [openid.allowInsecureRequests] : [],
      },
    );
  }

  #note(error: unknown): void {
    this.#log.error({ event: "provider-failed", ...detailsOf(error) }, "the OpenID provider failed");
  }
}

const failed = fail({ error: "provider-failed" } as const);
const unreachable = fail({ error: "provider-unreachable" } as const);

/** A word of the library or of Node. */
const word = z
  .string()
  .regex(/^\w{1,60}$/)
  .nullable()
  .catch(null);

/** An error of RFC 6749 (sections 4.1.2.1 and 5.2) or OpenID Connect Core 1.0 (section 3.1.2.6). Browsers may send others. */
const reason = z
  .enum([
    "access_denied",
    "account_selection_required",
    "consent_required",
    "interaction_required",
    "invalid_client",
    "invalid_grant",
    "invalid_request",
    "invalid_scope",
    "login_required",
    "server_error",
    "temporarily_unavailable",
    "unauthorized_client",
    "unsupported_grant_type",
    "unsupported_response_type",
  ])
  .nullable()
  .catch(null);

const errorFormat = z
  .object({ name: word, code: word, error: reason, cause: z.object({ code: word }).catch({ code: null }) })
  .catch({ name: null, code: null, error: null, cause: { code: null } });

/** Returns the kind of an error alone, because its texts may have codes and tokens. */
function detailsOf(error: unknown) {
  const { name, code, error: reason, cause } = errorFormat.parse(error);
  return { kind: name, cause: code ?? cause.code, reason };
}

/** Whether the query or code with which a browser came back can cause an error, so that any client may. */
function isOfBrowser(error: unknown): boolean {
  const { kind, cause, reason } = detailsOf(error);
  return kind === "AuthorizationResponseError" || reason === "invalid_grant" || cause === "OAUTH_INVALID_RESPONSE";
}

/** Whether the provider cannot be reached: `fetch` then throws a `TypeError`. */
const isOutage = (error: unknown): boolean => error instanceof TypeError || outages.has(errorFormat.parse(error).code);
