import { describe, expect, test } from "vitest";
import { playableWith } from "../../shared/games/kittens/decks/deals.ts";
import { deckCodeOf, deckFromCode } from "../../shared/games/kittens/decks/deck-code.ts";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { readyDecks } from "../../shared/games/kittens/decks/ready-decks.ts";
import { simulatorFor } from "../../tools/simulate/simulators.ts";
import { sampleOf } from "../support/samples.ts";

describe.each(readyDecks)("the ready deck $id", ({ deck, players: [fewest, most] }) => {
  test("passes the checks of every deck, and its short code holds all of it", () => {
    expect(judgeDeck(deck)).toEqual({ ok: true, value: deck });
    expect(deckFromCode(deckCodeOf(deck))).toEqual({ ok: true, value: deck });
  });

  test("can be played by all the numbers of players that it names", () => {
    const named = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
    expect(playableWith(deck)).toEqual(expect.arrayContaining(named));
  });

  test.each([fewest, most])("leads steady bots to the end of every game of %i", (players) => {
    const games = sampleOf(50);
    const report = simulatorFor("custom").run(
      {
        config: { edition: "custom", players, options: {}, deck },
        games,
        seed: "ready",
        bots: Array.from({ length: players }, () => "steady"),
        check: false,
      },
      () => null,
    );
    expect(report.finished).toBe(games);
    // A move includes passes: with ten players there are up to ten after each card.
    const movesEach = report.commands / games / players;
    expect(movesEach).toBeGreaterThan(12);
    expect(movesEach).toBeLessThan(120);
  });
});
