import { describe, expect, test } from "vitest";
import type { Temper } from "../../shared/core/bots.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { bot } from "../../shared/games/kittens/bots/registry.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { simulatorOf } from "../../tools/simulate/simulation.ts";
import { type Position, position, tally } from "./position.ts";

/** Commands of a steady bot with this temperament, over many seeds. */
const answers = (table: Position, name: string, temper: Temper | null) => {
  const steady = bot("steady", temper);
  const view = table.view(name);
  return [...tally(50, (seed) => JSON.stringify(steady(view, seededRandom(seed)))).keys()];
};

const draw = JSON.stringify({ type: "draw" });
const pass = JSON.stringify({ type: "pass" });
const nope = JSON.stringify({ type: "nope" });
const play = (...cards: string[]) => JSON.stringify({ type: "play", cards });
const pile = (cards: number) =>
  `exploding-kitten ${Array(cards - 1)
    .fill("favor")
    .join(" ")}`;

describe("the temperament of a steady bot", () => {
  test("makes a careful bot evade where others draw", () => {
    const table = position(`ann: skip | bob: | pile: ${pile(16)}`);
    expect(answers(table, "ann", null)).toEqual([draw]);
    expect(answers(table, "ann", "careful")).toEqual([play("skip")]);
  });

  test("makes a gambler draw where others evade", () => {
    const table = position(`ann: skip defuse | bob: | pile: ${pile(3)}`);
    expect(answers(table, "ann", null)).toEqual([play("skip")]);
    expect(answers(table, "ann", "gambler")).toEqual([draw]);
  });

  test("makes a thief Nope a player who stops its thefts", () => {
    const table = position(`ann: noodle-cat noodle-cat nope | bob: nope favor | pile: ${pile(30)}`);
    table.act("ann", "play noodle-cat noodle-cat on bob");
    table.act("bob", "nope");
    expect(answers(table, "ann", null)).toEqual([pass]);
    expect(answers(table, "ann", "thief")).toEqual([nope]);
  });

  test("makes a noper Nope plays that others let pass", () => {
    const table = position(`ann: attack | bob: nope | pile: ${pile(20)}`);
    table.act("ann", "play attack");
    expect(answers(table, "bob", null)).toEqual([pass]);
    expect(answers(table, "bob", "noper")).toEqual([nope]);
  });
});

describe("an easy bot", () => {
  const easy = bot("easy", null);

  test.each(["original", "zombie"])("wins some games of %s against a steady bot, but clearly fewer", (edition) => {
    const config = { edition, players: 2, options: {} };
    const plan = { config, games: 300, seed: "easy", bots: ["easy", "steady"], rotate: true, check: false };
    const { easy } = simulatorOf(kittens, kittensChecks).run(plan, () => {}).winsByBot;
    expect(easy).toBeGreaterThan(0.1 * 300);
    expect(easy).toBeLessThan(0.4 * 300);
  });

  test("saves itself, and does not draw a kitten that it has seen", () => {
    const table = position("ann: see-the-future skip defuse | bob: nope | pile: exploding-kitten favor skip");
    table.act("ann", "play see-the-future");
    table.pass();
    const seen = table.view("ann");
    expect([...tally(50, (seed) => JSON.stringify(easy(seen, seededRandom(seed)))).keys()]).toEqual([play("skip")]);
    table.act("ann", "draw");
    const drawn = table.view("ann");
    expect([...tally(50, (seed) => easy(drawn, seededRandom(seed)).type).keys()]).toEqual(["save"]);
  });

  test("lets most plays pass that a steady bot Nopes", () => {
    const table = position("ann: attack | bob: nope | pile: exploding-kitten favor");
    table.act("ann", "play attack");
    const view = table.view("bob");
    const counts = tally(400, (seed) => easy(view, seededRandom(seed)).type);
    expect(counts.get("nope")).toBeGreaterThan(100);
    expect(counts.get("pass")).toBeGreaterThan(180);
  });
});
