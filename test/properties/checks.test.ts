import { describe, expect, test } from "vitest";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { simulatorOf } from "../../tools/simulate/simulation.ts";

type Kittens = GameDefinition<KittensState, KittensEvent, KittensView>;

/** What the simulator's checks find in a few games. */
function flawsOf(definition: Kittens, edition = "original", checks = kittensChecks): readonly string[] {
  const config = { edition, players: 4, options: {} };
  const bots = ["random", "steady", "random", "random"];
  const plan = { config, games: 5, seed: "flaws", bots, check: true };
  return simulatorOf(definition, checks).run(plan, () => {}).flaws;
}

test("the checks find nothing wrong with the game as it is", () => {
  expect(flawsOf(kittens)).toEqual([]);
});

test("checks that exchange no hidden card say that they have checked no secret", () => {
  const exchange: typeof kittensChecks.exchange = (before, _, { command }) => ({
    state: kittens.clone(before),
    command,
  });
  expect(flawsOf(kittens, "original", { ...kittensChecks, exchange })).toEqual([
    "no hidden cards could be exchanged: no secret was checked",
  ]);
});

test("the checks notice events that tell everybody everything", () => {
  expect(flawsOf({ ...kittens, redact: (event) => event })).not.toEqual([]);
});

test("the checks notice a view that shows the first card of the pile", () => {
  const view: Kittens["view"] = (state, viewer) => ({ ...kittens.view(state, viewer), known: state.pile.slice(0, 1) });
  expect(flawsOf({ ...kittens, view })).not.toEqual([]);
});

test("the checks notice a view that shows another hand", () => {
  const view: Kittens["view"] = (state, viewer) => ({
    ...kittens.view(state, viewer),
    known: state.seats[0]?.hand ?? [],
  });
  expect(flawsOf({ ...kittens, view })).toContainEqual(expect.stringContaining("sees hidden cards"));
});

test("the checks notice a card that vanishes", () => {
  const step: Kittens["step"] = (state, actor, command) => {
    const result = kittens.step(state, actor, command);
    if (command.type === "give") state.discard.pop();
    return result;
  };
  expect(flawsOf({ ...kittens, step })).toContainEqual(expect.stringContaining("a card appeared or vanished"));
});

test("the checks notice a kitten too many", () => {
  const setup: Kittens["setup"] = (config, seed) => {
    const game = kittens.setup(config, seed);
    game.state.pile.push("exploding-kitten");
    return game;
  };
  expect(flawsOf({ ...kittens, setup })).toContainEqual(expect.stringContaining("expected 3 kittens"));
});

test("the checks notice a listed command that is refused", () => {
  const legal: Kittens["legal"] = (view) => [...kittens.legal(view), { type: "stop" }];
  const bots: Kittens["bots"] = { ...kittens.bots, random: (view) => kittens.legal(view)[0] ?? { type: "stop" } };
  expect(flawsOf({ ...kittens, legal, bots })).toContainEqual(
    expect.stringContaining("is listed as legal, but refused"),
  );
});

describe("in the Apocalypse the checks notice", () => {
  const flaws = (definition: Kittens) => flawsOf(definition, "apocalypse:good-vs-evil");
  /** Tells everybody everything about events of this type. */
  const telling = (type: KittensEvent["type"]): Kittens => ({
    ...kittens,
    redact: (event, viewer) => (event.type === type ? event : kittens.redact(event, viewer)),
  });
  /** Shows everybody all of this kind of decision. */
  const showing = (kind: KittensState["pending"][number]["kind"]): Kittens => ({
    ...kittens,
    view: (state, viewer) => {
      const secret = state.pending.filter((decision) => decision.kind === kind);
      return { ...kittens.view(state, viewer), secret };
    },
  });

  test("nothing wrong with the game as it is", () => {
    expect(flaws(kittens)).toEqual([]);
  });

  test.each(["kitten-hidden", "armageddon-laid", "card-chosen", "card-given", "card-looked-at"] as const)(
    "%s told to everybody",
    (type) => {
      expect(flaws(telling(type))).toContainEqual(expect.stringContaining("is told of hidden cards"));
    },
  );

  test("what a Grave Robber shuffles into the pile told to everybody", () => {
    expect(flawsOf(telling("card-buried"), "zombie")).toContainEqual(
      expect.stringContaining("is told of hidden cards"),
    );
  });

  test.each(["stay", "keep", "give"] as const)("all of a %s shown to everybody", (kind) => {
    expect(flaws(showing(kind))).toContainEqual(expect.stringContaining("sees hidden cards"));
  });

  test("a second Godcat", () => {
    const setup: Kittens["setup"] = (config, seed) => {
      const game = kittens.setup(config, seed);
      for (const { hand } of game.state.seats) hand.push("godcat");
      return game;
    };
    expect(flaws({ ...kittens, setup })).toContainEqual(expect.stringContaining("in hands: godcat godcat"));
  });
});
