import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reshuffleUnknown as kittensReordered } from "../../shared/coach/kittens.ts";
import { reshuffleUnknown as loveLetterReordered } from "../../shared/coach/love-letter.ts";
import { coachedGame } from "../../shared/coach/registry.ts";
import { seededRandom } from "../../shared/core/rng.ts";
import { games } from "../../shared/registry.ts";
import { walk } from "../properties/laws/walk.ts";
import { position as letter } from "../rules/love-letter/position.ts";
import { position } from "../rules/position.ts";

describe("the coach's reordered copy of a state", () => {
  test("looks the same to every seat in all editions", () => {
    for (const { id, seats } of games.editions.all) {
      const game = coachedGame(games.gameOf(id).id);
      game?.use(({ definition, reshuffleUnknown: reordered }) =>
        walk(definition, { config: { edition: id, players: seats[0], options: {} }, seed: id }, (state) => {
          const copy = reordered(state, "any");
          for (let seat = 0; seat < seats[0]; seat += 1)
            expect(definition.view(copy, seat)).toEqual(definition.view(state, seat));
        }),
      );
    }
  });

  test("does not depend on the order of the draw pile", () => {
    const cards = ["skip", "nope", "attack", "exploding-kitten"] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...cards], { minLength: cards.length }), (pile) => {
        const { state } = position(`ann: defuse | bob: skip | pile: ${pile.join(" ")}`);
        const usual = position(`ann: defuse | bob: skip | pile: ${cards.join(" ")}`);
        expect(kittensReordered(state, "any").pile).toEqual(kittensReordered(usual.state, "any").pile);
      }),
      { numRuns: 20 },
    );
  });

  test("keeps cards that a player has seen in their places", () => {
    const table = position("ann: see-the-future | bob: skip | pile: attack nope exploding-kitten skip favor shuffle");
    table.act("ann", "play see-the-future");
    table.pass();
    for (const seed of "abcdefgh")
      expect(kittensReordered(table.state, seed).pile.slice(0, 3)).toEqual(["attack", "nope", "exploding-kitten"]);
  });

  test("shuffles the draw pile together with the card set aside", () => {
    const { state } = letter(
      "ann: king-cat shell-shield | bob: mouse-trapper | pile: crystal-bowl battle-bunny | aside: not-a-pet",
    );
    const chance = seededRandom("any");
    const aside = new Set(
      Array.from({ length: 40 }, () => loveLetterReordered(state, String(chance())).setAside?.card),
    );
    expect(aside).toEqual(new Set(["crystal-bowl", "battle-bunny", "not-a-pet"]));
  });
});
