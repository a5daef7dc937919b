import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { OpenidProvider } from "../../../server/people/accounts/openid-provider.ts";
import { freePort } from "../../support/free-port.ts";

const clientId = "nine-lives";
const state = "a state";

/** Provider whose answers the tests write: to requests for its metadata, and for the token of a code. */
const server = createServer((request, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(request.url === "/token" ? { ...token, padding, id_token: signed(claims) } : metadata));
});
const token = { access_token: "a token", token_type: "bearer" };
let padding = "";
let now = 0;
const lines: object[] = [];
const log = {
  error: (line: object) => void lines.push({ level: "error", ...line }),
  info: (line: object) => void lines.push({ level: "info", ...line }),
};
let issuer = "";
let metadata = {};
let claims = {};

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
/** The signature is not verified, because the token comes from the provider itself. */
const signed = (content: object) => `${part({ alg: "RS256" })}.${part(content)}.c2lnbmVk`;
const seconds = () => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
  padding = "";
  metadata = { issuer, authorization_endpoint: `${issuer}login`, token_endpoint: `${issuer}token` };
});

const providerHere = () =>
  new OpenidProvider({ issuer, clientId, clientSecret: "hush", siteUrl: "http://localhost:2567/" }, log, {
    now: () => now,
  });

/** Signs a person with these claims in. */
async function visit(own: object, provider = providerHere()) {
  const begun = await provider.begin(state, "sign-in");
  if (!begun.ok) return begun;
  const { checks } = begun.value;
  claims = { iss: issuer, aud: clientId, iat: seconds(), exp: seconds() + 60, nonce: checks.nonce, ...own };
  return provider.finish(`?code=a&state=${encodeURIComponent(state)}`, checks, false);
}

test.each(["", "a\u0000b", "a\ud800b", "größe", "a".repeat(256)])("%j is no subject", async (sub) => {
  expect(await visit({ sub })).toEqual({ ok: false, error: { error: "provider-failed" } });
});

test("a fraction of a second becomes whole milliseconds", async () => {
  expect(await visit({ sub: "ann", auth_time: 1.23456 })).toEqual({
    ok: true,
    value: { subject: "ann", authenticatedAt: 1234 },
  });
});

test("a response of more than 256 kB signs nobody in", async () => {
  padding = " ".repeat(256 * 1024);
  expect(await visit({ sub: "ann" })).toMatchObject({ ok: false });
});

test("a provider on this machine leads no request without https to another one", async () => {
  // The same server, by an address that is not known as this machine's.
  metadata = { ...metadata, token_endpoint: `${issuer.replace("127.0.0.1", "0.0.0.0")}token` };
  expect(await visit({ sub: "ann" })).toEqual({ ok: false, error: { error: "provider-unreachable" } });
});

test("an error with which a browser comes back is no error of the log, and its own words are not in it", async () => {
  const provider = providerHere();
  const begun = await provider.begin(state, "sign-in");
  if (!begun.ok) throw new Error("expected a provider");
  await provider.finish(`?error=words_of_a_client&state=${encodeURIComponent(state)}`, begun.value.checks, false);
  expect(lines).toEqual([
    {
      level: "info",
      event: "provider-refused",
      kind: "AuthorizationResponseError",
      cause: expect.anything(),
      reason: null,
    },
  ]);
});

test("a provider that cannot be reached is an error of the log, with the code of the system", async () => {
  metadata = { ...metadata, token_endpoint: `http://127.0.0.1:${await freePort()}/token` };
  await visit({ sub: "ann" });
  expect(lines).toEqual([
    { level: "error", event: "provider-failed", kind: "TypeError", cause: "ECONNREFUSED", reason: null },
  ]);
});

test.each(["confirm", "link"] as const)("to %s, the person must log in at the provider", async (kind) => {
  const begun = await providerHere().begin(state, kind);
  expect(begun.ok && new URL(begun.value.url).searchParams.get("prompt")).toBe("login");
});

test("new addresses of the provider are known after a failure, and after a day", async () => {
  const provider = providerHere();
  const old = metadata;
  metadata = { ...old, token_endpoint: "http://127.0.0.1:1/token" };
  expect(await visit({ sub: "ann" }, provider)).toMatchObject({ ok: false });
  metadata = old;
  expect(await visit({ sub: "ann" }, provider)).toMatchObject({ ok: true });
  metadata = { ...old, authorization_endpoint: `${issuer}elsewhere` };
  now += 24 * 3_600_000;
  const begun = await provider.begin(state, "sign-in");
  expect(begun.ok && new URL(begun.value.url).pathname).toBe("/elsewhere");
});
