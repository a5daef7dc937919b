import { expect, test } from "vitest";
import { seededRandom } from "../../shared/core/rng.ts";
import { bots } from "../../shared/games/kittens/bots/registry.ts";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { legal, refusal } from "../../shared/games/kittens/engine.ts";
import { type Position, stateAt } from "../../shared/games/kittens/position.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import { viewOf } from "../../shared/games/kittens/view.ts";

/** The view of a player without a save, with a save in the discard pile, in a deck with sets of five and a Godcat. */
function inNeedOfSave(hand: readonly CardId[]) {
  const deck = judgeDeck({
    cards: { defuse: 4, armageddon: 2, "see-the-future": 4, skip: 4, favor: 4, nope: 4 },
    options: { "five-different": true },
  });
  if (!deck.ok) throw new Error(deck.error);
  const position: Position = {
    edition: "custom",
    deck: deck.value,
    options: { combos: true, fast: false },
    turn: 0,
    turns: 1,
    attacked: false,
    hands: [hand, ["nope"]],
    drawPile: ["exploding-kitten"],
    discardPile: ["defuse"],
    exploded: [],
  };
  return viewOf(stateAt(position, "seed"), 0);
}

const fourTitles: readonly CardId[] = ["armageddon", "see-the-future", "skip", "nope"];

test("steady takes a save by five different titles", () => {
  const command = bots.steady(inNeedOfSave([...fourTitles, "favor"]), seededRandom("any"));
  expect(command).toMatchObject({ type: "play", cards: { length: 5 } });
});

test("steady counts no Godcat among five different titles, because it is saved for its own uses", () => {
  const view = inNeedOfSave([...fourTitles, "godcat"]);
  const command = bots.steady(view, seededRandom("any"));
  expect(command).not.toMatchObject({ cards: { length: 5 } });
  expect(refusal(view, command)).toBeNull();
});

test("a Godcat completes five different titles as any title of the deck that is not among them", () => {
  const view = inNeedOfSave([...fourTitles, "godcat"]);
  const fives = legal(view).filter((command) => command.type === "play" && command.cards.length === 5);
  expect(fives.map((command) => (command.type === "play" ? command.as : null)).toSorted()).toEqual(["defuse", "favor"]);
  for (const command of fives) expect(refusal(view, command)).toBeNull();
});
