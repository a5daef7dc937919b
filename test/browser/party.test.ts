import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { desktop, pathOf, phone, Site, type Visit } from "./support/site.ts";

let site: Site;
beforeAll(async () => {
  // Slow bots, so that the game does not end before the test does. The search ends only with all chairs taken.
  site = await Site.open({ BOT_DELAY_MS: "99999-99999", QUEUE_WAIT_SECONDS: "600" });
});
afterEach(() => site.closePages());
afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const membersOf = (page: Page) => page.getByRole("list", { name: "Your party" }).getByRole("listitem");

/** Opens a party from the start page. */
async function hosting(visit: Visit = {}): Promise<Page> {
  const host = await site.newPage({ size: desktop, ...visit });
  await host.getByRole("link", { name: "Play with friends" }).filter({ visible: true }).click();
  await host.getByRole("textbox", { name: "Link to this party" }).waitFor();
  return host;
}

/** Opens the link of a party as a new player. */
async function joining(host: Page, visit: Visit = {}): Promise<Page> {
  const page = await site.newPage({ size: phone, ...visit, path: await pathOf(host) });
  await page.getByText(/ starts the search/).waitFor();
  return page;
}

test("friends gather by a link, go into the queue together, and sit at one table", async () => {
  const ann = await hosting();
  await ann.getByRole("button", { name: "Send the link to a friend first" }).waitFor();
  const link = await ann.getByRole("textbox", { name: "Link to this party" }).inputValue();
  expect(`http://${link}`).toBe(`${site.url}${await pathOf(ann)}`);
  const bob = await joining(ann);
  const cat = await joining(ann);
  for (const page of [ann, bob, cat]) await expect.poll(() => membersOf(page).count()).toBe(3);
  expect(await axeFindings(bob)).toEqual([]);
  expect(await ann.getByRole("radiogroup", { name: "Players" }).getByRole("radio", { name: "2" }).count()).toBe(0);
  await ann.getByRole("radiogroup", { name: "Players" }).getByText("3", { exact: true }).click();
  await ann.getByRole("button", { name: "Search for 3" }).click();
  for (const page of [ann, bob, cat]) await page.getByRole("button", { name: /^Draw pile/ }).waitFor();
  expect(await pathOf(ann)).toMatch(/^\/t\//);
  expect(await Promise.all([bob, cat].map(pathOf))).toEqual([await pathOf(ann), await pathOf(ann)]);
});

test("a friend who reloads the page stays in the party and in its search", async () => {
  const ann = await hosting();
  const bob = await joining(ann);
  await bob.reload();
  await expect.poll(() => membersOf(bob).count()).toBe(2);
  await ann.getByRole("button", { name: "Search for 2" }).click();
  for (const page of [bob, ann]) {
    await page.reload();
    await page.getByText("2 of 4 are here").waitFor();
    await expect.poll(() => membersOf(page).count()).toBe(2);
  }
});

test("a member who leaves is gone from the party, and a party in the queue says that it is unrated", async () => {
  const ann = await hosting({ size: phone });
  const bob = await joining(ann);
  const cat = await joining(ann);
  await expect.poll(() => membersOf(ann).count()).toBe(3);
  await cat.getByRole("button", { name: "Back", exact: true }).click();
  await cat.getByRole("button", { name: "Play now" }).waitFor();
  for (const page of [ann, bob]) await expect.poll(() => membersOf(page).count()).toBe(2);
  await ann.getByRole("radiogroup", { name: "Players" }).getByText("4", { exact: true }).click();
  await ann.getByRole("button", { name: "Search for 2" }).click();
  for (const page of [ann, bob]) {
    await page.getByText("2 of 4 are here").waitFor();
    await page.getByText("Friends play together here, so the game counts for no rating.").waitFor();
  }
  await cat.goto(`${site.url}${await pathOf(ann)}`);
  await cat.getByText("This party is full, has begun to play, or its link is too old.").waitFor();
});
