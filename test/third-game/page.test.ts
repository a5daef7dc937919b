import { join } from "node:path";
import preact from "@preact/preset-vite";
import type { InlineConfig } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemTimers } from "../../server/runtime/timers.ts";
import { phaserParts } from "../../tools/vite/phaser.ts";
import { textFiles } from "../../tools/vite/text-files.ts";
import { Site } from "../browser/support/site.ts";
import { tableOf } from "../browser/support/table-of.ts";
import { hosts } from "./sync.ts";

let site: Site;

beforeAll(async () => {
  const page: InlineConfig = {
    configFile: false,
    root: join(import.meta.dirname, "page"),
    plugins: [preact(), phaserParts(), textFiles()],
    build: { target: "es2023", assetsInlineLimit: 1000, chunkSizeWarningLimit: 1600 },
  };
  site = await Site.open({}, systemTimers, { hosts, page });
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

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

test("a player plays it against a bot to the end, reads the result and watches the replay", async () => {
  const [page] = await tableOf(site, { chairs: 2, people: 1 });
  if (!page) throw new Error("expected a player at the table");
  const cards = page.locator(".game-host button");
  for (let left = 6; left > 0; left -= 1) {
    await expect.poll(() => cards.count()).toBe(left);
    await cards.first().click();
  }
  const result = page.getByRole("region", { name: "Result" });
  await result.getByText(/wins!$/).waitFor();
  expect(await result.locator("[data-seat]").allTextContents()).toEqual(
    Array(2).fill(expect.stringMatching(/\d+ points$/)),
  );
  await page.getByRole("button", { name: /^Verified/ }).waitFor();
  await page.getByRole("button", { name: "Watch the replay" }).click();
  const prizes = page.getByRole("region", { name: "What happened" }).getByText(/^The prize is /);
  await expect.poll(() => prizes.count()).toBe(6);
  await page.context().close();
});
