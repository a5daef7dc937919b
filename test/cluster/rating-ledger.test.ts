import { expect, test } from "vitest";
import { checkGames } from "../../loadtest/checker.ts";
import { History } from "../../loadtest/history.ts";
import { games } from "../../server/app/games.ts";
import type { SavedGame } from "../../server/storage/saved-types.ts";
import { recordedWalk } from "../support/records.ts";

const { record } = recordedWalk({ edition: "original", players: 3, options: {} }, "books");
const seat = 0;
const deal = record.deal.commitment;
const own = record.steps.flatMap(({ actor, command }) => (actor === seat ? [command] : []));
const story = [...storyOf(record)];
const everybodyIsThere = { deserted: new Set<string>(), since: 0 };

/** The saved game with only its first steps. */
const kept = (steps = record.steps.length, endedAt: number | null = 1): SavedGame => ({
  id: "game",
  roomId: "room",
  isShared: false,
  record: { ...record, steps: record.steps.slice(0, steps) },
  players: ["ann", null, null],
  counting: { pool: null, unrated: "private" },
  endedAt,
});

function storyOf({ config, deal, steps }: typeof record) {
  const game = games.start(games.newTable(), config, deal);
  for (const { actor, command } of steps) game.step(actor, command);
  return game.eventsSoFar().eventsFor(seat);
}

function diaryOf(told = story, accepted = own): History {
  const diary = new History();
  diary.heard(deal, seat, told);
  for (const command of accepted) diary.accepted(deal, seat, command);
  return diary;
}

const balance = (diary: History, games: readonly SavedGame[], living = everybodyIsThere) =>
  checkGames([diary], games, living);
const allWell = { gamesLost: 0, gamesTwice: 0, commandsLost: 0 };

test("a saved game that matches its players' history is neither lost nor forked", () => {
  expect(balance(diaryOf(), [kept()])).toEqual(allWell);
});

test("an event that a player received and that is missing in the record makes the game a forked one", () => {
  expect(balance(diaryOf(story, []), [kept(record.steps.length - 3)])).toEqual({ ...allWell, gamesTwice: 1 });
});

test("an event history after a reconnect that differs from the earlier events counts, even if it matches the record", () => {
  const diary = diaryOf(story.toReversed());
  diary.reminded(deal, seat, story);
  expect(balance(diary, [kept()])).toEqual({ ...allWell, gamesTwice: 1 });
});

test("the rest of the event history after a reconnect is no contradiction", () => {
  const diary = diaryOf(story.slice(0, 5));
  diary.reminded(deal, seat, story);
  expect(balance(diary, [kept()])).toEqual(allWell);
});

test("an accepted command that is missing in the record counts as lost", () => {
  expect(balance(diaryOf([], [...own, { type: "stop" }]), [kept()])).toEqual({ ...allWell, commandsLost: 1 });
});

test("a game that was not saved is lost with all its commands", () => {
  expect(balance(diaryOf(), [])).toEqual({ ...allWell, gamesLost: 1, commandsLost: own.length });
});

test.each([
  ["with players who cannot find their seats", { deserted: new Set(["room"]), since: 0 }],
  ["without an event since the players' return", { deserted: new Set<string>(), since: Infinity }],
])("a game without an end %s is lost", (_why, living) => {
  expect(balance(diaryOf(), [kept(undefined, null)], living)).toEqual({ ...allWell, gamesLost: 1 });
});

test("a game without an end is not lost while its players continue", () => {
  expect(balance(diaryOf(), [kept(undefined, null)])).toEqual(allWell);
});
