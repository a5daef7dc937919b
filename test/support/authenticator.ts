import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Cbor = Parameters<typeof isoCBOR.encode>[0];

/** Differences of a response from the response of an honest browser and authenticator. */
export interface Lies {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  /** Operation that the page requested from the authenticator. */
  readonly type?: string;
  readonly userHandle?: string;
  readonly counter?: number;
  /** Whether the user-present flag is unset. */
  readonly unattended?: boolean;
  /** Whether the user-verified flag is unset (PIN, finger or face). */
  readonly unverified?: boolean;
  readonly format?: string;
  readonly statement?: Map<string, Cbor>;
}

interface Kept {
  readonly privateKey: KeyObject;
  readonly host: string;
  readonly userHandle: string;
}

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString("base64url");

/** Browser with a software authenticator: P-256 keys, no attestation. */
export class Authenticator {
  readonly #origin: string;
  readonly #counts: boolean;
  readonly #keys = new Map<string, Kept>();
  #counter = 0;

  /** @param counts whether it counts its signatures; synchronised passkeys do not. */
  constructor(origin = "http://localhost:2567", counts = false) {
    this.#origin = origin;
    this.#counts = counts;
  }

  /** Ids of its passkeys. */
  get ids(): readonly string[] {
    return [...this.#keys.keys()];
  }

  /** @param copied the id of a passkey that it pretends to create. */
  create(
    options: PublicKeyCredentialCreationOptionsJSON,
    lies: Lies = {},
    copied: string | null = null,
  ): RegistrationResponseJSON {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const id = copied === null ? randomBytes(20) : Buffer.from(copied, "base64url");
    const host = options.rp.id ?? "";
    if (copied === null) this.#keys.set(base64url(id), { privateKey, host, userHandle: options.user.id });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(Buffer.from(x, "base64url"))],
      [-3, bytes(Buffer.from(y, "base64url"))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
    const authData = Buffer.concat([this.#heading(lies.host ?? host, 0x40, lies), credential]);
    const attestation = new Map<string, Cbor>([
      ["fmt", lies.format ?? "none"],
      ["attStmt", lies.statement ?? new Map()],
      ["authData", bytes(authData)],
    ]);
    return {
      ...named(base64url(id)),
      response: {
        clientDataJSON: this.#said("webauthn.create", options.challenge, lies),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ["internal"],
      },
    };
  }

  /** Signs with one of its passkeys, by default with the newest. */
  get(
    options: PublicKeyCredentialRequestOptionsJSON,
    lies: Lies = {},
    id = this.ids.at(-1) ?? "",
  ): AuthenticationResponseJSON {
    const kept = this.#keys.get(id);
    if (!kept) throw new Error(`no passkey ${id}`);
    if (this.#counts) this.#counter += 1;
    const clientDataJSON = this.#said("webauthn.get", options.challenge, lies);
    const authData = this.#heading(lies.host ?? kept.host, 0, lies);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      ...named(id),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(createSign("sha256").update(signed).sign(kept.privateKey)),
        userHandle: lies.userHandle ?? kept.userHandle,
      },
    };
  }

  /** Resets the signature counter. */
  setBack(): void {
    this.#counter = 0;
  }

  #said(type: string, challenge: string, lies: Lies): string {
    return base64url(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  /** Authenticator data: relying party, flags for presence and verification, signature counter. */
  #heading(
    host: string,
    flags: number,
    { counter = this.#counter, unattended = false, unverified = false }: Lies,
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags | (unattended ? 0 : unverified ? 0x01 : 0x05)]), count]);
  }
}

const named = (id: string) => ({ id, rawId: id, type: "public-key", clientExtensionResults: {} }) as const;

/** The CBOR encoder accepts plain byte arrays, but not a Node Buffer. */
const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
