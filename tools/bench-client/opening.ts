import type { Page } from "playwright-core";
import { desktop, phone, type Site } from "../../test/browser/support/site.ts";
import { atMost, type Measure, median } from "./measure.ts";

const runs = 3;

/** Time from opening the address of a table until its cards respond, with an empty cache. */
export async function openings(site: Site): Promise<readonly Measure[]> {
  return [
    atMost(1500, "ms", "table interactive", await opening(site, desktop, 1)),
    atMost(4000, "ms", "table interactive, phone, processor a quarter as fast", await opening(site, phone, 4)),
    atMost(2000, "ms", "table interactive, phone, processor 6 times slower", await opening(site, phone, 6)),
  ];
}

async function opening(site: Site, size: typeof desktop, slower: number): Promise<number> {
  const page = await site.newPage({ size });
  await page.getByRole("button", { name: "Play with bots" }).click();
  await page.locator("[data-group=hand] button").first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(noteFirstCard);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await reload(page));
  await page.context().close();
  return median(times);
}

async function reload(page: Page): Promise<number> {
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName("first card").length > 0);
  return page.evaluate(() => performance.getEntriesByName("first card")[0]?.startTime ?? Number.NaN);
}

/** Runs in the page, before all other code. */
function noteFirstCard(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector("[data-group=hand] button") === null) return;
    performance.mark("first card");
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
