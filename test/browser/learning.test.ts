import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Newcomer } from "./support/newcomer.ts";
import { desktop, pathOf, phone, Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const learnLink = (page: Page) => page.getByRole("link", { name: /^Learn in three minutes/ });

describe("the first game", () => {
  test("is offered to newcomers, can be played with the mouse by its hints, and is remembered", {
    timeout: 120_000,
  }, async () => {
    const page = await site.newPage({ size: desktop });
    await learnLink(page).click();
    const newcomer = new Newcomer(page, "mouse");
    await newcomer.learn();
    expect(newcomer.followed).toHaveLength(10);
    await newcomer.finish.getByRole("button", { name: "To the start page" }).click();
    await page.getByRole("button", { name: "Play now" }).waitFor();
    expect(await learnLink(page).count()).toBe(0);
  });

  test.each([
    ["finger", phone],
    ["keyboard", phone],
  ] as const)(
    "can be played with the %s alone on a phone, and leads to a real game",
    { timeout: 120_000 },
    async (by, size) => {
      const page = await site.newPage({ size, path: "/learn", touch: by === "finger" });
      const newcomer = new Newcomer(page, by);
      await newcomer.learn();
      await newcomer.finish.getByRole("button", { name: "Now for real" }).click();
      await page.getByRole("button", { name: "Menu" }).waitFor();
      expect(await pathOf(page)).toMatch(/^\/t\//);
    },
  );

  test("reports a wrong press, and continues", { timeout: 120_000 }, async () => {
    const page = await site.newPage({ path: "/learn" });
    await page.getByRole("button", { name: /^DRAW/ }).click();
    await page.getByRole("button", { name: /^LET IT HAPPEN/ }).click();
    await expect.poll(() => new Newcomer(page, "mouse").hint.textContent()).toMatch(/^Not yet\. Biscuit attacks you/);
    await page.getByRole("button", { name: "Leave the lesson" }).click();
    await learnLink(page).waitFor();
  });
});

describe("the field guide", () => {
  test("leads from the start page to every card of an edition, each with its own address", async () => {
    const page = await site.newPage();
    await page.getByRole("link", { name: "All cards" }).click();
    await page.getByRole("link", { name: "Zombie Kittens" }).click();
    await page.getByRole("link", { name: /^Clone/ }).click();
    const detail = page.getByRole("region", { name: "Clone" });
    await detail.getByText("K55").waitFor();
    expect(await pathOf(page)).toBe("/cards/zombie/clone");
    await page.reload();
    await detail.getByText("3 in the deck").waitFor();
    await page.goBack();
    await page.getByRole("region", { name: "Exploding Kitten" }).waitFor();
    expect(await pathOf(page)).toBe("/cards/zombie");
  });

  test("can be filtered by kind of card", async () => {
    const page = await site.newPage({ path: "/cards/original" });
    await page.getByRole("link", { name: /^Attack/ }).waitFor();
    await page.getByRole("radio", { name: "Combos" }).check();
    await page.getByRole("link", { name: /^Five different/ }).waitFor();
    expect(await page.getByRole("link", { name: /^Attack/ }).count()).toBe(0);
  });

  test("shows either the list or the card on a phone, and Back leads to the list", async () => {
    const page = await site.newPage({ size: phone, path: "/cards/love-letter" });
    await page.getByRole("link", { name: /^King Cat/ }).click();
    await page.getByRole("region", { name: "King Cat" }).getByText("L12").waitFor();
    expect(await page.getByRole("heading", { name: "All 21 cards" }).isVisible()).toBe(false);
    await page.goBack();
    await page.getByRole("heading", { name: "All 21 cards" }).waitFor();
  });
});
