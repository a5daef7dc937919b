import type { Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { firstDrawExplodes } from "../support/deals.ts";
import { Site, type Visit } from "./support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ QUEUE_WAIT_SECONDS: "600" });
});
afterEach(() => site.closePages());
afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/**
 * Runs in the page, before its own scripts: stand-ins for the browser's permission, its push service and its
 * notifications. They are recorded in the document.
 */
function standIn(): void {
  const key = "BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
  const tell = (name: string, value: string) => {
    const root = document.documentElement;
    root.dataset[name] = `${root.dataset[name] ?? ""}${value};`;
  };
  let permission = sessionStorage.getItem("permission") ?? "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => {
    tell("asked", "yes");
    permission = "granted";
    sessionStorage.setItem("permission", permission);
    return "granted";
  };
  let options: PushSubscriptionOptionsInit | null = null;
  const subscription = {
    endpoint: "https://push.example/one",
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: "https://push.example/one", keys: { p256dh: key, auth: "AAAAAAAAAAAAAAAAAAAAAA" } }),
    unsubscribe: async () => {
      options = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => options && subscription,
    subscribe: async (wanted: PushSubscriptionOptionsInit) => {
      options = wanted;
      tell("subscribed", `${wanted.userVisibleOnly} ${String(wanted.applicationServerKey).length}`);
      return subscription;
    },
  };
  const registration = {
    pushManager,
    showNotification: async (title: string, { body }: NotificationOptions) => tell("shown", `${title} ${body}`),
    getNotifications: async () => [],
  };
  Object.defineProperty(navigator.serviceWorker, "getRegistration", { value: async () => registration });
}

const visit: Visit = { prepare: standIn };

const told = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((name) => document.documentElement.dataset[name] ?? null, name);

const isPush =
  (method: string) =>
  (request: Request): boolean =>
    request.url().endsWith("/api/push") && request.method() === method;

/** Presses a switch of the settings. @returns what the page then tells the server about this browser. */
async function change(page: Page, name: string, method = "POST"): Promise<unknown> {
  const sent = page.waitForRequest(isPush(method));
  await page.getByRole("switch", { name }).click();
  const request = await sent;
  expect((await request.response())?.status()).toBe(200);
  return request.postDataJSON();
}

test("a player switches on notifications in the settings, chooses kinds and quiet hours, and switches them off", async () => {
  const page = await site.newPage(visit);
  await page.goto(`${site.url}/?renderer=canvas#settings`);
  const all = {
    endpoint: "https://push.example/one",
    kinds: ["invitation", "begins", "turn"],
    quiet: null,
    language: "en",
  };
  expect(await change(page, "Notifications")).toMatchObject(all);
  expect(await told(page, "subscribed")).toBe("true 87;");
  expect(await change(page, "Invitations")).toMatchObject({ ...all, kinds: ["begins", "turn"] });
  const { timeZone } = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions());
  const quiet = { from: 1320, to: 480, timeZone };
  expect(await change(page, "Quiet hours")).toMatchObject({ quiet });
  const sent = page.waitForRequest(isPush("POST"));
  await page.getByLabel("To", { exact: true }).fill("06:30");
  expect((await sent).postDataJSON()).toMatchObject({ quiet: { ...quiet, to: 390 } });
  expect(await change(page, "Notifications", "DELETE")).toEqual({ endpoint: all.endpoint });
});

test("the permission is never asked for on arrival, and offered after a first wait in the queue", async () => {
  const page = await site.newPage({ ...visit, clock: true });
  await page.goto(`${site.url}/queue/original/2?renderer=canvas`);
  await page.getByRole("button", { name: "Start with bots" }).waitFor();
  const offer = page.getByRole("button", { name: "Yes, call me" });
  expect([await offer.count(), await told(page, "asked")]).toEqual([0, null]);
  await page.clock.runFor(15_000);
  await offer.click();
  await expect.poll(() => told(page, "asked")).toBe("yes;");
  await offer.waitFor({ state: "detached" });
});

test("a declined offer does not come back", async () => {
  const page = await site.newPage({ ...visit, clock: true });
  await page.goto(`${site.url}/queue/original/2?renderer=canvas`);
  await page.getByRole("button", { name: "Start with bots" }).waitFor();
  await page.clock.runFor(15_000);
  await page.getByRole("button", { name: "No thanks" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Start with bots" }).waitFor();
  await page.clock.runFor(15_000);
  expect([await page.getByRole("button", { name: "Yes, call me" }).count(), await told(page, "asked")]).toEqual([
    0,
    null,
  ]);
});

/** Hides the page, as another tab before it does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

test("a hidden tab notifies its player when the queue has found a table", async () => {
  const ann = await site.newPage(visit);
  await ann.goto(`${site.url}/?renderer=canvas#settings`);
  await change(ann, "Notifications");
  await ann.goto(`${site.url}/queue/original/2?renderer=canvas`);
  await ann.getByRole("button", { name: "Start with bots" }).waitFor();
  await hide(ann);
  await site.newPage({ path: "/queue/original/2" });
  await expect.poll(() => told(ann, "shown"), { timeout: 60_000 }).toMatch(/^Your game begins At table \w{6}\./);
});

test("a hidden tab notifies its player when the game waits for them alone", async () => {
  const ann = await site.newPage(visit);
  await ann.goto(`${site.url}/?renderer=canvas#settings`);
  await change(ann, "Notifications");
  await ann.goto(`${site.url}/queue/original/2?renderer=canvas`);
  site.dealFrom(firstDrawExplodes(2));
  await ann.getByRole("button", { name: "Start with bots" }).click();
  const draw = ann.getByRole("button", { name: /^DRAW/ });
  await draw.waitFor();
  await hide(ann);
  await draw.dispatchEvent("click");
  await expect.poll(() => told(ann, "shown"), { timeout: 60_000 }).toMatch(/It’s your turn At table \w{6}\.;$/);
});

test("a visible tab shows no notifications", async () => {
  const ann = await site.newPage(visit);
  await ann.goto(`${site.url}/?renderer=canvas#settings`);
  await change(ann, "Notifications");
  await ann.goto(`${site.url}/queue/original/2?renderer=canvas`);
  await ann.getByRole("button", { name: "Start with bots" }).click();
  await ann.getByRole("button", { name: /^Draw pile/ }).waitFor();
  expect(await told(ann, "shown")).toBeNull();
});
