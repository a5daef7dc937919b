import { mkdir } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../shared/locales/languages.ts";
import { axeFindings } from "./support/axe.ts";
import { PageScenes } from "./support/page-scenes.ts";
import { Player } from "./support/player.ts";
import { desktop, phone, Site, smallPhone } from "./support/site.ts";

const folder = "shots/pages";
const sizes = Object.entries({ phone, desktop, "small-phone": smallPhone });
const scenes = [
  "home",
  "seatKept",
  "profile",
  "settings",
  "howToPlay",
  "fieldGuide",
  "cardOfTheGuide",
  "create",
  "homeForNine",
  "createForNine",
  "queue",
  "waitingRoom",
  "waitingRoomOfAGuest",
  "tableSettings",
  "invitation",
  "wrongCode",
  "fullTable",
  "chat",
  "people",
  "emotes",
  "watching",
  "menu",
  "leaveQuestion",
  "deviceLink",
  "reconnecting",
  "elsewhere",
] as const;

let site: Site;

beforeAll(async () => {
  site = await Site.open();
  await mkdir(folder, { recursive: true });
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

describe.each(languages)("in %s", (language) => {
  test.each(scenes)(
    "%s fits every window, its targets are large enough for a finger, and axe finds nothing",
    async (scene) => {
      const page = await new PageScenes(site, language)[scene]();
      await look(page, scene, language);
      await page.context().close();
    },
  );
});

test("the result fits every window, its targets are large enough for a finger, and axe finds nothing", {
  timeout: 300_000,
}, async () => {
  const page = await site.newPage({ size: phone });
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  await new Player(page).play();
  await look(page, "result", "en");
  await page.evaluate(() => localStorage.setItem("nine-lives:language", "de"));
  await page.reload();
  await page.getByRole("region", { name: "Ergebnis" }).waitFor();
  await look(page, "result", "de");
});

async function look(page: Page, name: string, language: string): Promise<void> {
  for (const [size, window] of sizes) {
    await page.setViewportSize(window);
    await page.screenshot({ path: `${folder}/${name}-${size}-${language}.png`, fullPage: true });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
  }
  expect(await axeFindings(page)).toEqual([]);
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Names of what can be pressed and is smaller than 44 × 44 px. The table has targets of its own. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator("button, a, input").evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest(".game-host") && element.checkVisibility())
      .filter((element) => {
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
