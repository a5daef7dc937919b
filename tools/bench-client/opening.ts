import type { Page } from "playwright-core";
import { desktop, phone, type Site } from "../../test/browser/support/site.ts";
import { yardstickMsIn } from "../yardstick/in-page.ts";
import { median } from "../yardstick/measure.ts";
import { type Measure, roundsAtMost } from "./measure.ts";

const runs = 3;

/** Limits in rounds of the yardstick, by the slowdown factor of the processor. */
const limits = { 1: 850, 4: 1150, 6: 1100 } as const;

/** Time from opening the address of a table until its cards respond, with an empty cache. */
export async function openings(site: Site): Promise<readonly Measure[]> {
  return [
    await opening(site, "table interactive", desktop, 1),
    await opening(site, "table interactive, phone, processor a quarter as fast", phone, 4),
    await opening(site, "table interactive, phone, processor 6 times slower", phone, 6),
  ];
}

async function opening(site: Site, name: string, size: typeof desktop, slower: keyof typeof limits): Promise<Measure> {
  const times: number[] = [];
  const yardsticks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { ms, yardstickMs } = await openOnce(site, size, slower);
    times.push(ms);
    yardsticks.push(yardstickMs);
  }
  return roundsAtMost(limits[slower], name, median(times), median(yardsticks));
}

/** Opens the table of a new game, because a player who is away for long on a slow machine may lose their cards. */
async function openOnce(site: Site, size: typeof desktop, slower: number) {
  const page = await site.newPage({ size });
  await page.getByRole("button", { name: "Play with bots" }).click();
  await page.locator("[data-group=hand] button").first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(noteFirstCard);
  const ms = await reload(page);
  const yardstickMs = await yardstickMsIn(page);
  await page.context().close();
  return { ms, yardstickMs };
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
