import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import { challengeLifeMs } from "./challenges.ts";
import type { Proof } from "./sessions.ts";

/** A passkey as the database has it. */
export interface Passkey {
  /** base64url, as `publicKey`. */
  readonly id: string;
  readonly publicKey: string;
  /** How often it was used, if the authenticator counts; else 0. */
  readonly counter: number;
  readonly transports: readonly string[];
}

/** What an authenticator has signed. Whether the challenge is one of ours is not known yet. */
export interface Signed {
  readonly challenge: string;
  /** "verified": it has checked by PIN, fingerprint or face that its owner is there. */
  readonly proof: Exclude<Proof, "none">;
}

interface MadeFor {
  /** Of the account: what the authenticator keeps. */
  readonly playerId: string;
  readonly name: string;
  readonly challenge: string;
  /** Those that the person has: an authenticator makes no second one. */
  readonly others: readonly Passkey[];
}

/** The library: loading it takes a tenth of a second, and a start does not need it. */
const webauthn = () => Promise.all([import("@simplewebauthn/server"), import("@simplewebauthn/server/helpers")]);

type Helpers = typeof import("@simplewebauthn/server/helpers");

/** EdDSA, ES256, RS256: what authenticators use today. */
const algorithms = [-8, -7, -257];

/** What a browser says of a response: the challenge is 32 bytes, base64url. */
const spoken = z.object({ challenge: z.string().regex(/^[\w-]{43}$/), origin: z.string() });

const anyPort = /^http:\/\/localhost(:\d{1,5})?$/;

/** This server as browsers and authenticators know it: passkeys are made for its host name, by its own pages. */
export class RelyingParty {
  readonly #host: string;
  readonly #isPage: (origin: string) => boolean;

  /** @param publicUrl where pages come from, if not from this machine. */
  constructor(host: string, publicUrl: string | undefined) {
    this.#host = host;
    this.#isPage = (origin) => origin === publicUrl || (host === "localhost" && anyPort.test(origin));
  }

  /** Options to make a passkey that is found without a name. */
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
   * Options to show a passkey: one of these, or any of this server if none is named.
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

  /** @returns the new passkey; null if the response is not in order. */
  made(response: RegistrationResponseJSON): Promise<(Passkey & Signed) | null> {
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

  /** @returns what the passkey has signed; null if it has not, or its counter does not count up. */
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

  /** What the browser says that was asked, and by which page. @throws if it is nonsense, or the page is not ours. */
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

/** The user handle of a passkey: the id of its account. */
export const handleOf = (playerId: string): string => Buffer.from(playerId).toString("base64url");

/** We ask for no certificate of the authenticator's maker, and do not follow the addresses in one that comes unasked. */
function isUnattested(attestationObject: string, { decodeAttestationObject, isoBase64URL }: Helpers): boolean {
  const said = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = said.get("fmt");
  return format === "none" || (format === "packed" && said.get("attStmt").get("x5c") === undefined);
}

/** The library says by exceptions what is wrong with a response. Nobody is told: every failure is the same to a client. */
async function orNull<Value>(verify: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
