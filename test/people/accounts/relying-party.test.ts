import fc from "fast-check";
import { expect, test } from "vitest";
import { RelyingParty } from "../../../server/people/accounts/relying-party.ts";
import { Authenticator } from "../../support/authenticator.ts";

const challenge = "A".repeat(43);
const party = new RelyingParty("localhost", undefined);
const creation = { playerId: "a-ann", name: "Ann", challenge, others: [] };

/** Bytes as text: arbitrary ones, or a real part with some bytes changed. */
const bytesLike = (real: string) =>
  fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.tuple(fc.nat(), fc.nat(255)).map(([place, byte]) => {
      const bytes = Buffer.from(real, "base64url");
      bytes[place % bytes.length] = byte;
      return bytes;
    }),
  );
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

test("every response for a new passkey yields either a complete passkey or none", async () => {
  const response = new Authenticator().create(await party.creation(creation));
  const real = await party.verifyRegistration(response);
  expect(real).toMatchObject({ id: response.id, challenge });
  await fc.assert(
    fc.asyncProperty(bytesLike(response.response.attestationObject), async (bytes) => {
      const said = { ...response.response, attestationObject: text(bytes) };
      const made = await party.verifyRegistration({ ...response, response: said });
      if (made) expect(Object.keys(made).sort()).toEqual(Object.keys(real ?? {}).sort());
    }),
  );
});

/** Returns the two numbers of a signature (DER), which has several valid encodings. */
function numbersIn(signature: Uint8Array): string {
  const middle = 4 + (signature[3] ?? 0);
  return [signature.subarray(4, middle), signature.subarray(middle + 2)].map(text).join(" ");
}

test("a response with any changed part is rejected", async () => {
  const authenticator = new Authenticator();
  const passkey = await party.verifyRegistration(authenticator.create(await party.creation(creation)));
  if (!passkey) throw new Error("no passkey");
  const response = authenticator.get(await party.request(challenge, []));
  expect(await party.shown(response, passkey)).toEqual({ challenge, counter: 0, proof: "verified" });
  for (const part of ["clientDataJSON", "authenticatorData", "signature"] as const)
    await fc.assert(
      fc.asyncProperty(bytesLike(response.response[part]), async (bytes) => {
        const real = Buffer.from(response.response[part], "base64url");
        fc.pre(text(bytes) !== text(real));
        fc.pre(part !== "signature" || numbersIn(bytes) !== numbersIn(real));
        const said = { ...response.response, [part]: text(bytes) };
        expect(await party.shown({ ...response, response: said }, passkey)).toBeNull();
      }),
    );
});
