import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeReplayFile } from "../../shared/replays/replay-file.ts";
import { newFolder } from "../support/app.ts";
import { recordedGame } from "../support/records.ts";
import { atRest } from "./support/at-rest.ts";
import { axeFindings } from "./support/axe.ts";
import { Player } from "./support/player.ts";
import { pathOf, phone, Site } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

const timeline = (page: Page) => page.getByRole("slider", { name: "Moment of the game" });
const place = async (page: Page): Promise<number> => Number(await timeline(page).inputValue());
const now = (page: Page) => page.getByRole("region", { name: "What happened" }).locator("[aria-current]").first();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Names of the cards in the hand at the bottom of the table. */
const hand = (page: Page): Promise<readonly string[]> =>
  page.locator('.spots [data-group="hand"] button').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ""));

describe("a finished game", () => {
  let page: Page;
  let path: string;

  beforeAll(async () => {
    page = await site.newPage();
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await page.getByRole("button", { name: "Play with bots" }).click();
    await new Player(page).play();
    await page.getByRole("button", { name: /^Verified/ }).waitFor();
    await press(page, "Watch the replay");
    await timeline(page).waitFor();
    path = await pathOf(page);
  });

  test("is verified and lists its checks, and axe finds no problems on its page and in the list of games", async () => {
    expect(await axeFindings(page)).toEqual([]);
    await press(page, "Verified");
    const points = page.getByRole("dialog").getByRole("listitem");
    await expect.poll(() => points.allTextContents()).toEqual(Array(7).fill(expect.stringMatching(/^Verified:/)));
    expect(await axeFindings(page)).toEqual([]);
    await press(page, "Close");
    const games = await site.openTab(page.context(), "/games");
    await games.getByRole("listitem").first().waitFor();
    expect(await axeFindings(games)).toEqual([]);
    await games.close();
  });

  test("is shown with a large warning if it is not the verified one", async () => {
    const tab = await site.openTab(page.context());
    await tab.route("**/api/games/*", async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replace(/"beganAt":\d+/, '"beganAt":1');
      await route.fulfill({ response: answer, body: text });
    });
    await tab.goto(`${site.url}${path}?renderer=canvas`);
    await tab.getByRole("alert").getByText("This game does not check out").click();
    await tab.getByRole("dialog").getByText("This is not the record that your browser checked").waitFor();
    expect(await axeFindings(tab)).toEqual([]);
    await tab.close();
  });

  test("can be stepped through in both directions, with buttons and keys", async () => {
    await now(page).getByText("The cards are dealt").waitFor();
    await press(page, "One step forward");
    await expect.poll(() => place(page)).toBe(1);
    await atRest(page);
    const first = await now(page).textContent();
    await press(page, "One step forward");
    await press(page, "One step back");
    await expect.poll(() => now(page).textContent()).toBe(first);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => place(page)).toBe(0);
    await press(page, "To the next turn");
    await expect.poll(() => place(page)).toBeGreaterThan(0);
  });

  test("plays automatically to its end", async () => {
    await timeline(page).focus();
    await page.keyboard.press("End");
    await atRest(page);
    const last = await place(page);
    await press(page, "To the turn before");
    await page.getByRole("radio", { name: "4 times the usual speed" }).check();
    await press(page, "Play");
    await expect.poll(() => place(page)).toBe(last);
    await now(page).waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  });

  test("can be navigated by its events", async () => {
    const log = page.getByRole("region", { name: "What happened" });
    const last = await place(page);
    await log.getByRole("button", { name: "The cards are dealt" }).click();
    await expect.poll(() => place(page)).toBe(0);
    await log
      .getByRole("button", { name: /drew Exploding Kitten/ })
      .last()
      .click();
    await expect.poll(() => place(page)).toBeGreaterThan(last / 2);
  });

  test("can be watched from the perspective of each seat, with open or hidden hands", async () => {
    await timeline(page).focus();
    await page.keyboard.press("Home");
    await atRest(page);
    const bot = page.getByRole("radiogroup", { name: "Seen by" }).getByRole("radio").nth(1);
    const name = (await bot.getAttribute("aria-label")) ?? "";
    const mine = await hand(page);
    const plate = () => page.locator('.spots [data-group="seats"] button').first().getAttribute("aria-label");
    expect(await plate()).toContain(`${name}, 8 cards`);
    expect(await plate()).toContain("Defuse");
    await press(page, "All hands");
    await expect.poll(plate).not.toContain("Defuse");
    await bot.check();
    await expect.poll(() => hand(page)).not.toEqual(mine);
    await atRest(page);
    expect(await hand(page)).toHaveLength(8);
  });

  test("is available only to its players, until one of them shares it", async () => {
    const stranger = await site.newPage({ path, size: phone });
    await stranger.getByRole("heading", { name: "No replay here" }).waitFor();
    await press(page, "Share");
    await press(page, "Make a link");
    const link = page.getByRole("textbox", { name: "Link to this replay" });
    expect(await link.inputValue()).toBe(`${new URL(site.url).host}${path}`);
    await press(page, "Close");
    await stranger.reload();
    await timeline(stranger).waitFor();
    await stranger.getByRole("button", { name: "Checked in part" }).waitFor();
    await atRest(stranger);
    expect(await stranger.getByRole("button", { name: "All hands" }).getAttribute("aria-pressed")).toBe("true");
  });

  test("can be saved as a file, which a stranger can play without an upload", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Save as a file")]);
    expect(download.suggestedFilename()).toMatch(/^nine-lives-original-\d{4}-\d\d-\d\d\.json$/);
    const stranger = await site.newPage({ path: "/r" });
    await stranger.locator(".file-picker").waitFor();
    // Requests that every page sends when it opens.
    await atRest(stranger);
    const sent: string[] = [];
    stranger.on("request", (request) => {
      if (request.method() !== "GET" || request.url().includes("/api/")) sent.push(request.url());
    });
    await stranger.locator("input[type=file]").setInputFiles(await download.path());
    await timeline(stranger).waitFor();
    expect(await timeline(stranger).getAttribute("max")).toBe(await timeline(page).getAttribute("max"));
    expect(sent).toEqual([]);
  });

  test("is listed among the player's own games, with rank and date, and opens from there", async () => {
    const tab = await site.openTab(page.context());
    await tab.getByRole("link", { name: "All my games" }).click();
    await tab.getByRole("heading", { name: "My games" }).waitFor();
    const line = tab.getByRole("listitem").first();
    await line.getByRole("link", { name: /^Watch Original/ }).waitFor();
    await atRest(tab);
    expect(await line.textContent()).toMatch(/Place [12].*Original.*\d min/);
    await line.getByRole("link", { name: /^Watch Original/ }).click();
    await timeline(tab).waitFor();
    expect(await pathOf(tab)).toBe(path);
  });
});

describe("a replay file", () => {
  const folder = newFolder();
  const fileWith = (text: string): string => {
    const path = join(folder, "game.json");
    writeFileSync(path, text);
    return path;
  };

  const { record: ours, outcome: end } = recordedGame("original", 2, "altered");

  test.each([
    ["with other content", "{}", "This isn’t a Nine Lives replay."],
    [
      "with altered content",
      writeReplayFile(ours, end).replace(/("beganAt": *)\d/, "$19"),
      "This file was changed after it was saved.",
    ],
  ])("%s shows an error text", async (_, text, words) => {
    const page = await site.newPage({ path: "/r" });
    await page.locator("input[type=file]").setInputFiles(fileWith(text));
    await page.getByRole("alert").getByText(words).waitFor();
  });

  test("of Love Letter plays on a phone, with its events in a sheet", async () => {
    const { record, outcome } = recordedGame("love-letter", 3, "phone");
    const page = await site.newPage({ path: "/r", size: phone, locale: "de" });
    await page.locator("input[type=file]").setInputFiles(fileWith(writeReplayFile(record, outcome)));
    await page.getByRole("slider", { name: "Moment der Partie" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, "Was geschah");
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Das Spiel geht an/ })
      .last()
      .click();
    await page.getByRole("button", { name: "Schließen" }).click();
    await page
      .getByRole("status")
      .getByText(/Das Spiel geht an/)
      .first()
      .waitFor();
  });

  test("is analysed by the coach on request, with final chances of 0 or 1", async () => {
    const { record, outcome } = recordedGame("love-letter", 2, "coached");
    const page = await site.newPage({ path: "/r" });
    await page.locator("input[type=file]").setInputFiles(fileWith(writeReplayFile(record, outcome)));
    await timeline(page).waitFor();
    const chances = page.getByRole("list", { name: "Chance to win" }).getByRole("listitem");
    expect(await chances.count()).toBe(0);
    await press(page, "Coach");
    await chances.first().waitFor();
    await timeline(page).focus();
    await page.keyboard.press("End");
    const shares = async () => (await chances.allTextContents()).map((text) => /\d+%/.exec(text)?.[0]).sort();
    await expect.poll(shares).toEqual(["0%", "100%"]);
    expect(await axeFindings(page)).toEqual([]);
    await page.close();
  });
});

test("the coach gives a hint at a table of bots, before and after a reload", async () => {
  const [page] = await tableOf(site, { chairs: 2, people: 1 });
  if (!page) throw new Error("no player sits at the table");
  // A hint stays until the next event, and on their own turn no event occurs.
  await new Player(page).play((enabled) => !enabled.some(({ name }) => name.startsWith("DRAW")));
  const hint = page.getByRole("status").getByText(/\d+% to win|Nothing to decide/);
  await press(page, "Hint");
  await hint.waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Hint", exact: true }).waitFor();
  await page.keyboard.press("k");
  await hint.waitFor();
  await page.context().close();
});
