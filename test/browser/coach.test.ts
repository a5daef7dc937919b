import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { firstDrawExplodes } from "../support/deals.ts";
import { assetsWith } from "./support/builds.ts";
import { Reckless } from "./support/player.ts";
import { pathOf, Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const chances = (page: Page) => page.getByRole("list", { name: "Chance to win" }).getByRole("listitem");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

test("the result leads to the coach, who has an address, reports a failure to load, and returns the focus", {
  timeout: 300_000,
}, async () => {
  site.dealFrom(firstDrawExplodes(2));
  const page = await site.newPage();
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  await page.locator('.spots [data-group="seats"] button').first().click();
  await page.getByRole("dialog").waitFor();
  await page.reload();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("");

  await new Reckless(page).play();
  await press(page, "Look back with the coach");
  await chances(page).first().waitFor();
  const path = await pathOf(page);
  expect(path).toMatch(/^\/r\/[\w-]+\/coach$/);
  await press(page, "Share");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Share");
  await page.reload();
  await chances(page).first().waitFor();

  const tab = await site.openTab(page.context(), path.replace("/coach", ""));
  await tab.getByRole("button", { name: "Coach", exact: true }).waitFor();
  const [name] = assetsWith(inject("client"), "the coach does not support this game");
  const worker = `**/assets/${name}`;
  await tab.route(worker, (route) => route.abort());
  await tab.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false, configurable: true }));
  await press(tab, "Coach");
  await tab.getByRole("alert").getByText("You’re offline").waitFor();
  await expect.poll(() => focused(tab)).toContain("You’re offline");
  await tab.unroute(worker);
  await press(tab, "Coach");
  await chances(tab).first().waitFor();
});
