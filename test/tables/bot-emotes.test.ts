import { describe, expect, test } from "vitest";
import { BotEmotes } from "../../server/tables/bots/bot-emotes.ts";
import type { EventBatch } from "../../server/tables/game/running-game.ts";
import type { EmoteTrigger } from "../../shared/core/emote-triggers.ts";
import { kittensStory } from "../../shared/net/kittens-event-codec.ts";
import type { Emoted } from "../../shared/net/social.ts";
import { botDelayMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

/** Creates the bot emotes of a table of Ann and three bots, and records them. @param chance from 0 up to 1. */
function company(chance = 0) {
  const { table, timers } = new TableFixture(["ann"], { settings: settingsFor(4), fillWithBots: true });
  const shown: Emoted[] = [];
  const bots = new BotEmotes({
    seats: table.seats,
    timers,
    chance: () => chance,
    delayMs: [botDelayMs, botDelayMs],
    emote: (emote) => void shown.push(emote),
  });
  return { bots, shown, table, timers };
}

const storyOf = (...feelings: EmoteTrigger[]): EventBatch => ({
  codec: kittensStory,
  secretOf: null,
  newTurn: null,
  keepsDecision: false,
  suspense: null,
  eventsFor: () => [],
  feelings: () => feelings,
});

describe("bots", () => {
  test.each(["out", "crossed", "won"] as const)("send an emote after a delay when they are %s", (kind) => {
    const { bots, shown, timers } = company();
    bots.onEvents(storyOf({ seat: 2, kind }));
    timers.pass(botDelayMs - 1);
    expect(shown).toEqual([]);
    timers.pass(1);
    expect(shown).toMatchObject([{ seat: 2, who: 0 }]);
  });

  test("do not send an emote for every event", () => {
    const { bots, shown, timers } = company(0.9);
    for (const kind of ["out", "crossed", "won"] as const) bots.onEvents(storyOf({ seat: 2, kind }));
    timers.pass(botDelayMs);
    expect(shown).toEqual([]);
  });

  test("send together at most two emotes in half a minute", () => {
    const { bots, shown, timers } = company();
    for (let times = 0; times < 9; times += 1) bots.onEvents(storyOf({ seat: 1 + (times % 3), kind: "crossed" }));
    timers.pass(29_000);
    expect(shown.length).toBe(2);
    timers.pass(1_000);
    bots.onEvents(storyOf({ seat: 1, kind: "out" }));
    timers.pass(botDelayMs);
    expect(shown.length).toBe(3);
  });

  test("send no emote for a human player or without a connected player", () => {
    const { bots, shown, table, timers } = company();
    bots.onEvents(storyOf({ seat: 0, kind: "out" }));
    table.disconnect("ann");
    bots.onEvents(storyOf({ seat: 2, kind: "out" }));
    timers.pass(botDelayMs);
    expect(shown).toEqual([]);
  });

  test("send no pending emote after the table has stopped", () => {
    const { bots, shown, timers } = company();
    bots.onEvents(storyOf({ seat: 2, kind: "won" }));
    bots.stop();
    timers.pass(botDelayMs);
    expect(shown).toEqual([]);
  });

  test("send no emotes while a game is finished fast", () => {
    const fixture = new TableFixture(["ann"], { settings: settingsFor(4), fillWithBots: true });
    fixture.manage("ann", { type: "start" });
    fixture.table.games.finishFast(0);
    fixture.playOut(30_000);
    expect(fixture.emotes).toEqual([]);
  });

  test("sometimes send emotes to all clients in whole games", () => {
    const fixtures = Array.from({ length: 4 }, () => {
      const fixture = new TableFixture(["ann"], { settings: settingsFor(5), fillWithBots: true });
      fixture.manage("ann", { type: "start" });
      fixture.playOut(30_000);
      fixture.timers.pass(botDelayMs);
      return fixture;
    });
    const emotes = fixtures.flatMap((fixture) => fixture.emotes);
    expect(emotes.length).toBeGreaterThan(0);
    for (const { seat } of emotes) expect(seat).toBeGreaterThan(0);
  });
});
