import { createHmac } from "node:crypto";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createGuest } from "../../server/people/identity/create-guest.ts";
import { LocalDeviceLinks } from "../../server/people/identity/device-links.ts";
import { acceptName } from "../../server/people/identity/names.ts";
import { loadOrCreateSecret } from "../../server/people/identity/server-secret.ts";
import { Tokens } from "../../server/people/identity/tokens.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import { newFolder, secret } from "../support/app.ts";
import { playerNamed } from "../support/server.ts";
import { ManualTimers } from "../support/timers.ts";

const ann = { id: "1", name: "Zoë 🐱", avatar: "07", guest: true };
const tokens = new Tokens(secret, systemTimers);

test("a token contains its player", () => {
  expect(tokens.verify(tokens.sign(ann))).toEqual(ann);
});

test("a token signed with another secret is invalid", () => {
  expect(new Tokens(`${secret}!`, systemTimers).verify(tokens.sign(ann))).toBeNull();
});

test("a token with any changed letter is invalid", () => {
  const token = tokens.sign(ann);
  const forged = [...token].map(
    (letter, at) => token.slice(0, at) + (letter === "B" ? "C" : "B") + token.slice(at + 1),
  );
  expect(forged.filter((one) => tokens.verify(one) !== null)).toEqual([]);
});

test.each(["", ".", "nl1..", "nl1.W10.", "nl2.bm9uc2Vuc2U.AAAA", "nl0.a.b", "constructor.a.b", "a.b.c.d"])(
  "%j is an invalid token",
  (text) => {
    expect(tokens.verify(text)).toBeNull();
  },
);

test.each([
  ["after it", (token: string) => `${token}!`],
  ["within its signature", (token: string) => `${token.slice(0, -5)}*${token.slice(-5)}`],
  ["as padding", (token: string) => `${token}=`],
  ["in other letters for the same bytes", (token: string) => token.replaceAll("-", "+").replaceAll("_", "/")],
  ["in its last letter, which has unused bits", (token: string) => token.slice(0, -1) + next(token.at(-1) ?? "")],
])("a token with additional text %s is invalid", (_, alter) => {
  const token = Array.from({ length: 100 }, (_each, id) => tokens.sign({ ...ann, id: String(id) })).find(hasBoth);
  expect(tokens.verify(token ?? "")).not.toBeNull();
  expect(tokens.verify(alter(token ?? ""))).toBeNull();
});

/** Returns whether a token contains both characters in which base64url differs from base64. */
const hasBoth = (token: string): boolean => token.includes("-") && token.includes("_");
const next = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1);

const signed = (version: string, said: string): string => {
  const body = `${version}.${Buffer.from(said).toString("base64url")}`;
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
};

test.each(["no JSON", "[]", '["1","Zoë"]', '["1",2,"07",3]', '["1","Zoë","07"]', '["1","Zoë","07","3"]'])(
  "signed %j is an invalid token",
  (said) => {
    expect(tokens.verify(signed("nl2", said))).toBeNull();
  },
);

const days = (count: number): number => count * 24 * 3_600_000;

test("a token expires 90 days after its issue", () => {
  const timers = new ManualTimers();
  const some = new Tokens(secret, timers);
  const token = some.sign(ann);
  timers.pass(days(90) - 1);
  expect(some.verify(token)).toEqual(ann);
  timers.pass(1);
  expect([some.verify(token), some.renewed(token)]).toEqual([null, null]);
});

test("a token is renewed once it is older than a day, and then expires 90 days later", () => {
  const timers = new ManualTimers();
  const some = new Tokens(secret, timers);
  const token = some.sign(ann);
  timers.pass(days(1));
  expect(some.renewed(token)).toBeNull();
  timers.pass(1);
  const renewed = some.renewed(token) ?? "";
  timers.pass(days(90) - 1);
  expect([some.verify(token), some.verify(renewed)]).toEqual([null, ann]);
});

test("a token without a date is valid until March 2027, and is renewed at once", () => {
  const timers = new ManualTimers();
  const some = new Tokens(secret, timers);
  const undated = signed("nl1", JSON.stringify([ann.id, ann.name, ann.avatar]));
  timers.pass(Date.UTC(2027, 2, 1) - timers.date() - 1);
  const renewed = some.renewed(undated) ?? "";
  expect([some.verify(undated), some.verify(renewed)]).toEqual([ann, ann]);
  timers.pass(1);
  expect([some.verify(undated), some.renewed(undated), some.verify(renewed)]).toEqual([null, null, ann]);
});

test("a token stays valid if the calendar was set back after its issue", () => {
  const timers = new ManualTimers();
  const some = new Tokens(secret, timers);
  const token = some.sign(ann);
  timers.setBack(days(3));
  expect([some.verify(token), some.renewed(token)]).toEqual([ann, null]);
});

test("a token with the longest name fits into the limit of readers", () => {
  expect(tokens.sign({ ...createGuest(), name: "🐱".repeat(20) }).length).toBeLessThan(1000);
});

test("the secret is created once, and only its owner can read it", () => {
  const folder = newFolder();
  const made = loadOrCreateSecret(folder);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(folder, "token-secret")).mode & 0o777).toBe(0o600);
  expect(loadOrCreateSecret(folder)).toBe(made);
});

test("a truncated secret is rejected with the name of its file", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "token-secret"), "short");
  expect(() => loadOrCreateSecret(folder)).toThrow(
    `${join(folder, "token-secret")}: expected at least 32 characters, got 5`,
  );
});

test.each([
  "Assistent",
  "Klasse",
  "Scunthorpe",
  "Kanal",
  "Moby Dick",
  "Pussycat",
  "Dickicht",
  "李小龙",
  "สวัสดี",
  "🐱",
  "❤️ Cat",
  "Анна",
  "Ann Анна",
  "X-Мен",
  "李Ken",
  "ケンKen",
  "O’Neil²",
])("%s is a valid name", (name) => {
  expect(acceptName(name)).toBe(name);
});

test.each([
  ["nothing", ""],
  ["only spaces", "  "],
  ["only invisible characters", "\u3164"],
  ["a control character", "a\u0007b"],
  ["a format character", "a\u202Eb"],
  ["a line break", "a\nb"],
  ["more than 20 characters", "123456789012345678901"],
  ["marks piled up on a letter", "a\u0300\u0301\u0302\u0303\u0304"],
  ["an English insult", "sh1thead"],
  ["a German insult", "Arschloch"],
  ["a word in Latin and Cyrillic letters", "Моchi"],
  ["a word in Latin and Cyrillic letters with an apostrophe between", "d'Аrtagnan"],
  ["a word in Latin and Greek letters", "αlpha"],
  ["a word in Latin and Cherokee letters", "Ꭺnna Cat"],
])("%s is no valid name", (_, name) => {
  expect(acceptName(name)).toBeNull();
});

test("the limit of 20 characters counts visible characters, whatever their bytes", () => {
  expect(acceptName("🐱".repeat(20))).toBe("🐱".repeat(20));
  expect(acceptName("e\u0301".repeat(20))).toBe("é".repeat(20));
});

test("a name is trimmed, its spaces are merged, its letters composed", () => {
  expect(acceptName("  Zoe\u0308   Cat ")).toBe("Zoë Cat");
});

test("the generated name of a new player is valid", () => {
  const names = Array.from({ length: 400 }, () => createGuest().name);
  expect(names.map(acceptName)).toEqual(names);
});

test("a device link can be redeemed once", async () => {
  const links = new LocalDeviceLinks(() => 0);
  const { ticket } = await links.issue({ player: ann, session: null });
  expect(await links.redeem(ticket)).toEqual({ player: ann, session: null });
  expect(await links.redeem(ticket)).toBeNull();
});

test("a device link expires after the announced time", async () => {
  const timers = new ManualTimers();
  const links = new LocalDeviceLinks(() => timers.now());
  const first = await links.issue({ player: playerNamed("ann"), session: null });
  const second = await links.issue({ player: playerNamed("bob"), session: null });
  expect(first.seconds).toBe(300);
  timers.pass(first.seconds * 1000 - 1);
  expect(await links.redeem(first.ticket)).toEqual({ player: playerNamed("ann"), session: null });
  timers.pass(1);
  expect(await links.redeem(second.ticket)).toBeNull();
});

test("a new device link voids the player's older one", async () => {
  const links = new LocalDeviceLinks(() => 0);
  const older = await links.issue({ player: ann, session: null });
  await links.issue({ player: ann, session: null });
  expect(await links.redeem(older.ticket)).toBeNull();
});
