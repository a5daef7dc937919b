import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BadNetwork } from "../../tools/networks/bad-network.ts";
import { firstDrawExplodes } from "../support/deals.ts";
import { Player } from "./support/player.ts";
import { Site, type Visit } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

/** Timeout in ms, long enough for a busy machine. */
const patience = 240_000;

let site: Site;
let network: BadNetwork;

beforeAll(async () => {
  site = await Site.open({ BOT_DELAY_MS: "300-300" });
});

beforeEach(async () => {
  network = await BadNetwork.open({ server: site.url.replace("localhost", "127.0.0.1") }, random());
});

afterEach(async () => {
  await site.closePages();
  await network.close();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Returns a generator of equal sequences in all runs. */
function random(): () => number {
  let last = 1;
  return () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

const newPage = (visit: Visit): Promise<Page> => site.newPage({ ...visit, origin: network.url });

/** A player on turn, in a game of two with a bot. */
async function onTurn(visit: Visit = {}): Promise<{ page: Page; player: Player }> {
  for (let game = 0; game < 5; game += 1) {
    const here = { newPage: (asked: Visit) => newPage({ ...asked, ...visit }) };
    const [page] = await tableOf(here, { chairs: 2, people: 1 });
    if (!page) throw new Error("no page at the table");
    const player = new Player(page);
    await player.play((enabled) => !enabled.some(({ name }) => name.startsWith("DRAW")));
    if (!(await player.result.isVisible())) return { page, player };
    await page.context().close();
  }
  throw new Error("five games were over before the first turn");
}

const drawOf = (page: Page): Locator => page.getByRole("button", { name: /^DRAW/ });

/** Number of cards that the viewer has drawn, by the log of the page. */
async function drawsOf(player: Player): Promise<number> {
  const lines = await player.log();
  return lines.filter((line) => /You drew/.test(line)).length;
}

const sent = (page: Page) => page.locator("[data-sent]");
const reconnecting = (page: Page): Locator => page.getByRole("alertdialog", { name: "Reconnecting" });

/** Ends the game quickly for this player. */
async function finish(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Result" }).waitFor({ timeout: patience });
}

describe("a press on a network that forwards nothing", { timeout: patience }, () => {
  test("is visible at once, says that it was sent, and counts once however often it is repeated", async () => {
    const { page, player } = await onTurn();
    const before = await drawsOf(player);
    network.hold();
    await drawOf(page).dispatchEvent("click");
    await sent(page).waitFor({ state: "attached" });
    await expect.poll(() => sent(page).getAttribute("data-sent")).toBe("sent…");
    for (let time = 0; time < 3; time += 1) await drawOf(page).dispatchEvent("click");
    network.release();
    await sent(page).waitFor({ state: "detached" });
    await expect.poll(() => drawsOf(player)).toBe(before + 1);
  });

  test("shows a pressed pointer before the release", async () => {
    const { page } = await onTurn();
    const box = await drawOf(page).boundingBox();
    if (!box) throw new Error("the button is not on the page");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    expect(await page.locator("[data-down]").count()).toBe(1);
    await page.mouse.move(1, 1);
    await page.mouse.up();
    expect(await page.locator("[data-down]").count()).toBe(0);
  });
});

describe("an outage", { timeout: patience }, () => {
  test.each([20_000, 90_000])("of %i ms loses no press: it counts once afterwards", async (ms) => {
    const { page, player } = await onTurn({ clock: true });
    const before = await drawsOf(player);
    network.hold();
    await drawOf(page).dispatchEvent("click");
    await page.clock.runFor(ms);
    await reconnecting(page).waitFor();
    network.release();
    await page.clock.resume();
    await reconnecting(page).waitFor({ state: "detached" });
    await expect.poll(() => drawsOf(player), { timeout: 60_000 }).toBe(before + 1);
  });

  test("with lost answers does not repeat a move that has counted", async () => {
    const { page, player } = await onTurn();
    const before = await drawsOf(player);
    network.holdAnswers();
    await drawOf(page).dispatchEvent("click");
    await reconnecting(page).or(sent(page)).first().waitFor();
    network.cut();
    await sent(page).waitFor({ state: "detached" });
    await expect.poll(() => drawsOf(player), { timeout: 60_000 }).toBe(before + 1);
    await expect.poll(() => page.getByText("Too late").count()).toBe(0);
  });
});

test("connections that the network has forgotten are dropped together, so that no join waits on each of them", {
  timeout: patience,
}, async () => {
  const { page, player } = await onTurn();
  let joins = 0;
  page.on("request", (request) => {
    if (request.url().includes("/matchmake/")) joins += 1;
  });
  const forgotten = network.connections;
  network.abandon();
  await expect.poll(() => joins, { timeout: 60_000 }).toBeGreaterThan(0);
  await player.play();
  await finish(page);
  expect(joins).toBeLessThan(forgotten - 1);
});

test("code and texts are there in the end, though the network forgot the connections that requested them", {
  timeout: patience,
}, async () => {
  const { page } = await onTurn();
  await page.getByRole("button", { name: "Menu" }).dispatchEvent("click");
  const howToPlay = page.getByRole("dialog").getByText("How to play");
  await howToPlay.waitFor();
  const requested = page.waitForRequest(/\/assets\//);
  network.hold();
  await howToPlay.dispatchEvent("click");
  await requested;
  network.abandon();
  network.release();
  await page.getByRole("dialog").getByRole("heading", { name: "How to play" }).first().waitFor({ timeout: patience });
});

describe("a game can be played to its end", { timeout: patience }, () => {
  test.each([
    ["with 300 ms and 3 % stalls", { delayMs: 150, jitterMs: 20, stallShare: 0.03, stallMs: 1000 }],
    ["through a proxy that buffers", { bufferMs: 700 }],
    ["in a slow drip", { dripBytes: 400, dripMs: 2 }],
  ])("%s", async (_, conditions) => {
    site.dealFrom(firstDrawExplodes(2));
    const [page] = await tableOf({ newPage }, { chairs: 2, people: 1 });
    if (!page) throw new Error("no page at the table");
    network.become(conditions);
    await new Player(page).play();
    await finish(page);
  });

  test("with ten changes of the network", async () => {
    const { page, player } = await onTurn();
    let changes = 0;
    const change = async () => {
      for (; changes < 10; changes += 1) {
        await expect.poll(() => network.connections, { timeout: 60_000 }).toBeGreaterThan(0);
        network.cut();
      }
    };
    await Promise.all([player.play(), change()]);
    await finish(page);
    expect(changes).toBe(10);
  });
});

test("a connection at a table is never idle for 30 s, so that proxies keep it", { timeout: patience }, async () => {
  const { page } = await onTurn({ clock: true });
  const before = network.sent;
  await page.clock.runFor(30_000);
  await expect.poll(() => network.sent - before).toBeGreaterThan(2);
});

test("a sign-in page of the network is named, and the game goes on after it", { timeout: patience }, async () => {
  const { page, player } = await onTurn();
  network.intercept("<h1>Sign in</h1>");
  await reconnecting(page).getByText("Your network answers in place of the server").waitFor();
  network.intercept(null);
  await reconnecting(page).waitFor({ state: "detached" });
  await player.play();
  await finish(page);
  const start = await newPage({});
  const botsButton = start.getByRole("button", { name: "Play with bots" });
  await botsButton.waitFor();
  network.intercept("<h1>Sign in</h1>");
  await botsButton.click();
  // As a toast after the press, and as the line of the page.
  await start.getByText("Your network answers in place of the server").first().waitFor();
});

test("a page opened by an IPv6 address reaches its table", { timeout: patience }, async () => {
  const six = await BadNetwork.open({ server: site.url.replace("localhost", "127.0.0.1"), host: "::1" });
  const page = await site.newPage({ origin: six.url });
  await page.getByRole("button", { name: "Play with bots" }).click();
  await page.getByRole("button", { name: /^Draw pile/ }).waitFor();
  await page.context().close();
  await six.close();
});
