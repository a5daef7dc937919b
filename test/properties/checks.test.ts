import { describe, expect, test } from "vitest";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { simulatorOf } from "../../tools/simulate/simulation.ts";

type Kittens = GameDefinition<KittensState, KittensEvent, KittensView>;

/** Flaws that the simulator's checks find in a few games. */
function flawsOf(definition: Kittens, edition = "original", checks = kittensChecks): readonly string[] {
  const config = { edition, players: 4, options: {} };
  const bots = ["random", "steady", "random", "random"];
  const plan = { config, games: 5, seed: "flaws", bots, check: true };
  return simulatorOf(definition, checks).run(plan, () => {}).flaws;
}

test("the checks find no flaw in the real game", () => {
  expect(flawsOf(kittens)).toEqual([]);
});

test("checks that exchange no hidden card report that they have checked no secret", () => {
  const exchange: typeof kittensChecks.exchange = (before, _, { command }) => ({
    state: kittens.clone(before),
    command,
  });
  expect(flawsOf(kittens, "original", { ...kittensChecks, exchange })).toEqual([
    "no hidden cards could be exchanged: no secret was checked",
  ]);
});

test("the checks report events that are not redacted", () => {
  expect(flawsOf({ ...kittens, redact: (event) => event })).not.toEqual([]);
});

test("the checks report a view that shows the top card of the draw pile", () => {
  const view: Kittens["view"] = (state, viewer) => ({ ...kittens.view(state, viewer), known: state.pile.slice(0, 1) });
  expect(flawsOf({ ...kittens, view })).not.toEqual([]);
});

test("the checks report a view that shows another hand", () => {
  const view: Kittens["view"] = (state, viewer) => ({
    ...kittens.view(state, viewer),
    known: state.seats[0]?.hand ?? [],
  });
  expect(flawsOf({ ...kittens, view })).toContainEqual(expect.stringContaining("sees hidden cards"));
});

test("the checks report a card that vanishes", () => {
  const step: Kittens["step"] = (state, actor, command) => {
    const result = kittens.step(state, actor, command);
    if (command.type === "give") state.discard.pop();
    return result;
  };
  expect(flawsOf({ ...kittens, step })).toContainEqual(expect.stringContaining("a card appeared or vanished"));
});

test("the checks report an additional kitten", () => {
  const setup: Kittens["setup"] = (config, seed) => {
    const game = kittens.setup(config, seed);
    game.state.pile.push("exploding-kitten");
    return game;
  };
  expect(flawsOf({ ...kittens, setup })).toContainEqual(expect.stringContaining("expected 3 kittens"));
});

test("the checks report a listed command that is refused", () => {
  const legal: Kittens["legal"] = (view) => [...kittens.legal(view), { type: "stop" }];
  const bots: Kittens["bots"] = { ...kittens.bots, random: (view) => kittens.legal(view)[0] ?? { type: "stop" } };
  expect(flawsOf({ ...kittens, legal, bots })).toContainEqual(
    expect.stringContaining("is listed as legal, but refused"),
  );
});

describe("the checks in the Apocalypse", () => {
  const flaws = (definition: Kittens) => flawsOf(definition, "apocalypse:good-vs-evil");
  /** Shows all events of this type to all viewers without redaction. */
  const telling = (type: KittensEvent["type"]): Kittens => ({
    ...kittens,
    redact: (event, viewer) => (event.type === type ? event : kittens.redact(event, viewer)),
  });
  /** Shows all decisions of this kind to all viewers. */
  const showing = (kind: KittensState["pending"][number]["kind"]): Kittens => ({
    ...kittens,
    view: (state, viewer) => {
      const secret = state.pending.filter((decision) => decision.kind === kind);
      return { ...kittens.view(state, viewer), secret };
    },
  });

  test("find no flaw in the real game", () => {
    expect(flaws(kittens)).toEqual([]);
  });

  test.each(["kitten-hidden", "armageddon-laid", "card-chosen", "card-given", "card-looked-at"] as const)(
    "report %s events that are not redacted",
    (type) => {
      expect(flaws(telling(type))).toContainEqual(expect.stringContaining("learns hidden cards"));
    },
  );

  test("report an event that shows the card buried by a Grave Robber to all viewers", () => {
    expect(flawsOf(telling("card-buried"), "zombie")).toContainEqual(expect.stringContaining("learns hidden cards"));
  });

  test.each(["stay", "keep", "give"] as const)("report a %s decision that is shown to all viewers", (kind) => {
    expect(flaws(showing(kind))).toContainEqual(expect.stringContaining("sees hidden cards"));
  });

  test("report a second Godcat", () => {
    const setup: Kittens["setup"] = (config, seed) => {
      const game = kittens.setup(config, seed);
      for (const { hand } of game.state.seats) hand.push("godcat");
      return game;
    };
    expect(flaws({ ...kittens, setup })).toContainEqual(expect.stringContaining("in hands: godcat godcat"));
  });
});
