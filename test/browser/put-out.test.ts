import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secretWhere } from "../support/deals.ts";
import { ManualTimers } from "../support/timers.ts";
import { Site } from "./support/site.ts";

/** Timeout in ms, long enough for a busy machine. */
const patience = 120_000;

const timers = new ManualTimers();
let site: Site;

/** Time for which the queue waits for human players. */
const queueMs = 20_000;

beforeAll(async () => {
  site = await Site.open({ BOT_DELAY_MS: "4000-4000", QUEUE_WAIT_SECONDS: `${queueMs / 1000}` }, timers);
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** No player explodes before one of them has missed three turns, because the first kitten lies deep in the pile. */
const calm = secretWhere({ edition: "original", players: 4, options: { combos: true } }, 1, ({ pile }) =>
  pile.slice(0, 20).every((card) => card !== "exploding-kitten"),
);

/** Advances time until the page shows this alert, slowly enough for a busy page. */
async function alerted(page: Page, words: RegExp): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: words });
  const look = async () => {
    timers.pass(250);
    return alert.isVisible();
  };
  await expect.poll(look, { timeout: patience }).toBe(true);
}

test("a player with expired turns reads that a bot plays, then that it plays to the end without prompts", {
  timeout: 300_000,
}, async () => {
  site.dealFrom(calm);
  const page = await site.newPage({ path: "/queue/original/4" });
  await page.getByRole("heading", { name: "1 of 4 is here" }).waitFor();
  timers.pass(queueMs);
  // Time stands still until the table is shown, because a player who joins or deals too late has no game.
  const cards = () => {
    timers.pass(0);
    return page.locator(".spots [data-group=hand] button").count();
  };
  await expect.poll(cards, { timeout: patience }).toBeGreaterThanOrEqual(8);
  const takeOver = page.getByRole("button", { name: "TAKE OVER" });
  const isBarShown = () => {
    timers.pass(250);
    return takeOver.isVisible();
  };
  await expect.poll(isBarShown, { timeout: patience }).toBe(true);
  const pressable = page.locator(".spots [data-group=prompt] button");
  expect(await pressable.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel))).toEqual(["TAKE OVER"]);
  await takeOver.click();
  await alerted(page, /A bot plays for you until this game is over/);
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  const asked = page.locator('.spots [data-group=prompt] button:not([aria-label^="WHAT I KNOW"])');
  await expect.poll(() => asked.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel))).toEqual([]);
  await page.getByRole("alert").filter({ hasText: "until this game is over" }).waitFor({ state: "detached" });
});
