import { expect, test } from "vitest";
import type { PlayCommand } from "../../shared/core/commands.ts";
import { ownTitlesForFive } from "../../shared/games/kittens/bots/five-card-sets.ts";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { stateAt } from "../../shared/games/kittens/position.ts";
import { type KittensView, viewOf } from "../../shared/games/kittens/view.ts";

/** View of a player on turn with a Godcat and four other titles, in a deck with Armageddon and sets of five. */
function viewWithGodcat(): KittensView {
  const judged = judgeDeck({
    cards: { defuse: 4, armageddon: 2, attack: 4, skip: 4, favor: 4, nope: 4 },
    options: { "five-different": true },
  });
  if (!judged.ok) throw new Error(judged.error);
  const state = stateAt(
    {
      edition: "custom",
      deck: judged.value,
      options: { combos: true, fast: false },
      turn: 0,
      turns: 1,
      attacked: false,
      hands: [["attack", "skip", "favor", "nope", "godcat"], ["skip"]],
      drawPile: ["exploding-kitten", "attack", "favor"],
      discardPile: ["defuse"],
      exploded: [],
    },
    "five",
  );
  return viewOf(state, 0);
}

test("a Godcat completes five different titles as each title that is not among the other four (K30, K43)", () => {
  const view = viewWithGodcat();
  const fives = kittens
    .legal(view)
    .flatMap((command): PlayCommand[] => (command.type === "play" && command.cards.length === 5 ? [command] : []));
  expect(fives.map(({ as }) => as)).toEqual(["defuse", "armageddon"]);
  expect(fives.map((command) => kittens.refusal(view, command))).toEqual([null, null]);
});

test("a bot does not lay five different titles with a Godcat that stands for none of them (K43)", () => {
  expect(ownTitlesForFive(viewWithGodcat())).toEqual([]);
});
