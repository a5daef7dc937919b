import { expect, test } from "vitest";
import { coachWords } from "../../../client/games/love-letter/coach.ts";
import { chairsOf } from "../../../client/replay/chairs.ts";
import { recordedGame } from "../../support/records.ts";

const { seats } = recordedGame("love-letter", 2, "words").record;
const chairs = chairsOf(seats.map((each, seat) => ({ ...each, name: ["Ann", "Bob"][seat] ?? "" })));

test("the coach names the guessed card, not its value", () => {
  expect(coachWords.command({ type: "play", cards: ["crystal-bowl"], target: 1, value: 5 }, chairs)).toBe(
    "Play Crystal Bowl on Bob, name Snake Sorcerer",
  );
});
