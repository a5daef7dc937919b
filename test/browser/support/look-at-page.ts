import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "../../../shared/locales/languages.ts";
import { atRest } from "./at-rest.ts";
import { axeFindings } from "./axe.ts";
import { screenLanguages } from "./screen-languages.ts";
import { desktop, phone, smallPhone } from "./site.ts";

const folder = "shots/pages";

/** Written by `npm run shots`. */
const hasPictures = process.env["SHOTS"] === "all";

/** Windows in which pages are inspected, by name. */
export const windows = Object.entries({
  phone,
  desktop,
  landscape: { width: 844, height: 390 },
  "small-phone": smallPhone,
});

/** Checks a page in every language and at every size. axe runs once, because it checks structure, not texts. */
export async function look(page: Page, name: string): Promise<void> {
  for (const language of screenLanguages) {
    await switchTo(page, language);
    for (const [size, window] of windows) {
      await page.setViewportSize(window);
      await lookOnce(page, `${name}-${size}-${language}`);
      expect(await smallTargets(page), `${size}, ${language}`).toEqual([]);
    }
  }
  expect(await axeFindings(page)).toEqual([]);
  await switchTo(page, "en");
}

/** Checks that a page at rest fits its window and shows all texts. @param name of its picture. */
export async function lookOnce(page: Page, name: string): Promise<void> {
  await atRest(page);
  if (hasPictures) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }
  expect(await sidewaysScroll(page), name).toBeLessThanOrEqual(0);
  expect(await cutOff(page), name).toEqual([]);
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
