import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { KittensAnimator } from "../../../../client/games/kittens/animation/event-animator.ts";
import { durationOf } from "../../../../client/table/animations/steps.ts";
import type { Command } from "../../../../shared/core/commands.ts";
import type { AutoPass } from "../../../../shared/net/protocol.ts";
import { stepOf } from "../../timeline/step-of.ts";
import { Seated } from "./seated.ts";

/** Counts the viewer's own draws, starting with a number of earlier ones. */
function practised(earlier = 0) {
  let count = earlier;
  const draws = {
    count: () => count,
    more: () => {
      count += 1;
    },
  };
  return { teller: new KittensAnimator(draws, null), draws };
}

const draw: Command = { type: "draw" };
const hands = [["skip", "nope", "defuse"], ["skip", "defuse"], ["favor"]] as const;

describe("the maximum lag of the display", () => {
  const { teller } = practised();

  test("is limited before the viewer's own turn", () => {
    const table = new Seated({ hands, turn: 2 });
    expect(teller.maxLagMs(stepOf("kittens", table, 2, draw))).toBe(4500);
  });

  test("is limited before the save decision after the viewer's own draw", () => {
    const table = new Seated({ hands, drawPile: ["exploding-kitten", "skip"] });
    expect(teller.maxLagMs(stepOf("kittens", table, 0, draw))).toBe(3000);
  });

  test("is the flight of the cards before the viewer may Nope", () => {
    const table = new Seated({ hands, turn: 1 });
    expect(teller.maxLagMs(stepOf("kittens", table, 1, { type: "play", cards: ["skip"] }))).toBe(700);
  });

  test("is unlimited while the server auto-passes, and limited before a real decision", () => {
    const lagOf = (target: number, consent: AutoPass) => {
      const table = new Seated({ hands, turn: 2 });
      const step = stepOf("kittens", table, 2, { type: "play", cards: ["favor"], target });
      return new KittensAnimator(practised().draws, signal(consent)).maxLagMs(step);
    };
    expect([lagOf(0, "until-turn"), lagOf(1, "unless-hit")]).toEqual([null, null]);
    expect([lagOf(0, "unless-hit"), lagOf(1, "ask")]).toEqual([700, 700]);
  });

  test("is the flight of the save before the viewer hides the kitten", () => {
    const table = new Seated({ hands, drawPile: ["exploding-kitten", "skip"] });
    table.step(0, draw);
    expect(teller.maxLagMs(stepOf("kittens", table, 0, { type: "save", card: "defuse" }))).toBe(700);
  });

  test("is unlimited while another player decides", () => {
    const table = new Seated({ hands, turn: 1 });
    expect(teller.maxLagMs(stepOf("kittens", table, 1, draw))).toBeNull();
  });

  test("is unlimited in a replay, which has no decisions", () => {
    const step = stepOf("kittens", new Seated({ hands, turn: 2 }), 2, draw);
    expect(teller.maxLagMs({ ...step, table: { ...step.table, rerun: { hands: null } } })).toBeNull();
  });
});

describe("the event animator", () => {
  test("returns one animation for each event, and the last one ends with the current table", () => {
    const step = stepOf("kittens", new Seated({ hands }), 0, draw);
    const told = practised().teller.animate(step);
    expect(told).toHaveLength(step.events.events.length);
    expect(told.at(-1)?.after.view).toBe(step.table.game?.view);
  });

  test("adds the drawn card to the viewer's hand with the draw, and changes the turn later", () => {
    const step = stepOf("kittens", new Seated({ hands }), 0, draw);
    const views = practised()
      .teller.animate(step)
      .map(({ after }) => after.view);
    expect(views[0]).toMatchObject({ turn: 0, pile: 3, hand: ["skip", "nope", "defuse", "skip"] });
    expect(views.at(-1)).toMatchObject({ turn: 1 });
  });
});

describe("the viewer's own draws", () => {
  const lengthAfter = (earlier: number) => {
    const [told] = practised(earlier).teller.animate(stepOf("kittens", new Seated({ hands }), 0, draw));
    return told === undefined ? 0 : durationOf(told.motion.act);
  };

  test("are shorter after the tenth", () => {
    expect(lengthAfter(10)).toBeLessThan(lengthAfter(9));
    expect(lengthAfter(9)).toBe(lengthAfter(0));
  });

  test("are counted, kittens included, and draws of others are not", () => {
    const { teller, draws } = practised();
    teller.animate(stepOf("kittens", new Seated({ hands }), 0, draw));
    teller.animate(stepOf("kittens", new Seated({ hands, drawPile: ["exploding-kitten", "skip"] }), 0, draw));
    teller.animate(stepOf("kittens", new Seated({ hands, turn: 1 }), 1, draw));
    expect(draws.count()).toBe(2);
  });

  test("are not counted in a replay", () => {
    const { teller, draws } = practised();
    const step = stepOf("kittens", new Seated({ hands }), 0, draw);
    teller.animate({ ...step, table: { ...step.table, rerun: { hands: null } } });
    expect(draws.count()).toBe(0);
  });
});
