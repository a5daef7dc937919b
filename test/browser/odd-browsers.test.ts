import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { firstDrawExplodes } from "../support/deals.ts";
import { unconfirmedAccount } from "./support/people.ts";
import { Site } from "./support/site.ts";
import { countSounds } from "./support/sounds.ts";
import { tableOf } from "./support/table-of.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function pressEscape(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press("Escape");
}

describe("a sheet that must stay", () => {
  test("is still there after Escape was pressed three times: the name of an invited guest", async () => {
    const host = await site.newPage({ path: "/create" });
    await button(host, "Create the table").click();
    await host.getByRole("heading", { name: "Your table" }).waitFor();
    const { pathname } = new URL(host.url());
    const guest = await site.newPage({ path: pathname });
    const name = guest.getByRole("textbox", { name: "You play as" });
    await name.waitFor();
    await pressEscape(guest, 3);
    expect(await name.isVisible()).toBe(true);
  });

  test("shows new recovery codes until the player confirms them, also after Escape, Back and a reload", async () => {
    const { page } = await unconfirmedAccount(site);
    const codes = page.locator(".recovery-codes li");
    const shown = await codes.allInnerTexts();
    await pressEscape(page, 2);
    expect(await codes.allInnerTexts()).toEqual(shown);
    await page.reload();
    await codes.first().waitFor();
    expect(await codes.allInnerTexts()).toEqual(shown);
    await button(page, "I’ve saved them").click();
    await codes.first().waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("link", { name: "How to play" }).first().waitFor();
    expect(await codes.count()).toBe(0);
  });
});

test("a page without the clipboard API copies the link of a table", async () => {
  const page = await site.newPage({ path: "/create" });
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await button(page, "Create the table").click();
  await button(page, "Copy link").click();
  await page.getByText("Link copied").waitFor();
});

test("a browser that refuses passkeys at once is named as the reason, with another way", async () => {
  const page = await site.newPage();
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Sign in" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Use my passkey" }).click();
  await page.getByRole("alert").getByText("This browser doesn’t offer passkeys here").waitFor();
});

test("a browser without JavaScript shows a sentence", async () => {
  const page = await site.newPage({ scripts: false });
  await page.getByText("Nine Lives needs JavaScript").waitFor();
});

/** Runs in the page: hides it, as by another tab before it, or shows it again. */
function turn(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

test.each([
  ["by title, icon and sound", "Sound on", 1],
  ["silently if the sound is off", "Sound off", 0],
] as const)("a hidden tab calls its player when a decision is due: %s", async (_, setting, sounds) => {
  site.dealFrom(firstDrawExplodes(2));
  const [page] = await tableOf(site, { chairs: 2, people: 1 });
  if (!page) throw new Error("no page at the table");
  const icon = () => page.locator("link[rel=icon]").getAttribute("href");
  const draw = page.getByRole("button", { name: /^DRAW/ });
  await draw.waitFor();
  await page.evaluate(countSounds);
  await page.getByRole("button", { name: "Sound off" }).press("Enter");
  if (setting === "Sound on") await page.getByRole("button", { name: "Sound on" }).press("Enter");
  const heard = () => page.evaluate(() => Number(document.body.dataset["heard"]));
  expect(await heard()).toBe(0);
  const before = await page.title();
  await page.evaluate(turn, true);
  await draw.dispatchEvent("click");
  await expect.poll(icon).toBe("/icons/called.svg");
  expect(await page.title()).not.toBe(before);
  expect(Math.sign(await heard())).toBe(sounds);
  await page.evaluate(turn, false);
  expect(await icon()).toBe("/icons/icon.svg");
});

test("two tabs opened at once in a new browser are one player", async () => {
  const page = await site.newPage();
  const context = page.context();
  await page.evaluate(() => localStorage.clear());
  await page.close();
  const tabs = await Promise.all([site.openTab(context), site.openTab(context)]);
  const idOf = async (tab: Page) => {
    await tab.getByRole("button", { name: "Play with bots" }).waitFor();
    return tab.evaluate(() => localStorage.getItem("nine-lives:token"));
  };
  const [one, other] = await Promise.all(tabs.map(idOf));
  expect(one).toBe(other);
});
