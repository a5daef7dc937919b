import { describe, expect, test } from "vitest";
import { Company } from "../../server/tables/company.ts";
import type { Story } from "../../server/tables/running-game.ts";
import type { Feeling } from "../../shared/core/feelings.ts";
import { kittensStory } from "../../shared/net/kittens-story.ts";
import type { Emoted } from "../../shared/net/social.ts";
import { botDelayMs, House, settingsFor } from "../support/house.ts";

/** The bots at a table of ann and three bots, and what they show. @param chance from 0 up to 1. */
function company(chance = 0) {
  const { table, timers } = new House(["ann"], { settings: settingsFor(4), fillWithBots: true });
  const shown: Emoted[] = [];
  const bots = new Company({
    seats: table.seats,
    timers,
    chance: () => chance,
    delayMs: [botDelayMs, botDelayMs],
    emote: (emote) => void shown.push(emote),
  });
  return { bots, shown, table, timers };
}

const storyOf = (...feelings: Feeling[]): Story => ({
  codec: kittensStory,
  secretOf: null,
  newTurn: null,
  goesOn: false,
  suspense: null,
  tell: () => [],
  feelings: () => feelings,
});

describe("bots as company", () => {
  test.each(["out", "crossed", "won"] as const)("show after a while that they are %s", (kind) => {
    const { bots, shown, timers } = company();
    bots.hear(storyOf({ seat: 2, kind }));
    timers.pass(botDelayMs - 1);
    expect(shown).toEqual([]);
    timers.pass(1);
    expect(shown).toMatchObject([{ seat: 2, who: 0 }]);
  });

  test("do not show everything", () => {
    const { bots, shown, timers } = company(0.9);
    for (const kind of ["out", "crossed", "won"] as const) bots.hear(storyOf({ seat: 2, kind }));
    timers.pass(botDelayMs);
    expect(shown).toEqual([]);
  });

  test("show two things in half a minute at most, all together", () => {
    const { bots, shown, timers } = company();
    for (let times = 0; times < 9; times += 1) bots.hear(storyOf({ seat: 1 + (times % 3), kind: "crossed" }));
    timers.pass(29_000);
    expect(shown.length).toBe(2);
    timers.pass(1_000);
    bots.hear(storyOf({ seat: 1, kind: "out" }));
    timers.pass(botDelayMs);
    expect(shown.length).toBe(3);
  });

  test("speak for no person, and not if nobody is here", () => {
    const { bots, shown, table, timers } = company();
    bots.hear(storyOf({ seat: 0, kind: "out" }));
    table.drop("ann");
    bots.hear(storyOf({ seat: 2, kind: "out" }));
    timers.pass(botDelayMs);
    expect(shown).toEqual([]);
  });

  test("say nothing any more once the table has stopped", () => {
    const { bots, shown, timers } = company();
    bots.hear(storyOf({ seat: 2, kind: "won" }));
    bots.stop();
    timers.pass(botDelayMs);
    expect(shown).toEqual([]);
  });

  test("say nothing while a game is finished fast", () => {
    const house = new House(["ann"], { settings: settingsFor(4), fillWithBots: true });
    house.manage("ann", { type: "start" });
    house.table.games.finishFast(0);
    house.playOut(30_000);
    expect(house.emotes).toEqual([]);
  });

  test("show something now and then in whole games, of which everybody at the table is told", () => {
    const houses = Array.from({ length: 4 }, () => {
      const house = new House(["ann"], { settings: settingsFor(5), fillWithBots: true });
      house.manage("ann", { type: "start" });
      house.playOut(30_000);
      house.timers.pass(botDelayMs);
      return house;
    });
    const emotes = houses.flatMap((house) => house.emotes);
    expect(emotes.length).toBeGreaterThan(0);
    for (const { seat } of emotes) expect(seat).toBeGreaterThan(0);
  });
});
