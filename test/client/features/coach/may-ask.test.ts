import { describe, expect, test } from "vitest";
import { mayAskForHint } from "../../../../client/features/play/eliminated/who-plays.ts";
import { replayChairs } from "../../../../client/features/replay/replay-chairs.ts";
import type { Chair } from "../../../../client/game-model/model.ts";
import { recordedGame } from "../../../support/records.ts";

const bots = replayChairs(recordedGame("original", 3, "hints").record.seats);
const me = (chair: Chair): Chair => (chair.seat === 0 ? { ...chair, kind: "person" } : chair);
const alone = bots.map(me);

describe("hints", () => {
  test("are offered to a viewer who plays only with bots", () => {
    expect(mayAskForHint({ phase: "playing", mySeat: 0, chairs: alone })).toBe(true);
  });

  test.each(["here", "away", "left", "put-out"] as const)(
    "are not offered if another human player is %s",
    (presence) => {
      const chairs = alone.map((chair): Chair => (chair.seat === 2 ? { ...chair, kind: "person", presence } : chair));
      expect(mayAskForHint({ phase: "playing", mySeat: 0, chairs })).toBe(false);
    },
  );

  test("are not offered to spectators", () => {
    expect(mayAskForHint({ phase: "playing", mySeat: null, chairs: bots })).toBe(false);
  });
});
