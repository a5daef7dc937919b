import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  answerSanction,
  isInForce,
  loadSanctions,
  putAway,
  standing,
  untold,
} from "../../../client/state/sanctions.ts";
import { identify, startAnew } from "../../../client/state/session.ts";
import type { SanctionView } from "../../../shared/net/moderation.ts";

const sanction = (id: string, more: Partial<SanctionView> = {}): SanctionView => ({
  id,
  kind: "chat",
  reason: "abuse",
  words: "",
  from: 1000,
  until: 2000,
  ended: false,
  answer: null,
  seen: false,
  ...more,
});

/** Sanctions of the requesting player on the server, newest first; and the received requests. */
let sanctions: readonly SanctionView[] = [];
let guests = 0;
const asked: string[] = [];

beforeEach(async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  sanctions = [];
  asked.length = 0;
  vi.stubGlobal("location", { origin: "http://server" });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    const path = address.slice("http://server".length);
    if (path === "/api/players") {
      guests += 1;
      const player = { id: `${guests}`, name: "Ann", avatar: "01", guest: true };
      return Response.json({ token: `token-${guests}`, player }, { status: 201 });
    }
    asked.push(`${method} ${path} ${body ?? ""}`);
    return Response.json({ sanctions, nameTaken: false });
  });
  await identify();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the oldest sanction that was not dismissed is shown first", async () => {
  sanctions = [sanction("c"), sanction("b"), sanction("a", { seen: true })];
  await loadSanctions();
  expect(untold.value?.id).toBe("b");
});

test("a sanction ended by a moderator is not shown", async () => {
  sanctions = [sanction("a", { ended: true })];
  await loadSanctions();
  expect(untold.value).toBeNull();
});

test("a dismissed notice does not return", async () => {
  sanctions = [sanction("a")];
  await loadSanctions();
  sanctions = [sanction("a", { seen: true })];
  await putAway("a");
  expect(asked.at(-1)).toBe("POST /api/standing/a/seen {}");
  expect(untold.value).toBeNull();
});

test("an answer is sent for its sanction, and is shown", async () => {
  sanctions = [sanction("a", { answer: "Sorry." })];
  await answerSanction("a", "Sorry.");
  expect(asked.at(-1)).toBe('POST /api/standing/a/answer {"text":"Sorry."}');
  expect(standing.value?.sanctions[0]?.answer).toBe("Sorry.");
});

test("the next player at this browser has their own sanctions", async () => {
  sanctions = [sanction("a")];
  await loadSanctions();
  await startAnew();
  expect([standing.value, untold.value]).toEqual([null, null]);
});

test.each([
  ["until its end", sanction("a"), 1999, true],
  ["not after it", sanction("a"), 2000, false],
  ["permanently", sanction("a", { until: null }), 9e15, true],
  ["not after an early end", sanction("a", { ended: true }), 1500, false],
  ["never as a warning", sanction("a", { kind: "warning", until: null }), 1000, false],
] as const)("a sanction is in force %s", (_, given, now, expected) => {
  expect(isInForce(given, now)).toBe(expected);
});
