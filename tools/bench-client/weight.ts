import type { Page } from "playwright-core";
import type { Site } from "../../test/browser/support/site.ts";
import { atMost, type Measure } from "./measure.ts";

interface Loaded {
  readonly name: string;
  /** Transferred bytes. */
  readonly size: number;
}

/** Transferred kB of the start page, and of all other files of a table that is opened by its address. */
export async function weights(site: Site): Promise<readonly Measure[]> {
  const page = await site.newPage();
  // The start page loads the table while it is idle. Here it must not, so that each is measured alone.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.reload();
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const start = await loaded(page);
  await page.getByRole("link", { name: "Create a table" }).click();
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("button", { name: "Add a bot" }).first().click();
  await page.getByRole("button", { name: "Start with 2" }).click();
  await page.locator("[data-group=hand] button").first().waitFor();
  await page.reload();
  await page.locator("[data-group=hand] button").first().waitFor();
  const known = new Set(start.map(({ name }) => name));
  const table = (await loaded(page)).filter(({ name }) => !known.has(name));
  await page.context().close();
  return [
    atMost(80, "kB", "start page: scripts, styles and texts", kilobytes(start, /\.(js|css|json)$/)),
    atMost(80, "kB", "start page: fonts", kilobytes(start, /\.woff2$/)),
    atMost(400, "kB", "table by its address, besides: scripts, styles and texts", kilobytes(table, /\.(js|css|json)$/)),
  ];
}

const loaded = (page: Page): Promise<readonly Loaded[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
  );

const kilobytes = (files: readonly Loaded[], names: RegExp): number =>
  files.filter(({ name }) => names.test(name)).reduce((sum, { size }) => sum + size, 0) / 1000;
