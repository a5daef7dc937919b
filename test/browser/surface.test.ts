import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { atRest } from "./support/at-rest.ts";
import { assetsWith } from "./support/builds.ts";
import { Player } from "./support/player.ts";
import { phone, Site } from "./support/site.ts";

/** The picture of a table, and a table without its files. */
let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const assets = join(inject("client"), "assets");
const wordWhileLost = (page: Page) => page.getByText("The picture of the table is gone for a moment");
const spotsOf = (page: Page): Promise<(string | null)[]> =>
  page.locator(".spots button").evaluateAll((spots) => spots.map((spot) => spot.getAttribute("aria-label")));

/** Size of a picture of the table as PNG: a blank one is tiny. */
const detailOf = async (page: Page): Promise<number> => (await page.locator("canvas").screenshot()).length;

/** Opens the lesson, which waits for the player, with WebGL. */
async function lessonWithWebgl(): Promise<Page> {
  const page = await site.newPage();
  await page.goto(`${site.url}/learn`);
  await page.getByRole("button", { name: /^DRAW/ }).waitFor();
  await atRest(page);
  return page;
}

/** Runs in the page: drops the picture, like a crash of the graphics driver. `giveBack` ends the loss. */
function loseContext(): void {
  const gl = document.querySelector("canvas")?.getContext("webgl");
  const loss = gl?.getExtension("WEBGL_lose_context");
  if (!loss) throw new Error("the table does not use WebGL");
  addEventListener("give-back", () => loss.restoreContext(), { once: true });
  loss.loseContext();
}

const isWithoutWebgl = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.querySelector("canvas")?.getContext("2d")));

describe("a table at rest whose picture the browser drops", () => {
  test("says so, and is drawn again when the browser gives the picture back", async () => {
    const page = await lessonWithWebgl();
    const [detail, spots] = [await detailOf(page), await spotsOf(page)];
    await page.evaluate(loseContext);
    await wordWhileLost(page).waitFor();
    await page.evaluate(() => dispatchEvent(new Event("give-back")));
    await wordWhileLost(page).waitFor({ state: "detached" });
    await atRest(page);
    expect(await isWithoutWebgl(page)).toBe(false);
    expect(await spotsOf(page)).toEqual(spots);
    expect(await detailOf(page)).toBeGreaterThan(detail / 2);
  });

  test("goes on without WebGL, at the same moment of the game, if the picture does not come back", async () => {
    const page = await lessonWithWebgl();
    const [detail, spots] = [await detailOf(page), await spotsOf(page)];
    await page.evaluate(loseContext);
    await expect.poll(() => isWithoutWebgl(page)).toBe(true);
    await wordWhileLost(page).waitFor({ state: "detached" });
    await atRest(page);
    expect(await spotsOf(page)).toEqual(spots);
    expect(await detailOf(page)).toBeGreaterThan(detail / 2);
    await page.getByRole("button", { name: /^DRAW/ }).click();
    await expect.poll(() => spotsOf(page)).not.toEqual(spots);
  });
});

/** Opens a table of bots on a phone, after `prepare`. */
async function tableOfBots(prepare: (page: Page) => Promise<void>): Promise<Page> {
  const page = await site.newPage({ size: phone });
  await prepare(page);
  await page.reload();
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  await page.getByRole("button", { name: "Play with bots" }).click();
  return page;
}

async function route(page: Page, names: readonly string[], answer: (asked: Route) => Promise<void>): Promise<void> {
  expect(names).not.toEqual([]);
  for (const name of names) await page.route(`**/assets/${name}`, answer);
}

const blocked = (asked: Route): Promise<void> => asked.abort("blockedbyclient");

/** Draws until the player is on turn again, or the game is over. */
async function playATurn(page: Page): Promise<void> {
  const player = new Player(page);
  await player.play(() => !player.hasPressed(/^DRAW/));
  expect(player.presses.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => "old" in document.documentElement.dataset)).toBe(true);
}

describe("a game can be played", () => {
  test("with the fonts of the system, if the fonts are blocked", async () => {
    const page = await tableOfBots(async (opened) => {
      await opened.route("**/*.woff2", blocked);
    });
    await playATurn(page);
  });

  test("with plain cards, if the faces are blocked, which arrive later", async () => {
    // A part of the drawing of a Defuse.
    const faces = assetsWith(inject("client"), "M112 110C87.4 122 82 160 82 210H190");
    const asked: string[] = [];
    let isBlocked = true;
    const page = await tableOfBots((opened) =>
      route(opened, faces, async (request) => {
        asked.push(request.request().url());
        await (isBlocked ? blocked(request) : request.continue());
      }),
    );
    await playATurn(page);
    expect(asked).not.toEqual([]);
    isBlocked = false;
    await page.waitForResponse((response) => faces.some((name) => response.url().endsWith(name)) && response.ok());
  });

  test("without chat, emotes, sound, hints and the view of the eliminated, if their code is blocked", async () => {
    const markers = ["glass emote-bar", "room-chat", "createBufferSource", "table-hint", "sidelines-company"];
    const page = await tableOfBots(async (opened) => {
      for (const marker of markers) await route(opened, assetsWith(inject("client"), marker), blocked);
    });
    await playATurn(page);
  });
});

test("names of built files are hashes, except for the style of the offline page", () => {
  const names = readdirSync(assets).filter((name) => !name.startsWith("offline-"));
  expect(names.filter((name) => !/^[\w-]{8}\d*(-\d+)?(\.\w+)+$/.test(name))).toEqual([]);
});

test("a page that lacks needed code after a reload says so, and offers another try", async () => {
  const page = await site.newPage();
  for (const name of assetsWith(inject("client"), "how-cards")) await page.route(`**/assets/${name}`, blocked);
  await page.getByRole("link", { name: "How to play" }).first().click();
  await page.getByRole("alert").getByText("A part of this page can’t be loaded").waitFor();
  await page.unrouteAll();
  await page.getByRole("alert").getByRole("button").click();
  await page.getByRole("heading", { name: "How to play" }).first().waitFor();
});

describe("on a slow network", () => {
  /** Script with the canvas library, by one of its errors: the largest of a table. */
  const canvasScripts = assetsWith(inject("client"), "WebGL unsupported");

  test("a table shows how much of it has arrived, until it is drawn", async () => {
    const held: Route[] = [];
    const page = await tableOfBots((opened) =>
      route(opened, canvasScripts, async (asked) => {
        held.push(asked);
      }),
    );
    const progress = page.getByRole("progressbar", { name: "Laying the table" });
    await progress.waitFor();
    expect(Number(await progress.getAttribute("value"))).toBeLessThan(100);
    for (const asked of held) await asked.continue();
    await page.locator(".spots button").first().waitFor();
    await progress.waitFor({ state: "detached" });
  });

  test("the start page loads the code of a table while it is idle", async () => {
    const page = await site.newPage({ path: "/cards" });
    const arrived = page.waitForResponse(`**/assets/${canvasScripts[0]}`);
    await page.goto(site.url);
    await arrived;
  });
});
