import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BadNetwork } from "../../tools/networks/bad-network.ts";
import { ManualTimers } from "../support/timers.ts";
import { Site, type Visit } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

/** Timeout in ms, long enough for a busy machine. */
const patience = 140_000;

const timers = new ManualTimers();
let site: Site;
let network: BadNetwork;

beforeAll(async () => {
  site = await Site.open({ BOT_DELAY_MS: "0-0" }, timers);
  network = await BadNetwork.open({ server: site.url.replace("localhost", "127.0.0.1") });
});

afterAll(async () => {
  await site.close();
  await network.close();
  expect(site.errors).toEqual([]);
});

/** Lets time pass on the server until an element is on the page. */
async function passUntil(count: () => Promise<number>): Promise<void> {
  const look = () => {
    timers.pass(100);
    return count();
  };
  await expect.poll(look, { timeout: patience }).toBeGreaterThan(0);
}

test("a press that arrives after the clock has acted is answered with a sentence", { timeout: patience }, async () => {
  const newPage = (visit: Visit): Promise<Page> => site.newPage({ ...visit, origin: network.url });
  const [page] = await tableOf({ newPage }, { chairs: 2, people: 1 });
  if (!page) throw new Error("no page at the table");
  const draw = page.getByRole("button", { name: /^DRAW/ });
  await passUntil(() => draw.count());
  network.hold();
  await draw.dispatchEvent("click");
  await page.locator("[data-sent]").waitFor({ state: "attached" });
  timers.pass(121_000);
  network.release();
  await page.getByText("Too late: something else happened first.").waitFor();
});
