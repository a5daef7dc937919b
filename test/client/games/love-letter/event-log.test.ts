import { describe, expect, test } from "vitest";
import { logLines } from "../../../../client/games/love-letter/text/event-log.ts";
import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { RoundResult } from "../../../../shared/games/love-letter/state.ts";
import { Seated } from "./seated.ts";

const position = { hands: [["king-cat", "shell-shield"], ["crystal-bowl"], ["mouse-trapper"]] } as const;

function told(viewer: number, ...events: readonly LoveLetterEvent[]): readonly string[] {
  const table = new Seated(position, viewer);
  table.tell(events);
  return logLines(table.story, table.labels).map(({ phrase }) => table.labels.plain(phrase));
}

test("a drawn card is named only to its player", () => {
  const event: LoveLetterEvent = { type: "card-drawn", seat: 1, from: "pile", card: "king-cat" };
  expect(told(1, event)).toEqual(["You drew King Cat"]);
  expect(told(0, event)).toEqual(["Mochi drew a card"]);
});

test("a comparison names both cards only to the two players, each their own first", () => {
  const event: LoveLetterEvent = {
    type: "compared",
    seat: 0,
    target: 1,
    cards: ["king-cat", "crystal-bowl"],
    lower: 1,
  };
  expect(told(0, event)).toEqual(["Your King Cat against Mochi’s Crystal Bowl"]);
  expect(told(1, event)).toEqual(["Your Crystal Bowl against Ann’s King Cat"]);
  expect(told(2, event)).toEqual(["Ann and Mochi compared: Mochi has less"]);
});

test("a swap names the cards only to the two players", () => {
  const event: LoveLetterEvent = { type: "hands-swapped", seat: 0, target: 1, given: "king-cat", got: "crystal-bowl" };
  expect(told(0, event)).toEqual(["You gave King Cat to Mochi for Crystal Bowl"]);
  expect(told(1, event)).toEqual(["Ann took your Crystal Bowl for King Cat"]);
  expect(told(2, event)).toEqual(["Ann and Mochi swapped hands"]);
});

test("a play without an effect has the same text for all players", () => {
  const event: LoveLetterEvent = { type: "nothing-happened", seat: 0 };
  expect([0, 1, 2].map((viewer) => told(viewer, event))).toEqual(Array(3).fill(["Nothing happened"]));
});

test("cards dealt to other players are omitted", () => {
  const dealt = (seat: number): LoveLetterEvent => ({ type: "dealt", seat, card: "king-cat" });
  expect(told(0, dealt(0), dealt(1), dealt(2))).toEqual(["You were dealt King Cat"]);
});

describe("every event has a sentence without missing values, from every perspective, in both languages", () => {
  const result: RoundResult = {
    round: 2,
    hands: [{ seat: 0, card: "king-cat" }],
    winners: [0],
    why: "highest",
    robovac: false,
  };
  const play = { seat: 0, card: "battle-bunny", target: 1, guess: null } as const;
  const events: readonly LoveLetterEvent[] = [
    { type: "round-began", round: 1, open: [] },
    { type: "round-began", round: 1, open: ["king-cat", "battle-bunny"] },
    { type: "dealt", seat: 0, card: "king-cat" },
    { type: "turn-began", seat: 0 },
    { type: "shield-ended", seat: 0 },
    { type: "card-drawn", seat: 0, from: "pile", card: "king-cat" },
    { type: "card-drawn", seat: 0, from: "set-aside", card: "king-cat" },
    { type: "card-played", play },
    { type: "card-played", play: { ...play, target: null } },
    { type: "found-nobody", seat: 0 },
    { type: "guessed", seat: 0, target: 1, guess: "king-cat", right: true },
    { type: "guessed", seat: 0, target: 1, guess: "king-cat", right: false },
    { type: "compared", seat: 0, target: 1, cards: ["king-cat", "crystal-bowl"], lower: 1 },
    { type: "compared", seat: 0, target: 1, cards: ["crystal-bowl", "crystal-bowl"], lower: null },
    { type: "eliminated", seat: 0, cause: "guess", card: "battle-bunny" },
    { type: "eliminated", seat: 0, cause: "comparison", card: "battle-bunny" },
    { type: "eliminated", seat: 0, cause: "king-cat", card: "battle-bunny" },
    { type: "eliminated", seat: 0, cause: "king-cat", card: null },
    { type: "hands-swapped", seat: 0, target: 1, given: "king-cat", got: "crystal-bowl" },
    { type: "king-cat-taken", seat: 0, from: 1, given: "crystal-bowl" },
    { type: "nothing-happened", seat: 0 },
    { type: "juggled", seat: 0, hands: [0, 1] },
    { type: "set-aside-seen", seat: 0, card: "king-cat" },
    { type: "set-aside-kept", seat: 0 },
    { type: "set-aside-swapped", seat: 0 },
    { type: "laid-down", seat: 0, card: "battle-bunny" },
    { type: "shielded", seat: 0 },
    { type: "top-seen", seat: 0, card: "battle-bunny" },
    { type: "card-put-back", seat: 0, position: 0 },
    { type: "card-put-back", seat: 0, position: 2 },
    { type: "pile-was-empty", seat: 0 },
    { type: "round-over", result },
    { type: "round-over", result: { ...result, winners: [0, 1, 2] } },
    { type: "game-over", winners: [0] },
  ];

  test.each(["en", "de"] as const)("%s", (language) => {
    for (const viewer of [0, 1, 2, null]) {
      const table = new Seated(position, viewer);
      table.language = language;
      table.tell(events);
      for (const { phrase } of logLines(table.story, table.labels)) {
        expect(table.labels.plain(phrase)).toMatch(/^[^{}]{5,70}$/);
        expect(table.labels.plain(phrase)).not.toMatch(/love-letter\.|undefined/);
      }
    }
  });
});
