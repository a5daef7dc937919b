import type { ConsoleMessage, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Language, languageList, languages } from "../../shared/locales/languages.ts";
import { Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Runs in the page, before its own scripts: it never becomes idle, so that it loads no code ahead. */
function neverIdle(): void {
  globalThis.requestIdleCallback = () => 0;
}

interface Loaded {
  readonly path: string;
  /** Transferred bytes. */
  readonly size: number;
}

/** Files of the start page once it is complete. */
async function loadedBy(page: Page): Promise<readonly Loaded[]> {
  await page.locator(".play-go").waitFor();
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, size: encodedBodySize })),
  );
}

const isText = ({ path }: Loaded): boolean => /^\/assets\/.*\.json$/.test(path);

describe("the start page", () => {
  test.each(languages)("has at most 80 kB of scripts, styles and texts in %s", async (locale) => {
    const files = await loadedBy(await site.newPage({ locale, prepare: neverIdle }));
    const wanted = files.filter((file) => isText(file) || /\.(js|css)$/.test(file.path));
    const kilobytes = wanted.reduce((sum, { size }) => sum + size, 0) / 1000;
    expect(kilobytes).toBeLessThan(80);
    expect(kilobytes).toBeGreaterThan(30);
  });

  test("loads the texts of one language", async () => {
    const texts = (await loadedBy(await site.newPage({ locale: "de", prepare: neverIdle }))).filter(isText);
    const hashes = new Set(texts.map(({ path }) => path.split("-")[0]));
    expect(hashes.size).toBe(1);
    expect(texts.length).toBeLessThan(8);
  });
});

describe("a missing file of texts", () => {
  /** Opens the start page while the server lacks the texts of a language, and collects the lines of its log. */
  async function openWithout(language: Language, lines: string[]): Promise<Page> {
    const page = await site.newPage({ locale: language, prepare: neverIdle });
    const own = (await loadedBy(page)).find(isText)?.path.split("-")[0];
    await page.route(`**${own}-*.json`, (route) => route.fulfill({ status: 404 }));
    page.on("console", (message: ConsoleMessage) => {
      if (message.type() === "warning") lines.push(message.text());
    });
    await page.reload();
    await page.locator(".play-go").waitFor();
    return page;
  }

  test("shows English texts, never keys, and writes a line to the log of the browser", async () => {
    const lines: string[] = [];
    const page = await openWithout("de", lines);
    expect(await page.getByRole("button", { name: "Play now" }).count()).toBe(1);
    expect(await page.locator("body").innerText()).not.toMatch(/\b[a-z]+\.[a-z]+[A-Za-z]*\b(?!\.)/);
    expect(lines.filter((line) => line.includes("de/pages is missing"))).toHaveLength(1);
  });
});

test("the page names its language and direction to browsers and screen readers", async () => {
  const page = await site.newPage({ locale: "de" });
  await page.locator(".play-go").waitFor();
  const html = page.locator("html");
  const { direction } = languageList[1];
  expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual(["de", direction]);
});
