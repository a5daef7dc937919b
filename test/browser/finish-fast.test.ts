import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstDrawExplodes } from "../support/deals.ts";
import { ManualTimers } from "../support/timers.ts";
import { Reckless } from "./support/player.ts";
import { Site } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

/** Even a busy machine has shown it by then, in ms. */
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

/** Is out as soon as the others play on without them. */
class Out extends Reckless {
  override end = ".sidelines";
}

/** Waits for the hand; meanwhile time stands: the page has all it needs to take part in the deal. */
async function cardsOn(page: Page): Promise<void> {
  const look = () => {
    timers.pass(0);
    return page.locator(".spots [data-group=hand] button").count();
  };
  await expect.poll(look, { timeout: patience }).toBeGreaterThanOrEqual(8);
}

/** A person who has exploded while four bots still play. */
async function explodedAmongBots(): Promise<Page> {
  site.dealFrom(firstDrawExplodes(5));
  const [page] = await tableOf(site, { chairs: 5, people: 1 });
  if (!page) throw new Error("nobody sits at the table");
  await cardsOn(page);
  const end = page.locator(".sidelines").first();
  const playing = new Out(page).play();
  // Slow enough that no turn runs out while a busy page looks for its buttons.
  const look = () => {
    timers.pass(250);
    return end.isVisible();
  };
  await expect.poll(look, { timeout: patience }).toBe(true);
  await playing;
  return page;
}

test("whoever has exploded lets the bots finish fast, and sees the result without waiting for them", {
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

test("or plays the next game at once", { timeout: 300_000 }, async () => {
  const page = await explodedAmongBots();
  await page.getByRole("button", { name: "New game now" }).click();
  await cardsOn(page);
  await page.getByRole("region", { name: "You are out" }).waitFor({ state: "detached" });
});
