import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openSession } from "../../server/people/accounts/sessions.ts";
import { openStore } from "../../server/storage/open.ts";
import { account, finished, rating } from "../support/result-fixtures.ts";
import { atRest } from "./support/at-rest.ts";
import { phone, Site } from "./support/site.ts";

const minute = 60_000;
const day = 1440 * minute;
const now = Date.now();

let folder: string;
let site: Site;
/** Token that signs Ann in. */
let token: string;

/**
 * Creates a history: Ann and Böb have played 24 rated games, and Ann has won every fourth, including the last one. Then
 * she played one with Shy.
 */
async function writePast(): Promise<string> {
  const { db, close } = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined }, { info() {}, error() {} });
  await account(db, "a-ann", "Ann");
  await account(db, "a-bob", "Böb");
  await account(db, "a-shy", "Shy", { hidesProfile: 1 });
  for (let game = 1; game <= 24; game += 1) {
    const win = game % 4 === 0;
    const mu = 1500 + game;
    const strengths = { muBefore: mu, sigmaBefore: 60, mu: win ? mu + 12 : mu - 8, sigma: 60 };
    const ann = { playerId: "a-ann", name: "Ann", place: win ? 1 : 2, winShare: win ? 1 : 0, ...strengths };
    const bob = { playerId: "a-bob", name: "Böb", place: win ? 2 : 1, winShare: win ? 0 : 1, ...strengths };
    await finished(db, `game-${game}`, {
      seats: [ann, bob],
      isPublic: 1,
      pool: "kittens-two",
      unrated: null,
      number: game,
      beganAt: now - (40 - game) * day - 5 * minute,
      endedAt: now - (40 - game) * day,
      shared: game > 20 ? 0 : null,
    });
  }
  await finished(db, "with-shy", {
    seats: [
      { playerId: "a-shy", name: "Shy" },
      { playerId: "a-ann", name: "Ann" },
      { playerId: "a-gone", name: "" },
    ],
    edition: "zombie",
    isPublic: 1,
    beganAt: now - day - minute,
    endedAt: now - day,
    shared: null,
  });
  const lastAt = now - 16 * day;
  await rating(db, "a-ann", 1540, { lastAt });
  await rating(db, "a-bob", 1610, { lastAt });
  const session = await openSession(db, { playerId: "a-ann", label: "test", proof: "none" }, now);
  await close();
  return session;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nine-lives-"));
  token = await writePast();
  site = await Site.open({ DATA_DIR: folder });
});

afterEach(() => site.closePages());

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
  expect(site.errors).toEqual([]);
});

async function annAt(path: string): Promise<Page> {
  const page = await site.newPage({ size: phone });
  // A first visit creates a guest. The guest's token must not arrive later.
  await page.waitForFunction(() => localStorage.getItem("nine-lives:token") !== null);
  await page.evaluate((kept) => localStorage.setItem("nine-lives:token", kept), token);
  await page.goto(site.url + path);
  return page;
}

const namesOn = (page: Page) => page.locator(".leaderboard-part .profile-link").allTextContents();

test("a player finds a game by a player's name, and follows links to that profile and the leaderboard", async () => {
  const page = await annAt("/games");
  const games = page.locator(".games > li");
  await expect.poll(() => games.count()).toBe(20);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => games.count()).toBe(25);
  await page
    .getByRole("textbox", { name: "With" })
    .or(page.getByRole("searchbox", { name: "With" }))
    .fill("böb");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".game-facts").innerText()).toMatch(/^games\s*24\s*won\s*6\s*lost\s*18$/);
  await games.first().locator("summary").click();
  await games.first().getByRole("link", { name: "Böb" }).click();
  await page.getByRole("heading", { name: "Böb" }).waitFor();
  await page.getByText("18 of 24 games won.").waitFor();
  await page.getByRole("img", { name: "Rating over time" }).waitFor();
  await page.getByRole("link", { name: "Leaderboard" }).click();
  await page.getByRole("radio", { name: "Two" }).check();
  await expect.poll(() => namesOn(page)).toEqual(["Böb", "Ann"]);
});

test("the start page shows the last games with their rating changes, and erased players have no name", async () => {
  const page = await annAt("/");
  const games = page.locator(".last-games .games > li");
  await expect.poll(() => games.count()).toBe(3);
  await games.first().locator("summary").click();
  await games.first().getByText("a former player").waitFor();
  expect(await games.first().getByRole("link", { name: "Shy" }).count()).toBe(0);
  expect(await games.nth(1).locator(".points").innerText()).toMatch(/\+12/);
  expect(await games.nth(2).locator(".points").innerText()).toMatch(/−8/);
});

test("a game without a replay shows the date of its removal, and a game with a replay opens there", async () => {
  const page = await annAt("/games");
  const games = page.locator(".games > li");
  await games.first().waitFor();
  expect(await games.nth(1).getByRole("link", { name: "Watch" }).getAttribute("href")).toBe("/r/game-24");
  await page.getByRole("button", { name: "Show more" }).click();
  await games.last().getByText("No replay since").waitFor();
});

test("a hidden profile looks like a missing one", async () => {
  const page = await annAt("/p/Shy");
  await page.getByRole("heading", { name: "Nobody to see here" }).waitFor();
  const other = await annAt("/p/Nobody");
  await other.getByRole("heading", { name: "Nobody to see here" }).waitFor();
  await Promise.all([page, other].map(atRest));
  expect(await page.locator("main").innerText()).toBe(await other.locator("main").innerText());
});

test("the table of a rating has the same data as its chart, and is accessible with the keyboard", async () => {
  const page = await annAt("/p/ann");
  await page.locator(".figures summary").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".figures tbody tr").count()).toBe(20);
});
