import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StartedProxy, serverProxies } from "../support/proxies.ts";
import { Player } from "./support/player.ts";
import { Site, type Visit } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

const base = "/cats/";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ BASE_PATH: base, TRUST_PROXY: "127.0.0.1" });
});
afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Collects the paths of all requests and WebSockets of a page at an origin. */
function watchPaths(page: Page, origin: string, paths: Set<string>): void {
  const note = (address: string) => {
    const { host, pathname } = new URL(address);
    if (host === new URL(origin).host) paths.add(pathname);
  };
  page.context().on("request", (request) => note(request.url()));
  page.on("websocket", (socket) => note(socket.url()));
}

describe.each(serverProxies)("below /cats/ behind $name", ({ start }) => {
  let proxy: StartedProxy;
  beforeAll(async () => {
    proxy = await start(new URL(site.url).host, base);
  });
  afterAll(() => proxy.stop());

  test("a game with a friend and a bot survives a reload, and nothing outside of the path is requested", {
    timeout: 200_000,
  }, async () => {
    const paths = new Set<string>();
    const newPage = async ({ path = "/", ...visit }: Visit): Promise<Page> => {
      const below = path.startsWith(base) ? path : base + path.slice(1);
      const page = await site.newPage({ ...visit, origin: proxy.url, path: below, installed: true });
      // The reload below covers what the page requests at first.
      watchPaths(page, proxy.url, paths);
      return page;
    };
    const [ann, bob] = await tableOf({ newPage }, { chairs: 3, people: 2 });
    if (!ann || !bob) throw new Error("two people are needed");
    expect(new URL(ann.url()).pathname).toMatch(/^\/cats\/t\/[A-Z0-9]{6}$/);
    const scope = await ann.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.scope));
    expect(scope).toBe(proxy.url + base);
    const names = await ann.evaluate(() => Object.keys(localStorage));
    expect(names.filter((name) => !name.startsWith("nine-lives/cats:"))).toEqual([]);
    const [annPlays, bobPlays] = [new Player(ann), new Player(bob)];
    const hasDrawn = () => [...annPlays.heard].some((line) => /^You drew/.test(line));
    const playThroughReload = async () => {
      await annPlays.play(() => !hasDrawn());
      await ann.reload();
      await ann.getByRole("button", { name: /^Draw pile/ }).waitFor();
      await annPlays.play();
    };
    // The friend never stops, because the turn could be theirs for as long as its clock runs.
    await Promise.all([playThroughReload(), bobPlays.play()]);
    expect(await annPlays.places()).toHaveLength(3);
    expect(paths.size).toBeGreaterThan(20);
    expect([...paths].filter((path) => !path.startsWith(base))).toEqual([]);
  });

  test("links for other people have the path", async () => {
    const page = await site.newPage({ origin: proxy.url, path: `${base}party` });
    const link = await page.getByRole("textbox", { name: "Link to this party" }).inputValue();
    expect(link).toMatch(new RegExp(`^${new URL(proxy.url).host}/cats/party/`));
  });
});
