import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { pathOf, phone, Site } from "./support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.closePages());
afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Opens a table for two without a clock, and starts a game. @returns the player on turn, and the one who waits. */
async function unhurried(): Promise<{ asked: Page; waiting: Page }> {
  const ann = await site.newPage({ path: "/create", clock: true });
  await ann.getByRole("radiogroup", { name: "Chairs" }).getByRole("radio", { name: "2" }).check();
  await ann.getByRole("switch", { name: "No hurry" }).check();
  expect(await ann.getByRole("radiogroup", { name: "Time for a turn" }).count()).toBe(0);
  await ann.getByRole("button", { name: "Create the table" }).click();
  await ann.getByRole("region", { name: "Table settings" }).getByText("No hurry").waitFor();
  const bob = await site.newPage({ path: await pathOf(ann), clock: true, size: phone });
  await bob.getByRole("textbox", { name: "Name" }).fill("Bob");
  await bob.getByRole("button", { name: "Take a chair" }).click();
  await bob.getByRole("button", { name: "I’m ready" }).click();
  await ann.getByRole("button", { name: "Start with 2" }).click();
  for (const page of [ann, bob]) await page.getByRole("button", { name: /^Draw pile/ }).waitFor();
  const isAsked = async (page: Page) => /your turn/i.test(await page.title());
  await expect.poll(async () => (await isAsked(ann)) || (await isAsked(bob))).toBe(true);
  const [asked, waiting] = (await isAsked(ann)) ? [ann, bob] : [bob, ann];
  return { asked, waiting };
}

const nudgeOf = (page: Page) => page.getByRole("button", { name: "Nudge" });

test("a player who waits at a table without a clock can nudge the player on turn, who sees it", async () => {
  const { asked, waiting } = await unhurried();
  await waiting.clock.runFor(6000);
  await nudgeOf(waiting).waitFor();
  expect(await axeFindings(waiting)).toEqual([]);
  expect(await nudgeOf(asked).count()).toBe(0);
  await nudgeOf(waiting).click();
  await asked
    .getByRole("status")
    .getByText(/nudges: your move!$/)
    .waitFor();
  await waiting.getByText("Nudged.", { exact: false }).waitFor();
  expect(await nudgeOf(waiting).count()).toBe(0);
  await waiting.clock.runFor(61_000);
  await nudgeOf(waiting).waitFor();
});

test("a nudge calls a player in a hidden tab by sound and icon, and is shown when the tab is visible again", async () => {
  const { asked, waiting } = await unhurried();
  const icon = asked.locator("link[rel=icon]");
  await setHidden(asked, true);
  await waiting.clock.runFor(6000);
  // A jump of the clock may end the connection, and a nudge with it.
  const nudgeAndLook = async () => {
    if (await nudgeOf(waiting).isVisible()) await nudgeOf(waiting).click();
    return icon.getAttribute("href");
  };
  await expect.poll(nudgeAndLook).toBe("/icons/called.svg");
  await setHidden(asked, false);
  await asked
    .getByRole("status")
    .getByText(/nudges: your move!$/)
    .waitFor();
  expect(await icon.getAttribute("href")).toBe("/icons/icon.svg");
});

const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
