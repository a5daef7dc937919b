import { describe, expect, test } from "vitest";
import { seededRandom } from "../../shared/core/rng.ts";
import { bots } from "../../shared/games/kittens/bots/registry.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { simulatorOf } from "../../tools/simulate/simulation.ts";
import { sampleOf } from "../support/samples.ts";
import { type Position, position, tally } from "./position.ts";

/** Commands of the steady bot in this position, over many seeds. */
function answers(table: Position, name: string): readonly string[] {
  const view = table.view(name);
  const counts = tally(100, (seed) => JSON.stringify(bots.steady(view, seededRandom(seed))));
  return [...counts.keys()];
}

const draw = JSON.stringify({ type: "draw" });
const play = (...cards: string[]) => JSON.stringify({ type: "play", cards });
const nope = JSON.stringify({ type: "nope" });
const pass = JSON.stringify({ type: "pass" });

/** Enough games for a bot with only its fair share of wins to fail by more than four standard deviations. */
const games = sampleOf(1000);

describe("the steady bot", () => {
  test.each([0, 1, 2, 3])(
    "wins at least 1.5 times its fair share of games from seat %i against three random bots",
    (seat) => {
      const names = ["random", "random", "random", "random"].with(seat, "steady");
      const config = { edition: "original", players: 4, options: {} };
      const plan = { config, games, seed: "steady", bots: names, check: false };
      const { winsByBot } = simulatorOf(kittens, kittensChecks).run(plan, () => {});
      expect(winsByBot["steady"]).toBeGreaterThanOrEqual(1.5 * (games / 4));
    },
  );

  test.each(["good-vs-evil", "zombie", "apocalypse:original", "apocalypse:good-vs-evil"])(
    "wins at least 1.5 times its fair share of %s against three random bots",
    (edition) => {
      const config = { edition, players: 4, options: {} };
      const plan = {
        config,
        games,
        seed: "steady",
        bots: ["random", "random", "steady", "random"],
        check: false,
      };
      const { winsByBot } = simulatorOf(kittens, kittensChecks).run(plan, () => {});
      expect(winsByBot["steady"]).toBeGreaterThanOrEqual(1.5 * (games / 4));
    },
  );

  test("looks ahead when a kitten is likely, and draws when it is not", () => {
    expect(answers(position("ann: see-the-future skip | bob: | pile: skip exploding-kitten favor"), "ann")).toEqual([
      play("see-the-future"),
    ]);
    const long = Array(30).fill("skip").join(" ");
    expect(answers(position(`ann: see-the-future skip | bob: | pile: exploding-kitten ${long}`), "ann")).toEqual([
      draw,
    ]);
  });

  test("avoids a kitten that it has seen, and draws a card that it has seen to be harmless", () => {
    const seen = (pile: string) => {
      const table = position(`ann: see-the-future skip | bob: nope | pile: ${pile}`);
      table.act("ann", "play see-the-future");
      table.pass();
      return answers(table, "ann");
    };
    expect(seen("exploding-kitten favor skip")).toEqual([play("skip")]);
    expect(seen("favor exploding-kitten skip")).toEqual([draw]);
  });

  test("shuffles if it cannot avoid a known kitten in another way", () => {
    const table = position("ann: see-the-future shuffle | bob: | pile: exploding-kitten favor skip");
    table.act("ann", "play see-the-future");
    table.pass();
    expect(answers(table, "ann")).toEqual([play("shuffle")]);
  });

  test("plays an Attack to end all its turns when it owes several", () => {
    expect(answers(position("ann: skip attack | bob: | pile: exploding-kitten skip", "turns", 2), "ann")).toEqual([
      play("attack"),
    ]);
  });

  test("gives its least useful card and keeps its Defuse", () => {
    const table = position("ann: favor | bob: defuse moon-cat nope | pile: exploding-kitten");
    table.act("ann", "play favor on bob");
    table.pass();
    expect(answers(table, "bob")).toEqual([JSON.stringify({ type: "give", card: "moon-cat" })]);
  });

  test("takes a Defuse from the discard pile", () => {
    const table = position(
      "ann: skip favor nope attack moon-cat | bob: | pile: exploding-kitten | discard: skip defuse favor",
    );
    table.act("ann", "play skip favor nope attack moon-cat");
    table.pass();
    expect(answers(table, "ann")).toEqual([JSON.stringify({ type: "take", card: "defuse" })]);
  });

  test("mostly hides a kitten where another player draws it, and never where it would draw it itself", () => {
    const places = (turns: number) => {
      const table = position(
        "ann: defuse | bob: | cleo: | pile: exploding-kitten skip skip skip skip skip",
        "hide",
        turns,
      );
      table.act("ann", "draw");
      table.act("ann", "save with defuse");
      const view = table.view("ann");
      return tally(400, (seed) => JSON.stringify(bots.steady(view, seededRandom(seed))));
    };
    const at = (position: number) => JSON.stringify({ type: "insert", position });
    const share = (turns: number, ...positions: number[]) =>
      positions.reduce((sum, place) => sum + (places(turns).get(at(place)) ?? 0), 0) / 400;
    expect(share(1, 0, 1)).toBeGreaterThan(0.8);
    expect(share(2, 1, 2)).toBeGreaterThan(0.8);
    expect(share(2, 0)).toBe(0);
  });

  test("Nopes an attack on itself, but not an attack on another player", () => {
    const table = position("ann: attack | bob: nope | cleo: nope | pile: exploding-kitten skip exploding-kitten");
    table.act("ann", "play attack");
    expect(answers(table, "bob")).toEqual([nope]);
    expect(answers(table, "cleo")).toEqual([pass]);
  });

  test("Nopes a Three of a Kind that names its Defuse, but not one that names a card it does not have", () => {
    const named = (title: string) => {
      const table = position("ann: skip skip skip | bob: nope defuse | pile: exploding-kitten");
      table.act("ann", `play skip skip skip on bob naming ${title}`);
      return answers(table, "bob");
    };
    expect(named("defuse")).toEqual([nope]);
    expect(named("favor")).toEqual([pass]);
  });

  test("does not Nope harmless plays", () => {
    const table = position("ann: see-the-future | bob: nope nope | pile: exploding-kitten skip");
    table.act("ann", "play see-the-future");
    expect(answers(table, "bob")).toEqual([pass]);
  });

  test("names a Defuse when it has three of a kind to spare", () => {
    const table = position("ann: moon-cat moon-cat moon-cat | bob: skip | pile: exploding-kitten skip");
    expect(answers(table, "ann")).toEqual([
      JSON.stringify({ type: "play", cards: ["moon-cat", "moon-cat", "moon-cat"], target: 1, names: "defuse" }),
    ]);
  });
});

test("the random bot chooses each legal command equally often", () => {
  const table = position("ann: skip shuffle see-the-future | bob: | pile: skip");
  const counts = tally(4000, (seed) => JSON.stringify(bots.random(table.view("ann"), seededRandom(seed))));
  expect(counts.size).toBe(4);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000));
});
