import { describe, expect, test } from "vitest";
import { letterTeller } from "../../../../client/games/love-letter/animation/event-animator.ts";
import type { Command } from "../../../../shared/core/commands.ts";
import { stepOf } from "../../timeline/step-of.ts";
import { Seated } from "./seated.ts";

const lays = (card: string): Command => ({ type: "play", cards: [card] });

describe("the maximum lag of the display", () => {
  test("is limited before the viewer's own turn", () => {
    const table = new Seated({ hands: [["king-cat"], ["shell-shield", "crystal-bowl"]], turn: 1 });
    expect(letterTeller.maxLagMs(stepOf("love-letter", table, 1, lays("shell-shield")))).toBe(3000);
  });

  test("is larger after the end of a round, because the recap is shown first", () => {
    const hands = [["snake-sorcerer", "shell-shield"], ["royal-robovac"], ["king-cat"]] as const;
    const table = new Seated({ hands, drawPile: [] });
    expect(letterTeller.maxLagMs(stepOf("love-letter", table, 0, lays("shell-shield")))).toBe(6500);
  });

  test("is zero before the viewer decides about the card set aside", () => {
    const table = new Seated({ hands: [["doggy-grave-digger", "crystal-bowl"], ["mouse-trapper"]] });
    expect(letterTeller.maxLagMs(stepOf("love-letter", table, 0, lays("doggy-grave-digger")))).toBe(700);
  });

  test("is unlimited while another player decides", () => {
    const table = new Seated({ hands: [["king-cat", "shell-shield"], ["crystal-bowl"]] });
    expect(letterTeller.maxLagMs(stepOf("love-letter", table, 0, lays("shell-shield")))).toBeNull();
  });
});

test("each event has one animation, and the last one ends with the current table", () => {
  const step = stepOf(
    "love-letter",
    new Seated({ hands: [["king-cat", "shell-shield"], ["crystal-bowl"]] }),
    0,
    lays("shell-shield"),
  );
  const told = letterTeller.animate(step);
  expect(told).toHaveLength(step.events.events.length);
  expect(told.at(-1)?.after.view).toBe(step.table.game?.view);
});
