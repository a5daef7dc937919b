import { expect, test } from "vitest";
import { withoutCharacters } from "../../client/games/single-keys.ts";
import { Seated } from "./games/kittens/seated.ts";

const hands = [["alter-the-future"], ["favor"], ["favor"]] as const;

/** Keys of a scene: those of the prompt, and those of the cards that the viewer puts in order. */
function keysOf({ prompt, stage }: Seated["scene"]) {
  const cards = stage.kind === "arrange" ? stage.cards : [];
  return [...(prompt?.buttons ?? []).map(({ key }) => key?.press ?? null), ...cards.map(({ key }) => key)];
}

test("without single keys no letter presses a button, and no number a card", () => {
  const me = new Seated({ edition: "imploding", hands, drawPile: ["skip", "favor", "shuffle"] });
  expect(keysOf(me.scene)).toEqual(["d"]);
  expect(keysOf(withoutCharacters(me.scene))).toEqual([null]);
  me.step(0, { type: "play", cards: ["alter-the-future"] }).allPass();
  expect(keysOf(me.scene)).toEqual([null, "Enter", "1", "2", "3"]);
  expect(keysOf(withoutCharacters(me.scene))).toEqual([null, "Enter", null, null, null]);
});
