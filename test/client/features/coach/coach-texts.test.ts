import { beforeAll, expect, test } from "vitest";
import { textsReady } from "../../../../client/app/i18n.ts";
import { replayChairs } from "../../../../client/features/replay/replay-chairs.ts";
import { coachTexts } from "../../../../client/games/kittens/text/coach-texts.ts";
import type { Command } from "../../../../shared/core/commands.ts";
import { recordedGame } from "../../../support/records.ts";

beforeAll(textsReady);

const { seats } = recordedGame("original", 3, "words").record;
const chairs = replayChairs(seats.map((each, seat) => ({ ...each, name: ["Ann", "Bob", "Cat"][seat] ?? "" })));

test.each<[Command, string]>([
  [{ type: "draw" }, "Draw"],
  [{ type: "play", cards: ["skip"] }, "Play Skip"],
  [{ type: "play", cards: ["favor", "favor"], target: 1 }, "Play 2 × Favor on Bob"],
  [{ type: "insert", position: 0 }, "Put it on top"],
  [{ type: "insert", position: 1 }, "Put it under 1 card"],
])("%j is advised as %j", (command, words) => {
  expect(coachTexts.command(command, chairs)).toBe(words);
});

test("the text of a reason contains its odds", () => {
  expect(coachTexts.reason({ code: "kitten-likely", odds: 0.334 }, chairs)).toBe(
    "The next card is a kitten with a chance of 33%, and this avoids it.",
  );
});
