import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startChromium } from "../../tools/browser/chromium.ts";
import { ServerProcess } from "../support/server-process.ts";
import { Player } from "./support/player.ts";
import { desktop, type Visit } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
  server = new ServerProcess({}, [join(import.meta.dirname, "support/serve.ts"), inject("client")]);
  await server.start();
});

afterAll(async () => {
  await browser.close();
  await server.end("SIGKILL");
});

async function newPage({ path = "/" }: Visit): Promise<Page> {
  const page = await browser.newPage({ viewport: desktop, reducedMotion: "reduce", locale: "en" });
  await page.goto(`${server.url}${path}?renderer=canvas`);
  return page;
}

/** Returns the hand cards without the tags of pairs, because these may appear a moment later. */
const handOf = (page: Page): Promise<string[]> =>
  page
    .locator(".spots [data-group=hand] button:not([aria-label^='Take the pair'])")
    .evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel ?? ""));

const drawOf = (page: Page): Locator => page.getByRole("button", { name: /^DRAW/ });

/** Returns a player who has drawn and is on turn again. If the game ends earlier, starts another one. */
async function inTheMiddle(): Promise<Player> {
  for (let game = 0; game < 5; game += 1) {
    const [page] = await tableOf({ newPage }, { chairs: 4, people: 1 });
    if (!page) throw new Error("no page at the table");
    const player = new Player(page);
    const untilOnTurn = () => player.play((enabled) => !enabled.some(({ name }) => name.startsWith("DRAW")));
    await untilOnTurn();
    const before = await player.log();
    await drawOf(page).click();
    await expect
      .poll(async () => (await player.result.isVisible()) || !isDeepStrictEqual(await player.log(), before), {
        timeout: 60_000,
      })
      .toBe(true);
    await untilOnTurn();
    if (!(await player.result.isVisible())) return player;
    await page.close();
  }
  throw new Error("five games were over before their second turn");
}

test("a page is back with the same cards and events after a server restart, without a click", {
  timeout: 300_000,
}, async () => {
  const player = await inTheMiddle();
  const { page } = player;
  const hand = await handOf(page);
  const story = await player.log();
  await server.end("SIGKILL");
  const reconnecting = page.getByRole("alertdialog", { name: "Reconnecting" });
  await reconnecting.waitFor();
  await server.start();
  await reconnecting.waitFor({ state: "detached" });
  await drawOf(page).waitFor();
  expect(await handOf(page)).toEqual(hand);
  expect(await player.log()).toEqual(story);
  await player.play();
  expect((await player.places()).length).toBeGreaterThan(1);
});
