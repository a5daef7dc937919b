import { mkdir } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Language } from "../../shared/locales/languages.ts";
import { firstDrawExplodes } from "../support/deals.ts";
import { atRest } from "./support/at-rest.ts";
import { axeFindings } from "./support/axe.ts";
import { PageScenes } from "./support/page-scenes.ts";
import { rating } from "./support/people-answers.ts";
import { Reckless } from "./support/player.ts";
import { screenLanguages } from "./support/screen-languages.ts";
import { desktop, pathOf, phone, Site, smallPhone } from "./support/site.ts";

const folder = "shots/pages";
const sizes = Object.entries({ phone, desktop, landscape: { width: 844, height: 390 }, "small-phone": smallPhone });
/** Written by `npm run shots`. */
const pictures = process.env["SHOTS"] === "all";
const scenes = [
  "home",
  "seatKept",
  "homeWithAccount",
  "keepCat",
  "recoveryCodes",
  "signInByCode",
  "noPasskeys",
  "noAccount",
  "account",
  "eraseQuestion",
  "profile",
  "settings",
  "howToPlay",
  "fieldGuide",
  "cardOfTheGuide",
  "learn",
  "myGames",
  "gamesOfYears",
  "gamesOfSomebody",
  "ownProfile",
  "emptyProfile",
  "emptyOwnProfile",
  "shyProfile",
  "noProfile",
  "leaderboard",
  "leaderboardOfTheWeek",
  "emptyLeaderboard",
  "privacy",
  "adminHouse",
  "adminCalmHouse",
  "adminTables",
  "adminReports",
  "adminReport",
  "adminPerson",
  "adminWords",
  "adminLog",
  "adminPasskey",
  "adminDrain",
  "adminClose",
  "adminOfNobody",
  "noticeAtHome",
  "noticeAtCreate",
  "replayFile",
  "noReplay",
  "replay",
  "replayOfLoveLetter",
  "create",
  "homeForNine",
  "createForNine",
  "queue",
  "queuePause",
  "party",
  "partyOfFour",
  "partyOfAGuest",
  "partyInTheQueue",
  "waitingRoom",
  "waitingRoomOfAGuest",
  "tableSettings",
  "invitation",
  "nowhere",
  "wrongCode",
  "fullTable",
  "chat",
  "people",
  "emotes",
  "watching",
  "menu",
  "keys",
  "leaveQuestion",
  "deviceLink",
  "reconnecting",
  "elsewhere",
  "replayFromFile",
  "sanctionNotice",
  "newName",
  "standing",
  "suspended",
  "person",
  "personWithLine",
  "reported",
  "blocking",
] as const;

let site: Site;

beforeAll(async () => {
  // The queue must still wait during the inspection, even on a slow machine.
  site = await Site.open({ QUEUE_WAIT_SECONDS: "600" });
  await mkdir(folder, { recursive: true });
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

test.each(scenes)(
  "the screen %s fits every window in every language, shows all texts, has large enough touch targets, and passes axe",
  async (scene) => {
    const page = await new PageScenes(site)[scene]();
    await look(page, scene);
  },
);

test.each(["home", "homeForNine", "create", "waitingRoom", "myGames", "emptyOwnProfile", "emptyLeaderboard"] as const)(
  "the screen %s shows all texts of a language that is two fifths longer",
  async (scene) => {
    const page = await new PageScenes(site)[scene]();
    await page.goto(`${site.url}${await pathOf(page)}?language=pseudo`);
    await page
      .getByText(/[áéíóú]{2}/)
      .filter({ visible: true })
      .first()
      .waitFor();
    for (const [size, window] of sizes) {
      await page.setViewportSize(window);
      await atRest(page);
      if (pictures) await page.screenshot({ path: `${folder}/${scene}-${size}-pseudo.png`, fullPage: true });
      expect(await sidewaysScroll(page), size).toBeLessThanOrEqual(0);
      expect(await cutOff(page), size).toEqual([]);
    }
  },
);

test("the result and the player’s own games pass the same checks", {
  timeout: 300_000,
}, async () => {
  site.dealFrom(firstDrawExplodes(2));
  const page = await site.newPage({ size: phone });
  await rating(page, null);
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  await new Reckless(page).play();
  await page.getByRole("region", { name: "Rating" }).waitFor();
  await look(page, "result");
  await page.unroute("**/api/results/*");
  await rating(page, "guest");
  await page.reload();
  await page.getByRole("region", { name: "Result" }).waitFor();
  await page.getByText("Not rated").waitFor();
  await look(page, "result-not-rated");
  await page.goto(`${site.url}/games`);
  await page.locator(".game-facts").waitFor();
  await look(page, "games");
});

/** Checks a page in every language and at every size. axe runs once, because it checks structure, not texts. */
async function look(page: Page, name: string): Promise<void> {
  for (const language of screenLanguages) {
    await switchTo(page, language);
    for (const [size, window] of sizes) {
      await page.setViewportSize(window);
      await atRest(page);
      if (pictures) await page.screenshot({ path: `${folder}/${name}-${size}-${language}.png`, fullPage: true });
      expect(await sidewaysScroll(page), `${size}, ${language}`).toBeLessThanOrEqual(0);
      expect(await cutOff(page), `${size}, ${language}`).toEqual([]);
      expect(await smallTargets(page), `${size}, ${language}`).toEqual([]);
    }
  }
  expect(await axeFindings(page)).toEqual([]);
  await switchTo(page, "en");
}

/** Changes the language like another tab of the same browser. */
const switchTo = (page: Page, language: Language): Promise<void> =>
  page.evaluate((chosen) => {
    localStorage.setItem("nine-lives:language", chosen);
    dispatchEvent(new StorageEvent("storage", { key: "nine-lives:language", newValue: chosen }));
  }, language);

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Returns texts that are partly hidden by the edge of an element without scrolling. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** In pixels. Lines are higher than their letters. */
    const slack = { x: 1, y: 4 };
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const edges = (element: Element) => {
      const { left, top } = element.getBoundingClientRect();
      const { clientLeft, clientTop, clientWidth, clientHeight } = element;
      const [x, y] = [left + clientLeft, top + clientTop];
      return { left: x, top: y, right: x + clientWidth, bottom: y + clientHeight };
    };
    const isCut = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const ink = range.getBoundingClientRect();
      let [sideways, upright] = [true, true];
      for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
        const style = getComputedStyle(element);
        const edge = edges(element);
        // Text for screen readers only.
        if (style.clipPath !== "none") return false;
        const over = { x: Math.max(edge.left - ink.left, ink.right - edge.right), y: ink.bottom - edge.bottom };
        if (sideways && hides(style.overflowX) && over.x > slack.x) return true;
        if (upright && hides(style.overflowY) && over.y > slack.y) return true;
        sideways &&= style.overflowX === "visible" || hides(style.overflowX);
        upright &&= style.overflowY === "visible" || hides(style.overflowY);
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const shown = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (shown && node instanceof Text && node.data.trim() !== "" && isCut(node)) found.push(node.data);
    }
    return found;
  });
}

/**
 * Returns clickable elements smaller than 44 × 44 px. The table is excluded because it has its own targets. Elements
 * without keyboard access and entries of the move list are excluded, because the timeline offers the same.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator("button, a, input").evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest(".spots, .happened, [tabindex='-1']") && element.checkVisibility())
      .filter((element) => {
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
