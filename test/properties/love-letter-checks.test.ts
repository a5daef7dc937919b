import { expect, test } from "vitest";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { LoveLetterEvent } from "../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import type { LoveLetterState } from "../../shared/games/love-letter/state.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import { loveLetterChecks } from "../../tools/simulate/love-letter/checks.ts";
import { simulatorOf } from "../../tools/simulate/simulation.ts";

type LoveLetter = GameDefinition<LoveLetterState, LoveLetterEvent, LoveLetterView>;

/** Flaws that the simulator's checks find in a few games. */
function flawsOf(definition: LoveLetter): readonly string[] {
  const config = { edition: "love-letter", players: 4, options: {} };
  const bots = ["random", "steady", "random", "random"];
  const plan = { config, games: 20, seed: "flaws", bots, check: true };
  return simulatorOf(definition, loveLetterChecks).run(plan, () => {}).flaws;
}

const told = expect.stringContaining("learns hidden cards");

test("the checks find no flaw in the real game of Love Letter", () => {
  expect(flawsOf(loveLetter)).toEqual([]);
});

test.each([
  "dealt",
  "card-drawn",
  "set-aside-seen",
  "top-seen",
  "compared",
  "hands-swapped",
  "king-cat-taken",
] as const)("the checks report a card of Love Letter that is shown to all viewers: %s", (type) => {
  const redact: LoveLetter["redact"] = (event, viewer) =>
    event.type === type ? event : loveLetter.redact(event, viewer);
  expect(flawsOf({ ...loveLetter, redact })).toContainEqual(told);
});

test("the checks report a Not A Pet! that reveals the holder of the King Cat", () => {
  const step: LoveLetter["step"] = (state, actor, command) => {
    const holder = state.seats.findIndex(({ hand }) => hand.some(({ card }) => card === "king-cat"));
    const result = loveLetter.step(state, actor, command);
    if (!result.ok) return result;
    const value = result.value.map((event) => (event.type === "nothing-happened" ? { ...event, seat: holder } : event));
    return { ok: true, value };
  };
  expect(flawsOf({ ...loveLetter, step })).toContainEqual(told);
});

test("the checks report a Love Letter view that shows the draw pile", () => {
  const view: LoveLetter["view"] = (state, viewer) => ({
    ...loveLetter.view(state, viewer),
    pile: state.pile.map(({ card }) => card),
  });
  expect(flawsOf({ ...loveLetter, view })).toContainEqual(expect.stringContaining("sees hidden cards"));
});

test("the checks report a card of Love Letter that vanishes", () => {
  const step: LoveLetter["step"] = (state, actor, command) => {
    const result = loveLetter.step(state, actor, command);
    if (command.type === "swap") state.setAside = null;
    return result;
  };
  expect(flawsOf({ ...loveLetter, step })).toContainEqual(expect.stringContaining("a card appeared or vanished"));
});

test("the checks report a listed command of Love Letter that is refused", () => {
  const legal: LoveLetter["legal"] = (view) => [...loveLetter.legal(view), { type: "draw" }];
  expect(flawsOf({ ...loveLetter, legal })).toContainEqual(expect.stringContaining("is listed as legal, but refused"));
});
