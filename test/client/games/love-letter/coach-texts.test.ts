import { beforeAll, expect, test } from "vitest";
import { textsReady } from "../../../../client/app/i18n.ts";
import { replayChairs } from "../../../../client/features/replay/replay-chairs.ts";
import { coachTexts } from "../../../../client/games/love-letter/text/coach-texts.ts";
import { recordedGame } from "../../../support/records.ts";

beforeAll(textsReady);

const { seats } = recordedGame("love-letter", 2, "words").record;
const chairs = replayChairs(seats.map((each, seat) => ({ ...each, name: ["Ann", "Bob"][seat] ?? "" })));

test("the coach names the guessed card, not its value", () => {
  expect(coachTexts.command({ type: "play", cards: ["crystal-bowl"], target: 1, value: 5 }, chairs)).toBe(
    "Play Crystal Bowl on Bob, name Snake Sorcerer",
  );
});
