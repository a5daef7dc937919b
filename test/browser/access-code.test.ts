import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { look } from "./support/look-at-page.ts";
import { pathOf, Site } from "./support/site.ts";

const code = "nine good lives";
let site: Site;

beforeAll(async () => {
  site = await Site.open({ ACCESS_CODE: code });
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const field = (page: Page) => page.getByRole("textbox", { name: "Access code" });

async function enter(page: Page, typed = code): Promise<void> {
  await field(page).fill(typed);
  await page.keyboard.press("Enter");
}

test("a link leads on to its page after the code, which a wrong one does not open", async () => {
  const page = await site.newPage({ path: "/create" });
  await enter(page, "nine bad lives");
  await page.getByRole("alert").getByText("That isn’t the code.").waitFor();
  expect(await field(page).getAttribute("aria-invalid")).toBe("true");
  await enter(page);
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.waitForURL("**/t/*");
  const friend = await site.newPage({ path: await pathOf(page) });
  await enter(friend);
  await friend.getByRole("button", { name: "Take a chair" }).waitFor();
  expect(await pathOf(friend)).toBe(await pathOf(page));
});

test("a page asks its player for the code again when its proof ends, and goes on in all tabs", async () => {
  const page = await site.newPage();
  await enter(page);
  await page.getByRole("button", { name: "Settings" }).waitFor();
  const tab = await site.openTab(page.context(), "/leaderboard");
  await tab.getByRole("heading", { name: "Leaderboard", level: 1 }).waitFor();
  await page.context().clearCookies();
  for (const each of [page, tab]) await each.goto(`${site.url}/games?renderer=canvas`);
  await field(tab).waitFor();
  await enter(page);
  for (const each of [page, tab]) await field(each).waitFor({ state: "detached" });
  expect(await pathOf(tab)).toBe("/games");
});

test("the page that asks for the code has the focus in its field, leads to the privacy page, fits and passes axe", async () => {
  const page = await site.newPage();
  await field(page).waitFor();
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await look(page, "access-code");
  await page.getByRole("link", { name: "What we keep about you" }).click();
  await page.getByRole("heading", { name: "What we keep about you" }).waitFor();
});
