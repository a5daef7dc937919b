import { afterAll, beforeAll, expect, test } from "vitest";
import { Player } from "./support/player.ts";
import { Site } from "./support/site.ts";
import { tableOf } from "./support/table-of.ts";

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(async () => {
  await site.close();
  expect(site.errors).toEqual([]);
});

/** Whether the page has announced a draw; by then the server has processed it. */
const hasDrawn = ({ heard }: Player): boolean => [...heard].some((line) => line.startsWith("You drew"));

test("two human players and two bots play to the end, with a reload and a lost connection", {
  timeout: 300_000,
}, async () => {
  const pages = await tableOf(site, { chairs: 4, people: 2 });
  const [ann, bob] = pages.map((page, index) => new Player(page, index === 0 ? "mouse" : "keyboard"));
  if (!ann || !bob) throw new Error("two people are needed");

  const reloads = async () => {
    await ann.play(() => !hasDrawn(ann));
    await ann.page.reload();
    await ann.page.getByRole("button", { name: /^Draw pile/ }).waitFor();
    await expect.poll(() => ann.log()).toContainEqual(expect.stringMatching(/^You drew/));
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

  const places = await ann.places();
  expect(places).toHaveLength(4);
  expect(await bob.places()).toEqual(places);
});

test("five human players play to the end, with mouse, keyboard and phones", { timeout: 300_000 }, async () => {
  const pages = await tableOf(site, { chairs: 5, people: 5 });
  const players = pages.map((page, index) => new Player(page, index % 2 === 0 ? "mouse" : "keyboard"));
  for (const page of pages) await page.getByRole("button", { name: /^Draw pile, 16 cards, 4 kittens/ }).waitFor();
  await Promise.all(players.map((player) => player.play()));
  const results = await Promise.all(players.map((player) => player.places()));
  expect(new Set(results.map((places) => places.join("; "))).size).toBe(1);
});
