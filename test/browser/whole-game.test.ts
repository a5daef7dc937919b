import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Player } from "./support/player.ts";
import { phone, Site } from "./support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** A table with so many chairs, people on some of them and bots on the others, and the game begun. */
async function tableOf(chairs: number, people: number): Promise<readonly Page[]> {
  const host = await site.newPage({ path: "/create" });
  await host
    .getByRole("radiogroup", { name: "Chairs" })
    .getByRole("radio", { name: `${chairs}` })
    .check();
  await host.getByRole("button", { name: "Create the table" }).click();
  await host.getByRole("heading", { name: "Your table" }).waitFor();
  const friends: Page[] = [];
  for (let index = 1; index < people; index += 1) friends.push(await friendAt(host, `Friend ${index}`));
  for (let bots = people; bots < chairs; bots += 1) {
    await host.getByRole("button", { name: "Add a bot" }).first().click();
    await host.getByText(`${bots + 1} of ${chairs} taken`).waitFor();
  }
  await host.getByRole("button", { name: `Start with ${chairs}` }).click();
  return [host, ...friends];
}

async function friendAt(host: Page, name: string): Promise<Page> {
  const friend = await site.newPage({ size: phone, path: new URL(host.url()).pathname });
  await friend.getByRole("textbox", { name: "Name" }).fill(name);
  await friend.getByRole("button", { name: "Take a chair" }).click();
  await friend.getByRole("button", { name: "I’m ready" }).click();
  await host.getByText(`${name}`).first().waitFor();
  return friend;
}

const hasDrawn = ({ presses }: Player): boolean => presses.some((name) => name.startsWith("DRAW"));

/** Name and end of everybody, the winner first. */
const placesOf = async ({ result }: Player): Promise<readonly string[]> => {
  await result.waitFor();
  return result.getByRole("list").first().getByRole("listitem").allTextContents();
};

test("two people and two bots play to the end; one reloads in the middle, one is offline for a while", {
  timeout: 180_000,
}, async () => {
  const pages = await tableOf(4, 2);
  const [ann, bob] = pages.map((page, index) => new Player(page, index === 0 ? "mouse" : "keyboard"));
  if (!ann || !bob) throw new Error("two people are needed");

  const reloads = async () => {
    await ann.play(() => !hasDrawn(ann));
    await ann.page.reload();
    await ann.page.getByRole("button", { name: /^Draw pile/ }).waitFor();
    await ann.page.getByRole("button", { name: "Log" }).click();
    await ann.page
      .getByRole("dialog")
      .getByText(/^You drew/)
      .first()
      .waitFor();
    await ann.page.getByRole("button", { name: "Close" }).click();
    await ann.play();
  };
  const goesOffline = async () => {
    await bob.play(() => !hasDrawn(bob));
    await bob.page.context().setOffline(true);
    await bob.page.getByRole("alertdialog", { name: "Reconnecting" }).waitFor();
    await bob.page.context().setOffline(false);
    await bob.page.getByRole("alertdialog", { name: "Reconnecting" }).waitFor({ state: "detached" });
    await bob.play();
  };
  await Promise.all([reloads(), goesOffline()]);

  const places = await placesOf(ann);
  expect(places).toHaveLength(4);
  expect(await placesOf(bob)).toEqual(places);
});

test("five people play to the end, by mouse, by keyboard and on phones", { timeout: 180_000 }, async () => {
  const pages = await tableOf(5, 5);
  const players = pages.map((page, index) => new Player(page, index % 2 === 0 ? "mouse" : "keyboard"));
  for (const page of pages) await page.getByRole("button", { name: /^Draw pile, 16 cards, 4 kittens/ }).waitFor();
  await Promise.all(players.map((player) => player.play()));
  const results = await Promise.all(players.map(placesOf));
  expect(new Set(results.map((places) => places.join("; "))).size).toBe(1);
});
