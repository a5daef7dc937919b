import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { queueUp } from "../../../client/net/queue.ts";
import { type App, startApp } from "../../support/app.ts";
import { stubPage } from "../page-stub.ts";

let app: App;
beforeAll(async () => {
  app = await startApp({ QUEUE_WAIT_SECONDS: "600" });
});
afterAll(() => app.close());

/** Responses to use instead of the server's, in order. */
let instead: Response[] = [];

beforeEach(() => {
  const { fetch } = globalThis;
  vi.stubGlobal("location", { origin: app.url });
  stubPage();
  vi.stubGlobal("fetch", async (address: string, how: RequestInit) => instead.shift() ?? fetch(address, how));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function queued() {
  const { token } = await app.newGuest();
  const goodbyes: unknown[] = [];
  const wanted = { token, edition: "original", seats: 3 };
  return { goodbyes, start: () => queueUp(wanted, { onSeated() {}, onGoodbye: (why) => goodbyes.push(why) }) };
}

const answer = (status: number, error: string) => Response.json({ error }, { status });

test("a player joins the queue after all transient errors have passed", async () => {
  const { goodbyes, start } = await queued();
  instead = [answer(503, "again"), answer(522, "room not found"), Response.error(), answer(503, "closing")];
  const queue = start();
  await expect.poll(() => queue.wait.value?.people).toBe(1);
  expect([goodbyes, instead]).toEqual([[], []]);
  queue.leave();
});

test("a changed preference for company applies during the wait", async () => {
  const { start } = await queued();
  const queue = start();
  await expect.poll(() => queue.wait.value?.ending).toBe("bots");
  queue.prefer("people");
  await expect.poll(() => queue.wait.value?.ending).toBe("wait");
  queue.leave();
});

test("a changed preference for company applies while the server is about to answer", async () => {
  const { start } = await queued();
  const queue = start();
  queue.prefer("people");
  await expect.poll(() => queue.wait.value?.ending).toBe("wait");
  queue.leave();
});

test("a changed preference for company applies after a reconnection", async () => {
  const { start } = await queued();
  instead = [answer(503, "again")];
  const queue = start();
  queue.prefer("people");
  await expect.poll(() => queue.wait.value?.ending).toBe("wait");
  queue.leave();
});

test("the countdown continues correctly after a sleep that only the calendar shows", async () => {
  const { start } = await queued();
  const queue = start();
  await expect.poll(() => queue.wait.value).not.toBeNull();
  const before = queue.wait.value?.endsAt ?? 0;
  const calendar = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  calendar.mockRestore();
  expect(before - (queue.wait.value?.endsAt ?? 0)).toBeCloseTo(60_000, -2);
  queue.leave();
});

test("a press to start with bots counts even if the server was not reached yet", async () => {
  const { token } = await app.newGuest();
  instead = [answer(503, "again")];
  const seated = vi.fn();
  const queue = queueUp({ token, edition: "original", seats: 3 }, { onSeated: seated, onGoodbye() {} });
  queue.startWithBots();
  await expect.poll(() => seated.mock.calls.length).toBe(1);
});

test.each(["full", "too-many-tables", "not-saving"])("%s is reported immediately", async (error) => {
  const { goodbyes, start } = await queued();
  instead = [answer(503, error)];
  start();
  await expect.poll(() => goodbyes).toEqual([{ reason: error }]);
});

test.each([[1_800_000_000_000], [null]])("a queue ban until %s is reported immediately", async (until) => {
  const { goodbyes, start } = await queued();
  instead = [Response.json({ error: "sanctioned", until }, { status: 403 })];
  start();
  await expect.poll(() => goodbyes).toEqual([{ reason: "sanctioned", until }]);
});

test("a new guest who must wait learns the duration", async () => {
  const { goodbyes, start } = await queued();
  instead = [Response.json({ error: "newcomer", waitMs: 60_000 }, { status: 429 })];
  start();
  await expect.poll(() => goodbyes).toEqual([{ reason: "newcomer", waitMs: 60_000 }]);
});
