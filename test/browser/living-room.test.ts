import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { games } from "../../server/app/games.ts";
import { previewPicture } from "../../shared/net/addresses.ts";
import { firstDrawExplodes, secretWhere } from "../support/deals.ts";
import { axeFindings } from "./support/axe.ts";
import { Reckless } from "./support/player.ts";
import { readQr } from "./support/read-qr.ts";
import { pathOf, phone, Site } from "./support/site.ts";
import { countSounds } from "./support/sounds.ts";

const television = { width: 1920, height: 1080 };

/** Minimum height of type that is readable from four metres on a usual television, in px of 1080. */
const leastType = 28;

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.closePages());
afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

interface Wanted {
  readonly chairs: number;
  readonly poster?: string;
}

/** Opens a table for players in one room, on the host's phone. */
async function hostOf({ chairs, poster }: Wanted): Promise<Page> {
  const host = await site.newPage({ size: phone, touch: true, path: "/create" });
  const among = (group: string, name: string) =>
    host.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });
  if (poster !== undefined) await among("What shall we play?", poster).check();
  const more = host.getByRole("button", { name: "One more" });
  if (chairs <= 5) await among("Chairs", `${chairs}`).check();
  else while (await more.isEnabled()) await more.click();
  // The clock must not act for players, even on a slow machine.
  await among("Time for a turn", "120").check();
  await host.getByRole("switch", { name: "We are in one room" }).check();
  await host.getByRole("button", { name: "Create the table" }).click();
  await host.getByRole("heading", { name: "Your table" }).waitFor();
  return host;
}

/** Opens the table of a host on a television. */
async function televisionAt(host: Page, prepare?: () => void): Promise<Page> {
  const path = (await pathOf(host)).replace("/t/", "/tv/");
  const tv = await site.newPage({ size: television, path, ...(prepare && { prepare }) });
  await tv.getByText(/of \d taken/).waitFor();
  return tv;
}

async function friendAt(host: Page, name: string): Promise<Page> {
  const friend = await site.newPage({ size: phone, touch: true, path: await pathOf(host) });
  await friend.getByRole("textbox", { name: "Name" }).fill(name);
  await friend.getByRole("button", { name: "Take a chair" }).click();
  await friend.getByRole("button", { name: "I’m ready" }).click();
  return friend;
}

const start = async (host: Page, chairs: number) => {
  await host.getByRole("button", { name: `Start with ${chairs}` }).click();
};

const handOf = (page: Page) => page.locator("[data-group=hand] button");

test("nine phones and a television play one game: the screen shows all players and no hand, each phone only its hand", async () => {
  const host = await hostOf({ chairs: 9, poster: "Zombie Apocalypse" });
  const tv = await televisionAt(host);
  const code = (await pathOf(host)).slice(3);
  const friends: Page[] = [];
  for (let index = 2; index <= 9; index += 1) {
    friends.push(await friendAt(host, `Friend ${index}`));
    await tv.getByText(`Friend ${index}`).waitFor();
  }
  await host.getByText("One screen shows this table").waitFor();
  await start(host, 9);
  for (const page of [host, ...friends]) await handOf(page).first().waitFor();
  await tv.locator("[data-table=still]").waitFor();
  expect(await handOf(tv).count()).toBe(0);
  expect(await tv.locator("[data-group=prompt] button").count()).toBe(0);
  expect(await tv.getByRole("img", { name: "QR code of the link" }).isVisible()).toBe(true);
  expect(await tv.getByRole("img", { name: Array.from(code).join(" ") }).isVisible()).toBe(true);
  for (const page of [host, ...friends])
    expect(await page.getByRole("button", { name: /^Draw pile|discarded/ }).count()).toBe(0);
  const asked = [host, ...friends];
  const titles = await Promise.all(asked.map((page) => page.title()));
  const [mover] = asked.filter((_, index) => titles[index]?.startsWith("YOUR TURN"));
  const draw = mover?.getByRole("button", { name: /^DRAW/ });
  const box = await draw?.boundingBox();
  expect(box?.height).toBeGreaterThan(80);
  expect(box?.y).toBeGreaterThan(phone.height * 0.7);
  expect(await tv.getByText(/Eyes on/).count()).toBe(0);
});

test("beside a television a phone shows only the hand in Love Letter, too, and one large button", async () => {
  const host = await hostOf({ chairs: 2, poster: "Love Letter" });
  const tv = await televisionAt(host);
  const friend = await friendAt(host, "Bob");
  await start(host, 2);
  for (const page of [host, friend]) await handOf(page).first().waitFor();
  await tv.locator("[data-table=still]").waitFor();
  expect(await handOf(tv).count()).toBe(0);
  const phones = [host, friend];
  const titles = await Promise.all(phones.map((page) => page.title()));
  const mover = phones[titles.findIndex((title) => title.startsWith("YOUR TURN"))];
  expect(await Promise.all(phones.map((page) => handOf(page).count()))).toEqual(
    phones.map((page) => (page === mover ? 2 : 1)),
  );
  for (const page of phones) expect(await page.locator("[data-group=open] button").count()).toBe(0);
  await expect.poll(() => phones[mover === host ? 1 : 0]?.getByText("Eyes on the big screen").count()).toBe(1);
});

test("beside a television a player without a Nope ends the wait on their phone, which asks in place of looking up", async () => {
  const config = { edition: "original", players: 2, options: { combos: true } };
  site.dealFrom(
    secretWhere(
      config,
      2,
      ({ turn, seats: [first, second] }) =>
        turn === 0 && first?.hand.includes("skip") === true && second?.hand.includes("nope") === false,
    ),
  );
  const host = await hostOf({ chairs: 2 });
  await televisionAt(host);
  const friend = await friendAt(host, "Bob");
  await start(host, 2);
  const lookUp = friend.getByText("Eyes on the big screen");
  await lookUp.waitFor();
  await host.getByRole("button", { name: "Skip, available" }).first().click();
  await host.getByRole("button", { name: /^PLAY SKIP/ }).click();
  const pass = friend.getByRole("button", { name: "LET IT PASS" });
  await pass.waitFor();
  expect(await lookUp.count()).toBe(0);
  await pass.click();
  await friend.getByRole("button", { name: /^DRAW/ }).waitFor();
});

test("a television follows its table from the waiting room to the game, the explosion, the result and the rematch, and back after a loss", async () => {
  site.dealFrom(firstDrawExplodes(2));
  const host = await hostOf({ chairs: 2 });
  const tv = await televisionAt(host);
  await host.getByRole("button", { name: "Add a bot" }).click();
  await tv.getByText("2 of 2 taken").waitFor();
  expect(await typeSizes(tv)).toEqual([]);
  expect(await axeFindings(tv)).toEqual([]);
  await start(host, 2);
  await new Reckless(host).play();
  const result = tv.getByRole("region", { name: "Result" });
  await result.getByText("Next game: 0 of 1 want it").waitFor();
  expect(await typeSizes(tv)).toEqual([]);
  expect(await axeFindings(tv)).toEqual([]);
  const tops = await tv
    .locator(".tv-winner .avatar img")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
  expect(tops[1], "the crown is on the winner’s head").toBeLessThan(tops[0] ?? 0);
  await tv.reload();
  await result.getByText("Next game: 0 of 1 want it").waitFor();
  await host.getByRole("button", { name: /again/i }).first().click();
  await result.waitFor({ state: "detached" });
  await tv.locator("[data-table=still]").waitFor();
});

test("when a player is asked their phone vibrates, and all sound comes from the television, after one press there", async () => {
  const host = await hostOf({ chairs: 2 });
  const tv = await televisionAt(host);
  const friend = await friendAt(host, "Bob");
  const phones = [host, friend];
  for (const page of [tv, ...phones]) await page.evaluate(countSounds);
  for (const page of phones) await page.evaluate(countVibrations);
  const noted = (page: Page, name: string) => page.evaluate((key) => Number(document.body.dataset[key] ?? 0), name);
  await tv.getByRole("button", { name: "Press OK for sound" }).press("Enter");
  await expect.poll(() => noted(tv, "opened")).toBe(1);
  await start(host, 2);
  const asked = async () => (await Promise.all(phones.map((page) => noted(page, "vibrated")))).indexOf(1);
  await expect.poll(asked).toBeGreaterThanOrEqual(0);
  await phones[await asked()]?.getByRole("button", { name: /^DRAW/ }).click();
  await expect.poll(() => noted(tv, "heard")).toBeGreaterThan(0);
  expect(await Promise.all(phones.map((page) => noted(page, "heard")))).toEqual([0, 0]);
});

test("the host removes the television from the menu during the game, and it says why there is no picture", async () => {
  const host = await hostOf({ chairs: 2 });
  const tv = await televisionAt(host);
  await friendAt(host, "Bob");
  await start(host, 2);
  await handOf(host).first().waitFor();
  await host.getByRole("button", { name: "Menu", exact: true }).click();
  await host.getByRole("switch", { name: "We are in one room" }).uncheck();
  await tv.getByRole("heading", { name: "No table to show here" }).waitFor();
  await host.keyboard.press("Escape");
  await host.getByRole("button", { name: /^Draw pile/ }).waitFor();
});

test("a camera reads the link of the table from the QR codes of waiting room and television", async () => {
  const host = await hostOf({ chairs: 2 });
  const tv = await televisionAt(host);
  const link = site.url + (await pathOf(host));
  for (const page of [host, tv]) {
    const code = page.getByRole("img", { name: "QR code of the link" });
    await code.waitFor();
    expect(await readQr(code)).toBe(link);
  }
});

test("a newcomer who opens a link sees host, game and players before the question for a name", async () => {
  const host = await hostOf({ chairs: 3 });
  await host.getByRole("img", { name: "QR code of the link" }).waitFor();
  const newcomer = await site.newPage({ size: phone, path: `${await pathOf(host)}` });
  const invitation = newcomer.getByRole("region", { name: "Invitation" });
  await invitation.getByText(/invites you to Original/).waitFor();
  await invitation.getByText("2 chairs are free.").waitFor();
});

test("the build has a preview picture for each edition", async () => {
  for (const { id } of games.editions.all) {
    const { headers, status } = await fetch(site.url + previewPicture(id));
    expect([id, status, headers.get("content-type")]).toEqual([id, 200, "image/png"]);
  }
});

/** Runs in the page: records that it vibrates. */
function countVibrations(): void {
  navigator.vibrate = () => {
    document.body.dataset["vibrated"] = "1";
    return true;
  };
}

/** Texts of the page's own elements that are too small on a television. */
const typeSizes = (page: Page): Promise<string[]> =>
  page.locator(".tv :not(.unseen, .unseen *)").evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < least)
        .map((element) => `${element.textContent}: ${getComputedStyle(element).fontSize}`),
    leastType,
  );
