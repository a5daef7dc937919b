import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import { challengeLifeMs } from "./challenges.ts";
import type { Proof } from "./sessions.ts";

/** A passkey as the database stores it. */
export interface Passkey {
  /** base64url, as `publicKey`. */
  readonly id: string;
  readonly publicKey: string;
  /** Number of uses if the authenticator counts them; else 0. */
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Data that an authenticator has signed. The caller must still check that the challenge is one of ours. */
export interface Signed {
  readonly challenge: string;
  /** "verified": the authenticator has verified its user by PIN, fingerprint or face. */
  readonly proof: Exclude<Proof, "none">;
}

interface MadeFor {
  /** Id of the account; the authenticator stores it. */
  readonly playerId: string;
  readonly name: string;
  readonly challenge: string;
  /** The account's present passkeys. Their authenticators create no second one. */
  readonly others: readonly Passkey[];
}

/** Loads the library on demand, because that takes 0.1 s and the start of the server does not need it. */
const webauthn = () => Promise.all([import("@simplewebauthn/server"), import("@simplewebauthn/server/helpers")]);

type Helpers = typeof import("@simplewebauthn/server/helpers");

/** EdDSA, ES256, RS256: the algorithms of today's authenticators. */
const algorithms = [-8, -7, -257];

/** The browser's part of a response. The challenge is 32 bytes, base64url. */
const spoken = z.object({ challenge: z.string().regex(/^[\w-]{43}$/), origin: z.string() });

const anyPort = /^http:\/\/localhost(:\d{1,5})?$/;

/**
 * WebAuthn relying party: this server, as browsers and authenticators know it. Passkeys belong to its host name, and
 * only its own pages may create them.
 */
export class RelyingParty {
  readonly #host: string;
  readonly #isPage: (origin: string) => boolean;

  /** @param publicUrl origin of the pages, unless they come from this machine. */
  constructor(host: string, publicUrl: string | undefined) {
    this.#host = host;
    this.#isPage = (origin) => origin === publicUrl || (host === "localhost" && anyPort.test(origin));
  }

  /** Returns the options to create a discoverable passkey, which signs in without a user name. */
  async creation({ playerId, name, challenge, others }: MadeFor): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const [{ generateRegistrationOptions }, { isoBase64URL, isoUint8Array }] = await webauthn();
    return generateRegistrationOptions({
      rpName: "Nine Lives",
      rpID: this.#host,
      userName: name,
      userDisplayName: name,
      userID: isoUint8Array.fromUTF8String(playerId),
      challenge: isoBase64URL.toBuffer(challenge),
      timeout: challengeLifeMs,
      attestationType: "none",
      excludeCredentials: others.map(described),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      supportedAlgorithmIDs: algorithms,
    });
  }

  /**
   * Returns the options to show one of these passkeys, or any of this server if the list is empty.
   * @param userVerification "required": only an authenticator that verifies its user answers.
   */
  async request(
    challenge: string,
    named: readonly Passkey[],
    userVerification: "preferred" | "required" = "preferred",
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const [{ generateAuthenticationOptions }, { isoBase64URL }] = await webauthn();
    return generateAuthenticationOptions({
      rpID: this.#host,
      allowCredentials: named.map(described),
      challenge: isoBase64URL.toBuffer(challenge),
      timeout: challengeLifeMs,
      userVerification,
    });
  }

  /** Verifies a new passkey. @returns null if the response is invalid. */
  verifyRegistration(response: RegistrationResponseJSON): Promise<(Passkey & Signed) | null> {
    return orNull(async () => {
      const [{ verifyRegistrationResponse }, helpers] = await webauthn();
      const { challenge, origin } = this.#spoken(response.response.clientDataJSON, helpers);
      if (!isUnattested(response.response.attestationObject, helpers)) return null;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: this.#host,
        requireUserVerification: false,
        supportedAlgorithmIDs: algorithms,
      });
      if (!verified) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const proof = proofOf(registrationInfo);
      return { id, publicKey: helpers.isoBase64URL.fromBuffer(publicKey), counter, transports, challenge, proof };
    });
  }

  /** Verifies the signature of a passkey. @returns null if it is invalid, or if the counter does not increase. */
  shown(
    response: AuthenticationResponseJSON,
    passkey: Passkey,
  ): Promise<(Signed & { readonly counter: number }) | null> {
    return orNull(async () => {
      const [{ verifyAuthenticationResponse }, helpers] = await webauthn();
      const { challenge, origin } = this.#spoken(response.response.clientDataJSON, helpers);
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: this.#host,
        requireUserVerification: false,
        credential: {
          ...passkey,
          publicKey: helpers.isoBase64URL.toBuffer(passkey.publicKey),
          transports: [...passkey.transports],
        },
      });
      return verified
        ? { challenge, counter: authenticationInfo.newCounter, proof: proofOf(authenticationInfo) }
        : null;
    });
  }

  /**
   * Returns the challenge and the page according to the browser. @throws if they are malformed, or the page is not
   * ours.
   */
  #spoken(
    clientDataJSON: string,
    { decodeClientDataJSON }: Helpers,
  ): { readonly challenge: string; readonly origin: string } {
    const { challenge, origin } = spoken.parse(decodeClientDataJSON(clientDataJSON));
    if (!this.#isPage(origin)) throw new Error("expected a page of this server");
    return { challenge, origin };
  }
}

const proofOf = ({ userVerified }: { readonly userVerified: boolean }): Signed["proof"] =>
  userVerified ? "verified" : "shown";

const described = ({ id, transports }: Passkey) => ({ id, transports: [...transports] });

/** Returns the user handle of a passkey: the id of its account. */
export const handleOf = (playerId: string): string => Buffer.from(playerId).toString("base64url");

/**
 * Whether a response has no certificate of the authenticator's maker. The server requests none, and must not follow the
 * addresses in an unrequested one.
 */
function isUnattested(attestationObject: string, { decodeAttestationObject, isoBase64URL }: Helpers): boolean {
  const said = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = said.get("fmt");
  return format === "none" || (format === "packed" && said.get("attStmt").get("x5c") === undefined);
}

/** Maps the library's exceptions to null, so that a client cannot distinguish the failures. */
async function orNull<Value>(verify: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
