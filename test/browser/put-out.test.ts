import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secretWhere } from "../support/deals.ts";
import { ManualTimers } from "../support/timers.ts";
import { Site } from "./support/site.ts";

const timers = new ManualTimers();
let site: Site;

beforeAll(async () => {
  site = await Site.open({ BOT_DELAY_MS: "4000-4000" }, timers);
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Nobody explodes before somebody has missed three turns: the first kitten lies deep in the pile. */
const calm = secretWhere({ edition: "original", players: 4, options: { combos: true } }, 1, ({ pile }) =>
  pile.slice(0, 20).every((card) => card !== "exploding-kitten"),
);

/** Lets time pass in small steps until the page says this. */
async function alerted(page: Page, words: RegExp): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: words });
  const look = async () => {
    timers.pass(1000);
    return alert.isVisible();
  };
  await expect.poll(look, { timeout: 90_000 }).toBe(true);
}

test("whoever lets the clock run out is told that a bot plays, and then that it does so to the end: nothing is asked of them any more", {
  timeout: 300_000,
}, async () => {
  site.dealFrom(calm);
  const page = await site.newPage({ path: "/queue/original/4" });
  await alerted(page, /You did not answer in time.*Next time it plays on to the end/);
  await page.getByRole("button", { name: "Play myself" }).click();
  await alerted(page, /A bot plays for you until this game is over/);
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  const asked = page.locator('.spots [data-group=prompt] button:not([aria-label^="WHAT I KNOW"])');
  await expect.poll(() => asked.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel))).toEqual([]);
  expect(await page.getByRole("alert").filter({ hasText: "until this game is over" }).count()).toBe(0);
});
