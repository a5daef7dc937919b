import { describe, expect, test } from "vitest";
import { type BotPast, chosenSeat, isFairTarget } from "../../shared/core/bots.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Bot, GameDefinition } from "../../shared/core/definition.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { kittenOdds } from "../../shared/games/kittens/odds.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { playValue } from "../../shared/games/love-letter/bots/play-value.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { legalPlays } from "../../shared/games/love-letter/legal-plays.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import { playMatch } from "../../tools/simulate/play.ts";
import { settingsFor, TableFixture } from "../support/table-fixture.ts";

interface Choice {
  readonly isFair: boolean;
  /** Whether the bot had to choose so. */
  readonly isForced: boolean;
}

type IsForced<View> = (view: View, command: Command, past: BotPast) => boolean;

/** Plays games of four bots of a strength, and returns all their choices of players. */
function choicesOf<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  edition: string,
  strength: "easy" | "steady",
  isForced: IsForced<View>,
): readonly Choice[] {
  const choices: Choice[] = [];
  const bot = definition.bot(strength, null);
  const watched: Bot<View> = (view, chance, past) => {
    if (!past) throw new Error("the bot learns nothing of the past");
    const command = bot(view, chance, past);
    const target = chosenSeat(command);
    if (target === undefined) return command;
    choices.push({ isFair: isFairTarget(past, target), isForced: isForced(view, command, past) });
    return command;
  };
  for (let game = 0; game < 20; game += 1) {
    const config = { edition, players: 4, options: {} };
    playMatch(definition, { config, seed: `fair ${game}`, bots: Array(4).fill(watched) }, { after: () => {} });
  }
  return choices;
}

const unfair = (choices: readonly Choice[]) => choices.filter(({ isFair }) => !isFair);

/** A sure kitten leaves a bot no other way, and Armageddon needs an opponent. */
const isForcedKitten: IsForced<KittensView> = (view, { type }) => kittenOdds(view) === 1 || type === "lay";

describe.each(["original", "good-vs-evil", "zombie"])("easy bots in %s", (edition) => {
  test("never choose the same player twice in a row, nor one without a turn, unless a kitten is sure", () => {
    const choices = choicesOf(kittens, edition, "easy", isForcedKitten);
    expect(choices.length).toBeGreaterThan(20);
    expect(unfair(choices).filter(({ isForced }) => !isForced)).toEqual([]);
  });
});

test("steady bots in the original edition do choose a player twice in a row, or one without a turn", () => {
  const choices = choicesOf(kittens, "original", "steady", isForcedKitten);
  expect(unfair(choices).filter(({ isForced }) => !isForced)).not.toEqual([]);
});

/** The value of a play that loses the round, or cannot be right. */
const absurd = -0.5;

/** In Love Letter a card must be played. */
const hasNoFairPlay: IsForced<LoveLetterView> = (view, command, past) =>
  command.type === "play" &&
  (command.target === view.viewer ||
    legalPlays(view, view.turn).every(
      (play) =>
        playValue(view, view.turn, play) < absurd ||
        (play.target !== undefined && play.target !== view.viewer && !isFairTarget(past, play.target)),
    ));

test("easy bots in Love Letter choose such a player only if each sane play does", () => {
  const choices = choicesOf(loveLetter, "love-letter", "easy", hasNoFairPlay);
  expect(choices.length).toBeGreaterThan(50);
  expect(unfair(choices).filter(({ isForced }) => !isForced)).toEqual([]);
});

test("a choice is fair at the second player, and not at the last one or at one without a turn", () => {
  const past: BotPast = { lastTarget: 1, hadTurn: new Set([1, 2]) };
  expect([1, 2, 3].map((seat) => isFairTarget(past, seat))).toEqual([false, true, false]);
});

test("a table tells its bots of the past, and records the version of easy bots", () => {
  const opening = { settings: settingsFor(4), fillWithBots: true, botStrength: "easy" } as const;
  let choices = 0;
  let again = 0;
  for (let game = 0; game < 6; game += 1) {
    const fixture = new TableFixture(["ann"], opening, `easy ${game}`);
    fixture.manage("ann", { type: "start" });
    fixture.table.leaverPolicy.replaceByBot("ann");
    fixture.playOut(1000);
    const last = new Map<unknown, number>();
    for (const { step } of fixture.writeQueue.steps) {
      const target = chosenSeat(step.command);
      if (target === undefined || step.actor === 0) continue;
      choices += 1;
      if (last.get(step.actor) === target) again += 1;
      last.set(step.actor, target);
    }
    expect(fixture.writeQueue.record("room").seats[1]?.bot).toMatchObject({ strength: "easy", version: 2 });
  }
  expect(choices).toBeGreaterThan(10);
  expect(again / choices).toBeLessThan(0.1);
});
