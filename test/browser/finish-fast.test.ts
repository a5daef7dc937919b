import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstDrawExplodes } from "../support/deals.ts";
import { ManualTimers } from "../support/timers.ts";
import { Reckless } from "./support/player.ts";
import { Site } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

/** Timeout in ms, long enough for a busy machine. */
const patience = 140_000;

const timers = new ManualTimers();
let site: Site;

beforeAll(async () => {
  site = await Site.open({ BOT_DELAY_MS: "4000-4000" }, timers);
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Plays until eliminated while the others continue. */
class Out extends Reckless {
  override end = ".sidelines";
}

/** Waits for the hand without advancing time, so that the page can take part in the deal. */
async function cardsOn(page: Page): Promise<void> {
  const look = () => {
    timers.pass(0);
    return page.locator(".spots [data-group=hand] button").count();
  };
  await expect.poll(look, { timeout: patience }).toBeGreaterThanOrEqual(8);
}

/** Returns the page of a player who has exploded while four bots still play. */
async function explodedAmongBots(): Promise<Page> {
  site.dealFrom(firstDrawExplodes(5));
  const [page] = await tableOf(site, { chairs: 5, people: 1 });
  if (!page) throw new Error("no player sits at the table");
  await cardsOn(page);
  const end = page.locator(".sidelines").first();
  const playing = new Out(page).play();
  // Slow enough that no turn times out while a busy page searches for its buttons.
  const look = () => {
    timers.pass(250);
    return end.isVisible();
  };
  await expect.poll(look, { timeout: patience }).toBe(true);
  await playing;
  return page;
}

test("an exploded player lets the bots finish fast, and sees the result without waiting for them", {
  timeout: 300_000,
}, async () => {
  const page = await explodedAmongBots();
  await page.getByRole("button", { name: "Finish fast" }).click();
  const result = page.getByRole("region", { name: "Result" });
  const look = () => {
    timers.pass(0);
    return result.isVisible();
  };
  await expect.poll(look, { timeout: patience }).toBe(true);
});

test("an exploded player starts the next game at once", { timeout: 300_000 }, async () => {
  const page = await explodedAmongBots();
  await page.getByRole("button", { name: "Again" }).click();
  await cardsOn(page);
  await page.getByRole("region", { name: "You are out" }).waitFor({ state: "detached" });
});
