import { afterEach, expect, test, vi } from "vitest";
import type { Command } from "../../shared/core/commands.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { botDelayMs, maxRevealMs, settingsFor, TableFixture } from "../support/table-fixture.ts";

afterEach(() => vi.restoreAllMocks());

const shuffle: Command = { type: "play", cards: ["shuffle-now"] };

/** Bot policy that plays Shuffle NOW out of turn whenever it is legal. */
const shufflesAtOnce = (view: KittensView): Command | null =>
  kittens.refusal(view, shuffle) === null ? shuffle : null;

/** Creates a game in which Ann is on turn and a bot holds Shuffle NOW. */
function annsTurn(edition: string): TableFixture {
  for (let deal = 0; ; deal += 1) {
    const settings = { ...settingsFor(3, edition), beatSeconds: 3 as const };
    const fixture = new TableFixture(["ann"], { settings, fillWithBots: true }, `now ${deal}`);
    fixture.manage("ann", { type: "start" });
    const isAnns = fixture.view("ann").turn === 0;
    const couldShuffle = vi.mocked(kittens.outOfTurnCommand).mock.results.length;
    if (!isAnns) continue;
    fixture.timers.pass(botDelayMs);
    if (fixture.writeQueue.steps.length > 0) return fixture;
    expect(vi.mocked(kittens.outOfTurnCommand).mock.results.length).toBe(couldShuffle + 2);
  }
}

test("bots may play NOW cards out of turn in the response window before a draw (K49)", () => {
  vi.spyOn(kittens, "outOfTurnCommand").mockImplementation(shufflesAtOnce);
  const fixture = annsTurn("zombie");
  const [first] = fixture.writeQueue.steps;
  expect(first?.step).toMatchObject({ actor: expect.any(Number), command: shuffle });
  expect(first?.step.actor).not.toBe(0);
});

test("all bots look for an out-of-turn card after their delay, whatever cards they hold", () => {
  const asked: { seat: unknown; holds: boolean }[] = [];
  vi.spyOn(kittens, "outOfTurnCommand").mockImplementation(({ viewer, hand }) => {
    asked.push({ seat: viewer, holds: hand.some((card) => card.endsWith("-now")) });
    return null;
  });
  const held = new Set<boolean>();
  for (let deal = 0; held.size < 2; deal += 1) {
    const fixture = new TableFixture(
      ["ann"],
      { settings: settingsFor(3, "zombie"), fillWithBots: true },
      `held ${deal}`,
    );
    fixture.manage("ann", { type: "start" });
    if (fixture.view("ann").turn !== 0) continue;
    fixture.timers.pass(botDelayMs - 1);
    expect(asked.splice(0)).toEqual([]);
    fixture.timers.pass(1);
    expect(asked.map(({ seat }) => seat).toSorted()).toEqual([1, 2]);
    for (const { holds } of asked.splice(0)) held.add(holds);
  }
});

test("out-of-turn commands of bots are legal when they are executed", () => {
  const legalNow = (view: KittensView) => kittens.legal(view).find(({ type }) => type === "play") ?? null;
  const interject = vi.spyOn(kittens, "outOfTurnCommand").mockImplementation(legalNow);
  for (const chance of ["one", "two", "three"]) {
    const fixture = new TableFixture(["ann"], { settings: settingsFor(4, "zombie"), fillWithBots: true }, chance);
    fixture.manage("ann", { type: "start" });
    for (let times = 0; fixture.table.phase === "playing" && times < 5000; times += 1) {
      fixture.timers.pass(maxRevealMs + botDelayMs);
      const [command] = fixture.table.phase === "playing" ? fixture.legal("ann") : [];
      if (command) fixture.act("ann", command);
    }
    expect(fixture.table.phase).toBe("over");
  }
  expect(interject.mock.results.filter(({ value }) => value !== null).length).toBeGreaterThan(0);
});

test("bots do not look for out-of-turn cards in an edition without them", () => {
  const interject = vi.spyOn(kittens, "outOfTurnCommand");
  const fixture = new TableFixture(["ann"], { settings: settingsFor(3), fillWithBots: true });
  fixture.manage("ann", { type: "start" });
  for (let times = 0; times < 10; times += 1) fixture.timers.pass(botDelayMs);
  expect(interject).not.toHaveBeenCalled();
});
