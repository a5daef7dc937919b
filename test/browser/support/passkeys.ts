import type { CDPSession, Page } from "playwright-core";
import { z } from "zod";

const added = z.object({ authenticatorId: z.string() });
const kept = z.object({ credentials: z.array(z.looseObject({ credentialId: z.string() })) });

type Credentials = z.output<typeof kept>["credentials"];

/** Virtual authenticator in a page's browser. It fulfils all requests. */
export class Authenticator {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  /** @param passkeys of another device, to be copied to this one. */
  static async in(page: Page, passkeys: Credentials = []): Promise<Authenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send("WebAuthn.enable");
    const { authenticatorId } = added.parse(
      await session.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport: "internal",
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      }),
    );
    for (const credential of passkeys)
      await session.send("WebAuthn.addCredential", { authenticatorId, credential: complete.parse(credential) });
    return new Authenticator(session, authenticatorId);
  }

  /** @param isUserVerified whether it verifies its user from now on. */
  async verify(isUserVerified: boolean): Promise<void> {
    await this.#session.send("WebAuthn.setUserVerified", { authenticatorId: this.#id, isUserVerified });
  }

  async passkeys(): Promise<Credentials> {
    return kept.parse(await this.#session.send("WebAuthn.getCredentials", { authenticatorId: this.#id })).credentials;
  }
}

const complete = z.looseObject({
  credentialId: z.string(),
  isResidentCredential: z.boolean(),
  rpId: z.string(),
  privateKey: z.string(),
  userHandle: z.string(),
  signCount: z.number(),
});
