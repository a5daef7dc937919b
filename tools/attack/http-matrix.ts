import { diceOf, type Front } from "./context.ts";
import { HttpClient, type HttpRequest } from "./http-client.ts";
import type { Wild } from "./msgpack.ts";
import type { Dice } from "./random.ts";
import { count } from "./stats.ts";
import { settings } from "./valid-messages.ts";
import { nastyTexts, plainValue } from "./values.ts";
import { Interval } from "./waiting.ts";

/** Sends requests with any path, any method and any body. */
export async function askAnything(front: Front, name: string, token: string, perSecond: number): Promise<void> {
  const client = new HttpClient(front.url, "127.0.0.1");
  const pace = new Interval(perSecond);
  for (let number = 0; !front.isOver(); number += 1) {
    const { status } = await client.ask(requestOf(diceOf(front, name, number), token));
    count(front.score.messages, "a request over HTTP");
    if (status >= 400) count(front.score.refusals, `HTTP ${status}`);
    else if (status > 0) front.score.accepted += 1;
    else count(front.score.closings, "HTTP");
    await pace.done(1);
  }
  client.close();
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "LOCK"] as const;

const paths = [
  "/api/players",
  "/api/players/me",
  "/api/tables",
  "/api/tables/",
  "/api/tables/ABCDEF",
  "/api/deck-names",
  "/api/lobby",
  "/api/games",
  "/api/games/0",
  "/api/games/0/share",
  "/api/device-links",
  "/api/parties",
  "/api/invitations",
  "/api/invitations?party=a.b.c.d",
  "/api/invitations?party[]=1&party=%00",
  "/api/invitations?parties[]=1",
  "/api/device-links/redeem",
  "/api/account",
  "/api/account/options",
  "/api/account/confirm",
  "/api/account/confirm/options",
  "/api/account/passkeys",
  "/api/account/passkeys/%00",
  "/api/account/sessions/others",
  "/api/account/recovery-codes",
  "/api/account/provider",
  "/api/provider",
  "/api/provider/callback",
  "/api/provider/answer",
  "/api/provider/account",
  "/api/admin/confirm",
  "/api/admin/confirm/options",
  "/api/sign-in",
  "/api/sign-in/options",
  "/api/sign-in/recovery",
  "/api/sign-out",
  "/matchmake/joinById/x",
  "/matchmake/joinOrCreate/queue",
  "/matchmake/create/table",
  "/matchmake/join/table",
  "/matchmake/reconnect/x",
  "/healthz",
  "/readyz",
  "/",
  "/t/ABCDEF",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/..%2f..%2fetc%2fpasswd",
  "/%",
  "/%00",
  "//api//players",
  "/api/players?x[__proto__][y]=1",
] as const;

export function requestOf(dice: Dice, token: string): HttpRequest {
  const method = dice.chance(0.6) ? "POST" : dice.pick(methods);
  const path = dice.chance(0.9) ? dice.pick(paths) : `/api/${encodeURIComponent(dice.pick(nastyTexts).toWellFormed())}`;
  const hasBody = method !== "GET" && method !== "HEAD" && method !== "TRACE" && dice.chance(0.9);
  return { method, path, headers: headersOf(dice, token), ...(hasBody && { body: bodyOf(dice, token) }) };
}

function headersOf(dice: Dice, token: string): Record<string, string> {
  const some = (name: string, share: number, values: readonly [string, ...string[]]): Record<string, string> =>
    dice.chance(share) ? { [name]: dice.pick(values) } : {};
  return {
    "content-type": "application/json",
    ...some("content-type", 0.2, [
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/json; charset=utf-7",
      ";",
    ]),
    ...some("authorization", 0.8, [
      `Bearer ${token}`,
      `Bearer ${token}`,
      `Bearer ${alteredToken(dice, token)}`,
      token,
      "Basic eA==",
    ]),
    ...some("origin", 0.1, ["http://evil.example", "null", "http://", "file://"]),
    ...some("content-encoding", 0.05, ["gzip", "deflate", "br", "identity, gzip"]),
    ...some("x-forwarded-for", 0.1, ["127.0.0.1", "1.2.3.4, 5.6.7.8", "x".repeat(500)]),
    ...some("cookie", 0.05, ["a=b", "__proto__=x"]),
    ...some("range", 0.05, ["bytes=0-", "bytes=99999999999999-1"]),
    ...some("if-none-match", 0.05, ["*", "x".repeat(2000)]),
    ...some("expect", 0.02, ["100-continue", "200-ok"]),
  };
}

/** Token with one character changed, cut, or with added text. */
export function alteredToken(dice: Dice, token: string): string {
  const place = dice.below(token.length);
  const changed = dice.pick(["", "A", "=", ".", "!", "%", "é", "~junk"]).replace(/[^ -~]/g, "?");
  return dice.chance(0.7)
    ? `${token.slice(0, place)}${changed}${token.slice(place + 1)}`
    : dice.pick([
        `${token}.`,
        `${token}junk`,
        `${token}!!!`,
        token.slice(0, place),
        `nl9${token.slice(3)}`,
        `nls1${token.slice(3)}`,
      ]);
}

/** Plausible response of a passkey registration or sign-in. */
function credential(dice: Dice): Wild {
  const said = JSON.stringify({ type: "webauthn.get", challenge: "A".repeat(43), origin: "http://localhost" });
  const part = () => dice.pick([Buffer.from(said), Buffer.from(dice.bytes(dice.below(200)))]).toString("base64url");
  const id = part();
  const response = { clientDataJSON: part(), attestationObject: part(), authenticatorData: part(), signature: part() };
  return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
}

function bodyOf(dice: Dice, token: string): string {
  const real: Wild = dice.pick<() => Wild>([
    () => ({}),
    () => ({ settings: settings(dice), bots: dice.chance(0.5) }),
    () => ({ settings: { ...settings(dice), edition: "custom", deck: plainValue(dice, 4) } }),
    () => ({ name: dice.pick(nastyTexts), avatar: "01" }),
    () => ({ ticket: dice.pick(nastyTexts) }),
    () => ({ code: dice.pick(nastyTexts) }),
    () => ({ name: dice.pick(nastyTexts), response: credential(dice) }),
    () => ({ response: credential(dice) }),
    () => ({ token, edition: "original", seats: dice.between(1, 6) }),
    () => ({ token: alteredToken(dice, token), watch: true }),
    () => ({ token, party: dice.chance(0.5) ? dice.pick(nastyTexts) : plainValue(dice, 1) }),
    () => plainValue(dice, 4),
  ])();
  return dice.weighed<() => string>([
    [12, () => JSON.stringify(real)],
    [2, () => JSON.stringify(real).slice(0, -1)],
    [1, () => `{"__proto__":{"token":1},"token":${JSON.stringify(token)}}`],
    [1, () => "[".repeat(2000)],
    [1, () => JSON.stringify({ token: "x".repeat(dice.between(900, 9000)) })],
    [1, () => Buffer.from(dice.bytes(dice.below(60))).toString("latin1")],
  ])();
}
