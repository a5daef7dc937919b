import { afterAll, beforeAll, expect, test } from "vitest";
import { secretWhere } from "../support/deals.ts";
import { Player, Reckless } from "./support/player.ts";
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

test("a host chooses a ready deck, names it, and plays it with a bot to the result, which leads to its replay", {
  timeout: 300_000,
}, async () => {
  const host = await site.newPage({ path: "/decks" });
  const source = host.getByRole("combobox", { name: "Start from" });
  await source.selectOption(await source.getByRole("option", { name: /^Quick for two/ }).getAttribute("value"));
  await host.getByRole("textbox", { name: "Name of the deck" }).fill("Storm night");
  await host.getByRole("button", { name: "Create a table with it" }).click();
  await host.getByRole("button", { name: "Create the table" }).click();
  await host.getByText("Storm night").first().waitFor();
  await host.getByRole("button", { name: "Add a bot" }).first().click();
  await host.getByRole("button", { name: "Start with 2" }).click();

  const player = new Player(host);
  await player.play();
  expect(await player.places()).toHaveLength(2);
  await host.getByRole("button", { name: "Watch the replay" }).click();
  await host.getByRole("button", { name: "The deck" }).click();
  await host.getByRole("dialog", { name: "The deck" }).getByRole("list").first().waitFor();
});

test("a player draws the face-up kitten: log and result call it an implosion for both players", {
  timeout: 300_000,
}, async () => {
  const config = { edition: "imploding", players: 2, options: { combos: true, fast: false } };
  site.dealFrom(secretWhere(config, 2, ({ turn, pile }) => turn === 0 && pile[0] === "imploding-kitten"));
  const [ann, bob] = (await tableOf(site, { poster: "Imploding Kittens", chairs: 2, people: 2 })).map(
    (page) => new Reckless(page),
  );
  if (!ann || !bob) throw new Error("two people are needed");

  const putsItOnTop = async () => {
    await ann.play((enabled) => !enabled.some(({ name }) => name.startsWith("PUT IT HERE")));
    await ann.page.getByRole("button", { name: "TOP", exact: true }).press("Enter");
    await ann.play();
  };
  await Promise.all([putsItOnTop(), bob.play()]);
  expect(ann.heard).toContain("Friend 1 imploded");
  expect(bob.heard).toContain("You imploded");
  for (const player of [ann, bob])
    expect(await player.places()).toEqual([expect.anything(), expect.stringContaining("Imploded")]);
});
