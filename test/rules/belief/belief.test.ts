import { describe, expect, test } from "vitest";
import type { GameConfig, Options } from "../../../shared/core/game.ts";
import { seededRandom } from "../../../shared/core/rng.ts";
import { bots } from "../../../shared/games/kittens/bots/registry.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import { isPlainSave } from "../../../shared/games/kittens/saves.ts";
import { kittensChecks } from "../../../tools/simulate/kittens/checks.ts";
import { exchange } from "../../../tools/simulate/kittens/exchange.ts";
import { giveTo, Story, shareOf } from "./event-history.ts";

const original = (players: number): GameConfig => ({ edition: "original", players, options: {} });

/** Plays a game to its end. @param before called with the seat that acts next, before every command. */
function playOut(story: Story, bot: (typeof bots)[keyof typeof bots], before: (seat: number) => void): void {
  const chance = seededRandom("players");
  while (story.state.winner === null) {
    const awaited = kittens.activeSeats(story.state);
    const { seat } = awaited[Math.floor(chance() * awaited.length)] ?? {};
    if (seat === undefined) throw new Error("no pending decision");
    before(seat);
    story.act(seat, bot(kittens.view(story.state, seat), chance));
  }
}

const games: readonly (readonly [string, number, Options])[] = [
  ["original", 2, {}],
  ["original", 5, { combos: false }],
  ["good-vs-evil", 3, { fast: true }],
  ["zombie", 4, {}],
  ["apocalypse:original", 6, {}],
  ["apocalypse:good-vs-evil", 4, {}],
  ["apocalypse:good-vs-evil", 9, { combos: false }],
  ["imploding", 2, {}],
  ["imploding", 5, { fast: true }],
];

describe.each(["steady", "random"] as const)("a belief in a whole game of %s bots", (name) => {
  test.each(games)("equals the own view in every world of %s with %i players", (edition, players, options) => {
    const story = new Story({ edition, players, options }, 1, `${edition} ${name}`);
    const belief = story.belief();
    let told = story.told.length;
    playOut(story, bots[name], (seat) => {
      belief.observe(story.told.slice(told));
      told = story.told.length;
      if (seat !== story.seat) return;
      for (const { state } of belief.sampleStates(story.view, 3, seededRandom(`${told}`))) {
        expect(kittens.view(state, story.seat)).toEqual(story.view);
      }
    });
    expect(belief.strays).toBe(0);
  });
});

test("every world of a belief contains the whole deck", () => {
  const story = new Story(original(4), 0, "deck");
  const start = kittens.clone(story.state);
  playOut(story, bots.steady, (seat) => {
    if (seat !== story.seat || story.told.length % 8 > 0) return;
    for (const { state } of story.worlds(2)) expect(kittensChecks.flaw(state, start)).toBeNull();
  });
});

test("a belief does not depend on how its events are grouped into calls", () => {
  const story = new Story(original(3), 2, "spread");
  playOut(story, bots.steady, (seat) => {
    if (seat !== story.seat || story.told.length % 16 > 0) return;
    const oneByOne = new Story(original(3), 2, "spread").belief();
    for (const event of story.told.slice(4)) oneByOne.observe([event]);
    const worlds = oneByOne.sampleStates(story.view, 5, seededRandom("worlds"));
    expect(worlds).toEqual(story.worlds(5));
  });
});

test.each(["original", "good-vs-evil", "zombie", "apocalypse:original", "apocalypse:good-vs-evil"])(
  "a belief about %s does not depend on cards that the seat cannot know",
  (edition) => {
    const config = { edition, players: 3, options: {} };
    const chance = seededRandom("exchange");
    const story = new Story(config, 0, "exchange");
    let compared = 0;
    for (let count = 0; story.state.winner === null; count += 1) {
      const [{ seat } = { seat: 0 }] = kittens.activeSeats(story.state);
      const command = bots.steady(kittens.view(story.state, seat), chance);
      const before = kittens.clone(story.state);
      const heard = story.told.length;
      const events = story.act(seat, command);
      if (count % 40 > 0) continue;
      const other = exchange(before, story.seat, { actor: seat, command, events }, chance);
      const result = kittens.step(other.state, seat, other.command);
      if (!result.ok) throw new Error(result.error.code);
      const twin = new Story(config, 0, "exchange").belief();
      const told = result.value.map((event) => kittens.redact(event, 0)).filter((event) => event !== null);
      twin.observe([...story.told.slice(4, heard), ...told]);
      const view = kittens.view(other.state, 0);
      expect(twin.sampleStates(view, 3, seededRandom("worlds"))).toEqual(story.worlds(3));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  },
);

test("in every world of a belief, each player starts with a save", () => {
  const worlds = new Story(original(4), 0, "saves").worlds();
  expect(shareOf(worlds, ({ seats }) => seats.every(({ hand }) => hand.some(isPlainSave)))).toBe(1);
});

test("after the only opponent has hidden a kitten, a belief expects it on top", () => {
  const story = new Story(original(2), 0, "hidden", (state) => {
    state.turn = 1;
    const kitten = state.pile.indexOf("exploding-kitten");
    state.pile.unshift(...state.pile.splice(kitten, 1));
  });
  story.act(1, { type: "draw" });
  story.act(1, { type: "save", card: "defuse" });
  story.act(1, { type: "insert", position: 0 });
  expect(shareOf(story.worlds(), ({ pile }) => pile[0] === "exploding-kitten")).toBeGreaterThan(0.6);
});

/** Share of worlds with a kitten on top after an opponent has looked and then done this. */
function topAfterLookAnd(then: (story: Story) => void): number {
  const story = new Story(original(2), 0, "look", (state) => {
    state.turn = 1;
    giveTo(state, 1, "see-the-future");
    giveTo(state, 1, "skip");
    state.pile.sort((one, other) => Number(one === "exploding-kitten") - Number(other === "exploding-kitten"));
  });
  story.act(1, { type: "play", cards: ["see-the-future"] });
  story.pass();
  then(story);
  return shareOf(story.worlds(), ({ pile }) => pile[0] === "exploding-kitten");
}

test("a belief expects a kitten on top if an opponent looks and skips, but not if the opponent draws", () => {
  const skipped = topAfterLookAnd((story) => {
    story.act(1, { type: "play", cards: ["skip"] });
    story.pass();
  });
  const drawn = topAfterLookAnd((story) => story.act(1, { type: "draw" }));
  expect(skipped).toBeGreaterThan(0.3);
  expect(drawn).toBeLessThan(0.1);
});
