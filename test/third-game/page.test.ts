import { join } from "node:path";
import preact from "@preact/preset-vite";
import type { Page } from "playwright-core";
import type { InlineConfig } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemTimers } from "../../server/runtime/timers.ts";
import { phaserParts } from "../../tools/vite/phaser.ts";
import { atRest } from "../browser/support/at-rest.ts";
import { axeFindings } from "../browser/support/axe.ts";
import { Site } from "../browser/support/site.ts";
import { tableOf } from "../browser/support/table-of.ts";
import { hosts } from "./sync.ts";

let site: Site;

beforeAll(async () => {
  const page: InlineConfig = {
    configFile: false,
    root: join(import.meta.dirname, "page"),
    plugins: [preact(), phaserParts()],
    build: { target: "es2023", assetsInlineLimit: 1000, chunkSizeWarningLimit: 1600 },
  };
  site = await Site.open({}, systemTimers, { hosts, page });
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const cards = (page: Page) => page.locator('.spots [data-group="hand"] button');

/** Chooses the first card for each prize. */
async function playToTheEnd(page: Page): Promise<void> {
  for (let left = 6; left > 0; left -= 1) {
    await expect.poll(() => cards(page).count()).toBe(left);
    await page.getByRole("status").filter({ hasText: "Choose a card" }).waitFor({ state: "attached" });
    await cards(page).first().click();
  }
  await page.getByRole("region", { name: "Result" }).waitFor();
}

test("the start page, the rules and the field guide show only this game", async () => {
  const page = await site.newPage();
  const posters = page.getByRole("radiogroup", { name: "What shall we play?" }).getByRole("radio");
  await expect.poll(() => posters.count()).toBe(2);
  await page.getByRole("radio", { name: "Goofspiel" }).waitFor();
  await page.goto(`${site.url}/how-to-play`);
  await page.getByText("One prize at a time").waitFor();
  await page.goto(`${site.url}/cards`);
  await page.getByRole("heading", { name: "All cards" }).waitFor();
  await expect.poll(() => page.locator(".guide-cards li").count()).toBe(6);
  await page.context().close();
});

test("a player plays it against a bot to the end, reads the log and the result, and watches the replay", async () => {
  const [page] = await tableOf(site, { chairs: 2, people: 1 });
  if (!page) throw new Error("expected a player at the table");
  await page.getByRole("status").filter({ hasText: "Choose a card" }).waitFor({ state: "attached" });
  await press(page, "Log");
  await page
    .getByRole("dialog")
    .getByText(/^The prize is /)
    .waitFor();
  await press(page, "Close");
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);
  await playToTheEnd(page);
  await page.getByText(/^(You win|.* wins)!$/).waitFor();
  const lines = page.getByRole("region", { name: "Result" }).locator("[data-seat]");
  expect(await lines.allTextContents()).toEqual(Array(2).fill(expect.stringMatching(/\d+ points?$/)));
  await page.getByRole("button", { name: /^Verified/ }).waitFor();
  await press(page, "Watch the replay");
  const happened = page.getByRole("region", { name: "What happened" });
  await happened
    .getByText(/^The prize is /)
    .first()
    .waitFor();
  await expect.poll(() => happened.getByText(/^The prize is /).count()).toBe(6);
  await press(page, "One step forward");
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.context().close();
});
