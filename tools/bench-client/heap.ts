import type { CDPSession } from "playwright-core";
import { Player } from "../../test/browser/support/player.ts";
import type { Site } from "../../test/browser/support/site.ts";
import { atMost, type Measure, median } from "./measure.ts";

/** Games of two in one page. Those before them fill caches and have the browser compile what it meets for the first time. */
const games = 10;
const warmUp = 4;

/** How much memory each further game leaves behind, without garbage. */
export async function heapGrowth(site: Site): Promise<Measure> {
  const page = await site.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  const player = new Player(page);
  const sizes: number[] = [];
  for (let game = 0; game < warmUp + games; game += 1) {
    await player.play();
    sizes.push(await heapSize(devtools));
    await player.result.getByRole("button", { name: "Rematch" }).click();
    await player.result.waitFor({ state: "detached" });
  }
  await page.context().close();
  const counted = sizes.slice(warmUp);
  // A game alone leaves more or less behind than the next, as long as its story is.
  const growth = (median(counted.slice(games / 2)) - median(counted.slice(0, games / 2))) / (games / 2);
  return atMost(25, "kB a game", `heap growth over ${games} games in one page`, growth / 1000);
}

async function heapSize(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize;
}
