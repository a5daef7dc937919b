import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secretWhere } from "../support/deals.ts";
import { ManualTimers } from "../support/timers.ts";
import { Site } from "./support/site.ts";

/** Even a busy machine has shown it by then, in ms. */
const patience = 120_000;

const timers = new ManualTimers();
let site: Site;

/** How long the queue waits for people. */
const queueMs = 20_000;

beforeAll(async () => {
  site = await Site.open({ BOT_DELAY_MS: "4000-4000", QUEUE_WAIT_SECONDS: `${queueMs / 1000}` }, timers);
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Nobody explodes before somebody has missed three turns: the first kitten lies deep in the pile. */
const calm = secretWhere({ edition: "original", players: 4, options: { combos: true } }, 1, ({ pile }) =>
  pile.slice(0, 20).every((card) => card !== "exploding-kitten"),
);

/** Lets time pass until the page says this: slowly enough that a busy page follows. */
async function alerted(page: Page, words: RegExp): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: words });
  const look = async () => {
    timers.pass(250);
    return alert.isVisible();
  };
  await expect.poll(look, { timeout: patience }).toBe(true);
}

test("whoever lets the clock run out is told that a bot plays, and then that it does so to the end: nothing is asked of them any more", {
  timeout: 300_000,
}, async () => {
  site.dealFrom(calm);
  const page = await site.newPage({ path: "/queue/original/4" });
  await page.getByRole("heading", { name: "1 of 4 is here" }).waitFor();
  timers.pass(queueMs);
  // Time stands until the table is there: whoever takes too long to join or to deal has no game.
  const cards = () => {
    timers.pass(0);
    return page.locator(".spots [data-group=hand] button").count();
  };
  await expect.poll(cards, { timeout: patience }).toBeGreaterThanOrEqual(8);
  await alerted(page, /You did not answer in time.*Next time it plays on to the end/);
  await page.getByRole("button", { name: "Play myself" }).click();
  await alerted(page, /A bot plays for you until this game is over/);
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  const asked = page.locator('.spots [data-group=prompt] button:not([aria-label^="WHAT I KNOW"])');
  await expect.poll(() => asked.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel))).toEqual([]);
  await page.getByRole("alert").filter({ hasText: "until this game is over" }).waitFor({ state: "detached" });
});
