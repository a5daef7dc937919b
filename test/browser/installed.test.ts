import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { protocolVersion } from "../../shared/net/protocol.ts";
import type { PushPayload } from "../../shared/net/push.ts";
import { atRest } from "./support/at-rest.ts";
import { assetsWith } from "./support/builds.ts";
import { pathOf, Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Answers the page like a server with another protocol version. */
async function pretendToBeNewer(page: Page): Promise<void> {
  await page.route("**/api/lobby", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), protocol: protocolVersion + 1 } });
  });
}

/** Marks this document. A reload of the page removes the mark. */
const mark = (page: Page): Promise<void> => page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => "old" in document.documentElement.dataset);

describe("installed on a phone", () => {
  test("the manifest lists existing icons with their correct sizes", async () => {
    const page = await site.newPage();
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = await (await page.request.get(`${site.url}${address}`)).json();
    expect(manifest).toMatchObject({ name: "Nine Lives", display: "standalone", start_url: "./" });
    const sizes = await page.evaluate(async (icons: readonly { src: string; sizes: string }[]) => {
      const sizeOf = async ({ src, sizes }: { src: string; sizes: string }) => {
        const image = new Image();
        image.src = `/${src}`;
        await image.decode();
        return sizes === "any" || sizes === `${image.naturalWidth}x${image.naturalHeight}`;
      };
      return Promise.all(icons.map(sizeOf));
    }, manifest.icons);
    expect(sizes).toEqual([true, true, true, true]);
  });

  test("the app shows a notice without a network, and returns automatically", async () => {
    const page = await site.newPage({ installed: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.context().setOffline(true);
    await page.goto(`${site.url}/create?renderer=canvas`);
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    await page.getByRole("heading", { name: "Du bist offline" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Create the table" }).waitFor();
  });

  test("the service worker caches no part of the client, which is thus never older than the server", async () => {
    const page = await site.newPage({ installed: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const kept = await page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(opened.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(0);
    // The script of the offline page chooses its language.
    const isClient = (path: string) => path === "/" || path === "/index.html" || path.endsWith(".js");
    expect(kept.filter((path) => isClient(path) && path !== "/offline.js")).toEqual([]);
  });
});

describe("notifications", () => {
  /** Runs in the worker: records notifications and opened windows, because Chromium without a window shows none. */
  function record(): void {
    const done: string[] = [];
    const tell = (what: string, detail: object) => void done.push(JSON.stringify({ what, ...detail }));
    const worker: object = globalThis;
    Reflect.set(worker, "done", done);
    Reflect.set(Reflect.get(worker, "registration"), "showNotification", async (title: string, options: object) =>
      tell("shown", { title, ...options }),
    );
    const clients = Reflect.get(worker, "clients");
    Reflect.set(clients, "openWindow", async (url: string) => tell("opened", { url }));
    Reflect.set(clients, "matchAll", async () => [
      { url: `${location.origin}/t/K7M2PQ?renderer=canvas`, focus: async () => tell("focused", {}) },
    ]);
  }

  /** Runs in the worker: presses the notification of a path. */
  function press(path: string): void {
    const notification = { close() {}, data: { path } };
    dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil() {} }));
  }

  /** A page, its service worker, and a way to send the worker a message of the push service. */
  async function notified() {
    const page = await site.newPage({ installed: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error("no service worker");
    await worker.evaluate(record);
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [registration] }) => {
        if (registration) resolve(registration.registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    const registrationId = await registered;
    const push = (payload: PushPayload) =>
      session.send("ServiceWorker.deliverPushMessage", {
        origin: site.url,
        registrationId,
        data: JSON.stringify(payload),
      });
    const done = async (): Promise<unknown> => {
      const lines = await worker.evaluate((): readonly string[] => Reflect.get(globalThis, "done"));
      return lines.map((line) => JSON.parse(line));
    };
    return { worker, push, done };
  }

  test("the service worker shows a message of the server, in place of one with the same tag", async () => {
    const { push, done } = await notified();
    const { path, ...seen } = {
      title: "It’s your turn",
      body: "Soon a bot plays.",
      path: "/t/K7M2PQ",
      tag: "turn K7M2PQ",
    };
    await push({ ...seen, path });
    await expect.poll(done).toMatchObject([{ what: "shown", ...seen, renotify: true, data: { path } }]);
  });

  test("a press on a notification shows the page of its table, or opens one", async () => {
    const { worker, done } = await notified();
    await worker.evaluate(press, "/t/K7M2PQ");
    await expect.poll(done).toEqual([{ what: "focused" }]);
    await worker.evaluate(press, "/t/ABCDEF");
    await expect.poll(done).toEqual([{ what: "focused" }, { what: "opened", url: `${site.url}/t/ABCDEF` }]);
  });
});

describe("after the server has changed", () => {
  test("an older start page loads the next screen from the server", async () => {
    const page = await site.newPage({ path: "/how-to-play" });
    await pretendToBeNewer(page);
    const asked = page.waitForResponse("**/api/lobby");
    await page.goto(`${site.url}/?renderer=canvas`);
    await asked;
    await atRest(page);
    await mark(page);
    await page.unroute("**/api/lobby");
    await page.getByRole("link", { name: "Create a table" }).click();
    await page.getByRole("button", { name: "Create the table" }).waitFor();
    expect(await pathOf(page)).toBe("/create");
    expect(await isMarked(page)).toBe(false);
  });

  test("a page with missing chunks reloads instead of staying blank", async () => {
    const page = await site.newPage();
    await page.getByRole("button", { name: "Play now" }).waitFor();
    await mark(page);
    for (const name of assetsWith(inject("client"), "how-cards"))
      await page.route(`**/assets/${name}`, async (route) =>
        (await isMarked(page)) ? route.fulfill({ status: 404 }) : route.continue(),
      );
    await page.getByRole("link", { name: "How to play" }).first().click();
    await page.getByRole("heading", { name: "How to play" }).first().waitFor();
    expect(await isMarked(page)).toBe(false);
  });
});
