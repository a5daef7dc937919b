import type { Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import { firstDrawExplodes, secretWhere } from "../support/deals.ts";
import { befriend, newAccount } from "./support/people.ts";
import { Reckless } from "./support/player.ts";
import { pathOf, Site, type Visit } from "./support/site.ts";

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
    scope: `${location.origin}/`,
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

// A closed page has its place in the queue for some seconds more, so the following tests wait for other tables.

test("the permission is never asked for on arrival, and offered after a first wait in the queue", async () => {
  const page = await site.newPage({ ...visit, clock: true });
  await page.goto(`${site.url}/queue/original/3?renderer=canvas`);
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
  await page.goto(`${site.url}/queue/original/4?renderer=canvas`);
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

/**
 * Deals the next game of two people so that the host begins with a Skip, and the friend has a Nope.
 * @param hasNope whether the host has one, too.
 */
function dealNopes(hasNope: boolean): void {
  const config = { edition: "original", players: 2, options: { combos: true } };
  const fits = ({ turn, seats: [host, friend] }: KittensState) =>
    turn === 0 &&
    host?.hand.includes("skip") === true &&
    host.hand.includes("nope") === hasNope &&
    friend?.hand.includes("nope") === true;
  site.dealFrom(secretWhere(config, 2, fits));
}

/** A host who wants notifications, and a friend, in a private game of two. No clock may act for them. */
async function twoInAGame(): Promise<readonly [host: Page, friend: Page]> {
  const host = await site.newPage(visit);
  await host.goto(`${site.url}/?renderer=canvas#settings`);
  await change(host, "Notifications");
  await host.goto(`${site.url}/create?renderer=canvas`);
  const among = (name: string) => host.getByRole("radiogroup", { name });
  await among("Chairs").getByRole("radio", { name: "2", exact: true }).check();
  await among("Time for a turn").getByRole("radio", { name: "120", exact: true }).check();
  await among("Time to Nope").getByRole("radio").last().check();
  await host.getByRole("button", { name: "Create the table" }).click();
  await host.getByRole("heading", { name: "Your table" }).waitFor();
  const friend = await site.newPage({ path: await pathOf(host) });
  await friend.getByRole("button", { name: "Take a chair" }).click();
  await friend.getByRole("button", { name: "I’m ready" }).click();
  await host.getByRole("button", { name: "Start with 2" }).click();
  await host.getByRole("button", { name: /^DRAW/ }).waitFor();
  return [host, friend];
}

/** Presses a button of the table as a screen reader does. */
const press = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole("button", { name }).first().dispatchEvent("click");

/** Lets a player be Noped in a hidden tab. @param canAnswer whether they have a Nope. @returns their page. */
async function nopedWhileHidden(canAnswer: boolean): Promise<Page> {
  dealNopes(canAnswer);
  const [ann, bob] = await twoInAGame();
  await press(ann, /^Skip, available/);
  await press(ann, /^PLAY SKIP/);
  await bob.getByRole("button", { name: /^NOPE/ }).waitFor();
  await hide(ann);
  await press(bob, /^NOPE/);
  return ann;
}

test("a hidden tab notifies its player when their play was Noped and they can still answer", async () => {
  const ann = await nopedWhileHidden(true);
  await expect.poll(() => told(ann, "shown")).toMatch(/Your play was Noped You can still answer, at table \w{6}\.;$/);
});

test("a hidden tab does not notify its player of a Nope that they cannot answer", async () => {
  const ann = await nopedWhileHidden(false);
  await expect.poll(() => told(ann, "shown"), { timeout: 60_000 }).toMatch(/It’s your turn/);
  expect(await told(ann, "shown")).not.toMatch(/Noped/);
});

test("a hidden tab notifies its player when another player wants a rematch", async () => {
  site.dealFrom(firstDrawExplodes(2, 2));
  const [ann, bob] = await twoInAGame();
  // The first of them who draws explodes.
  await Promise.any([ann, bob].map((page) => new Reckless(page).play()));
  await ann.getByRole("region", { name: "Result" }).waitFor();
  await hide(ann);
  await bob.getByRole("region", { name: "Result" }).getByRole("button", { name: /again/i }).first().click();
  await expect.poll(() => told(ann, "shown")).toMatch(/Another game\? Someone at table \w{6} wants one\.;$/);
});

test("a hidden tab notifies its player of an invitation", async () => {
  const [ann, bob] = [await newAccount(site), await newAccount(site, visit)];
  await befriend(site, ann, bob);
  await bob.page.goto(`${site.url}/?renderer=canvas#settings`);
  await change(bob.page, "Notifications");
  const line = Promise.withResolvers<void>();
  bob.page.once("websocket", (socket) => socket.once("framereceived", () => line.resolve()));
  await bob.page.goto(`${site.url}/cards?renderer=canvas`);
  await line.promise;
  await hide(bob.page);
  await ann.page.getByRole("button", { name: `Invite ${bob.name}` }).click();
  await ann.page.getByRole("heading", { name: "Your table" }).waitFor();
  await expect.poll(() => told(bob.page, "shown")).toMatch(`${ann.name} invites you To table`);
});
