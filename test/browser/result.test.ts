import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstDrawExplodes } from "../support/deals.ts";
import { atRest } from "./support/at-rest.ts";
import { axeFindings } from "./support/axe.ts";
import { Player, Reckless } from "./support/player.ts";
import { screenLanguages } from "./support/screen-languages.ts";
import { pathOf, Site } from "./support/site.ts";

declare global {
  interface Window {
    /** All positions at which "Again", and the elements above it, were drawn since the page was loaded. */
    drawnAt: Record<"rematch" | "above", Set<string>>;
  }
}

const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
];

let site: Site;
let page: Page;

beforeAll(async () => {
  site = await Site.open();
  page = await site.newPage({ size: { width: 390, height: 844 } });
  await page.context().addInitScript(watchPlaces);
  await page.reload();
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  // Elements under the mouse are lifted.
  await page.mouse.move(0, 0);
  await new Player(page, "keyboard").play();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Runs in the page, before its own scripts: records the positions in every frame. */
function watchPlaces(): void {
  window.drawnAt = { rematch: new Set(), above: new Set() };
  const boxes = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return [left, top, right, bottom].join(" ");
    });
  const look = () => {
    if (document.querySelector(".result")) {
      window.drawnAt.rematch.add(boxes(".again-buttons .btn:first-child").join());
      window.drawnAt.above.add(boxes(".result-winner, .places li, .fairness, .keepsakes .btn").join());
    }
    requestAnimationFrame(look);
  };
  look();
}

/**
 * Returns all positions of "Again" (left, top, right, bottom), and the number of layouts above it, until the game is
 * verified.
 */
async function places(): Promise<{ readonly rematch: readonly number[][]; readonly above: number }> {
  await page.locator(".fairness .standing[class*=standing-]").waitFor();
  await atRest(page);
  const { rematch, above } = await page.evaluate(() => ({
    rematch: [...window.drawnAt.rematch],
    above: window.drawnAt.above.size,
  }));
  return { rematch: rematch.map((box) => box.split(" ").map(Number)), above };
}

test("all elements of a result are first drawn at their final position", async () => {
  const { rematch, above } = await places();
  expect([rematch.length, above]).toEqual([1, 1]);
});

describe.each(screenLanguages)("in %s", (language) => {
  test.each(sizes)("no element moves at $width × $height, and “Again” needs no scrolling", async (size) => {
    await page.evaluate((chosen) => localStorage.setItem("nine-lives:language", chosen), language);
    await page.setViewportSize(size);
    await page.reload();
    const { rematch, above } = await places();
    expect([rematch.length, above]).toEqual([1, 1]);
    const [left = -1, top = -1, right = 0, bottom = 0] = rematch[0] ?? [];
    expect([left >= 0, top >= 0, right <= size.width, bottom <= size.height]).toEqual([true, true, true, true]);
  });
});

describe("the result of a game", () => {
  beforeAll(async () => {
    await page.evaluate(() => localStorage.setItem("nine-lives:language", "en"));
    await page.reload();
  });

  test("offers a picture to save", async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the picture" }).click(),
    ]);
    const file = readFileSync(await download.path());
    expect(file.subarray(1, 4).toString()).toBe("PNG");
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Close" }).click();
  });

  test("shares a picture and the own moment in one press, and says who can see it", async () => {
    await page.getByText("Anyone with the link can watch the whole game, all hands open.").waitFor();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const address = await page.getByRole("textbox", { name: "Link to your moment" }).inputValue();
    expect(address).toMatch(/\/r\/[\w-]+\/\d+$/);
    const path = new URL(`http://${address}`).pathname;
    const stranger = await site.newPage({ path });
    await stranger
      .getByRole("status")
      .filter({ hasText: /drew Exploding Kitten/ })
      .waitFor();
    expect(await page.getByRole("dialog").locator("canvas").count()).toBe(1);
    await page.getByRole("button", { name: "Close" }).click();
  });

  test("offers the fatal draw, which also opens by its address", async () => {
    const shown = (tab: Page) => tab.getByRole("status").filter({ hasText: /drew Exploding Kitten/ });
    await page.getByRole("button", { name: "See the fatal draw" }).click();
    await shown(page).waitFor();
    const path = await pathOf(page);
    expect(path).toMatch(/^\/r\/[\w-]+\/\d+$/);
    await shown(await site.openTab(page.context(), path)).waitFor();
  });
});

test("the loser of two reads the own end first, then the winner, and no rank", async () => {
  site.dealFrom(firstDrawExplodes(2));
  const loser = await site.newPage();
  await loser.getByRole("radio", { name: "2", exact: true }).check();
  await loser.getByRole("button", { name: "Play with bots" }).click();
  await new Reckless(loser).play();
  const end = loser.locator(".result-winner.lost");
  await end.locator(".own-facts").waitFor();
  const text = (await end.innerText()).replaceAll(/\s+/g, " ");
  expect(text).toMatch(
    /^(Drew it at \d+%|Killed by .+) Best deed .*Draws survived \d+ Worst chance \d+% \w+ survives\.$/i,
  );
});
