import { afterAll, beforeAll, expect, test } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { secretWhere } from "../support/deals.ts";
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

const has = (state: KittensState, seat: number, ...cards: readonly CardId[]): boolean =>
  cards.every((card) => state.seats[seat]?.hand.includes(card));

type People = readonly [ann: Player, bob: Player, ...others: Player[]];

async function seated(wanted: Parameters<typeof tableOf>[1]): Promise<People> {
  const [ann, bob, ...others] = (await tableOf(site, wanted)).map((page) => new Player(page));
  if (!ann || !bob) throw new Error("two people are needed");
  return [ann, bob, ...others];
}

/** Returns the ranking at the end. It must be the same for all players. */
async function placesFor(people: People): Promise<readonly string[]> {
  const [places = [], ...others] = await Promise.all(people.map((player) => player.places()));
  for (const other of others) expect(other).toEqual(places);
  return places;
}

test("Good vs Evil is played to the end: a player stops the other’s shuffle, and swaps in Armageddon", {
  timeout: 300_000,
}, async () => {
  const config = { edition: "good-vs-evil", players: 2, options: { combos: true, fast: true } };
  site.dealFrom(
    secretWhere(config, 2, (state) => state.turn === 0 && has(state, 0, "shuffle-until-stop", "armageddon")),
  );
  const people = await seated({ poster: "Good vs Evil", chairs: 2, people: 2, fast: true });
  const [ann, bob] = people;
  ann.wants = ["Shuffle", "Armageddon", "DEVILCAT"];
  bob.wants = ["SWAP"];

  await Promise.all(people.map((player) => player.play()));
  expect(bob.heard).toContain("You said stop: the pile is shuffled");
  expect(bob.heard).toContain("You swapped and have Devilcat");
  expect(await placesFor(people)).toHaveLength(2);
});

test("Zombie Kittens is played to the end: with an out-of-turn NOW card, a death and a return", {
  timeout: 300_000,
}, async () => {
  const config = { edition: "zombie", players: 3, options: { combos: true } };
  const annDrawsTheFirstKitten = (state: KittensState) => {
    if (state.turn !== 0 || state.seats[1]?.hand.filter((card) => card === "shuffle-now").length !== 1) return false;
    kittens.step(state, 1, { type: "play", cards: ["shuffle-now"] });
    for (const seat of [0, 2]) kittens.step(state, seat, { type: "pass" });
    return state.pile.indexOf("exploding-kitten") % 3 === 0;
  };
  site.dealFrom(secretWhere(config, 3, annDrawsTheFirstKitten));
  const people = await seated({ poster: "Zombie Kittens", chairs: 3, people: 3, beat: 0 });
  const [ann, bob, ...others] = people;
  for (const player of people) player.playsAny = false;
  bob.wants = ["Shuffle NOW", "SHUFFLE NOW!"];
  ann.wants = ["DIE"];

  const diesAndReturns = async () => {
    await ann.page.getByRole("log").getByText("Friend 1 played Shuffle NOW").waitFor();
    // Another one would change the following moves at an unpredictable time, because Bob may draw it later.
    bob.wants = [];
    expect(ann.hasPressed(/^DRAW/)).toBe(false);
    await ann.play();
  };
  await Promise.all([diesAndReturns(), ...[bob, ...others].map((player) => player.play())]);
  expect(await placesFor(people)).toHaveLength(3);
  const log = await ann.log();
  expect(log).toContain("You died and keep your cards");
  expect(log).toContainEqual(expect.stringMatching(/^Friend \d brought you back$/));
});

test("the Zombie Apocalypse with the Original is played to the end by human players and a bot, with Nopes", {
  timeout: 300_000,
}, async () => {
  const people = await seated({ poster: "Zombie Apocalypse", deck: "Original", chairs: 3, people: 2, beat: 0 });
  const [, bob] = people;
  bob.wants = ["NOPE"];
  await Promise.all(people.map((player) => player.play()));
  expect(await placesFor(people)).toHaveLength(3);
});

test("the Zombie Apocalypse with Good vs Evil is played to the end by two human players and seven bots", {
  timeout: 300_000,
}, async () => {
  const people = await seated({ poster: "Zombie Apocalypse", deck: "Good vs Evil", chairs: 9, people: 2, beat: 0 });
  await Promise.all(people.map((player) => player.play()));
  expect(await placesFor(people)).toHaveLength(9);
});
