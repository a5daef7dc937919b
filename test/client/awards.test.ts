import { describe, expect, test } from "vitest";
import { withTexts } from "../../client/app/i18n.ts";
import { replayChairs } from "../../client/features/replay/replay-chairs.ts";
import { winnersOf } from "../../client/game-model/awards.ts";
import { drawsOf } from "../../client/games/kittens/draw-odds.ts";
import { games as gamesOnPage } from "../../client/games/registry.ts";
import type { Viewer } from "../../shared/core/game.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { kittenOdds } from "../../shared/games/kittens/odds.ts";
import { games } from "../../shared/registry.ts";
import { eventsBetween, type GameReplay, isReplayOf, openReplay } from "../../shared/replays/replays.ts";
import { recordedGame } from "../support/records.ts";

const editions = games.editions.all.map(({ id }) => id);
const seeds = ["one", "two", "three", "four"] as const;

function played(edition: string, seed: string, players = 4): GameReplay {
  const opened = openReplay(games, recordedGame(edition, players, `honours ${seed}`).record);
  if (!opened.ok) throw new Error(opened.error.got);
  return opened.value;
}

async function honoursIn(game: GameReplay, viewer: Viewer) {
  const { last } = game.replay;
  const words = await withTexts(gamesOnPage.game(game.game).result());
  const seen = { id: game.game, view: game.replay.view(last, viewer) };
  return words.awards(seen, eventsBetween(game, -1, last, viewer));
}

describe("an award", () => {
  const won = (...scores: readonly number[][]) =>
    winnersOf(scores.map((each, index) => ({ id: `${index}`, scores: each })));

  test("goes to the highest score", () => {
    expect(won([1, 3, 2])).toEqual([{ id: "0", seat: 1, score: 3 }]);
  });

  test("never goes to a second place, even if the first place has already won another award", () => {
    expect(won([0, 2], [1, 5])).toEqual([{ id: "0", seat: 1, score: 2 }]);
  });

  test("goes to a player without an award among equal scores", () => {
    expect(won([3, 0], [2, 2])).toEqual([
      { id: "0", seat: 0, score: 3 },
      { id: "1", seat: 1, score: 2 },
    ]);
  });

  test("is not given if all scores are zero", () => {
    expect(won([0, 0])).toEqual([]);
  });
});

describe.each(editions)("after a game of %s", (edition) => {
  test.each(seeds)("at least two players have an award, and each has at most one (%s)", async (seed) => {
    const seats = (await honoursIn(played(edition, seed), 0)).map(({ seat }) => seat);
    expect(seats.length).toBeGreaterThanOrEqual(2);
    expect(new Set(seats).size).toBe(seats.length);
  });

  test("all players and spectators see the same awards", async () => {
    const game = played(edition, "same");
    const all = await Promise.all(([0, 1, 2, 3, "spectator"] as const).map((viewer) => honoursIn(game, viewer)));
    expect(all).toEqual(all.map(() => all[0]));
  });
});

/** Returns the odds before each draw, from a game without hidden information and without a pending look. */
function plainDraws(game: GameReplay) {
  if (!isReplayOf(kittens, game)) throw new Error("not a game of kittens");
  const { last, view, events } = game.replay;
  const steps = Array.from({ length: last }, (_, index) => index + 1);
  return steps.flatMap((step) => {
    const draws = events(step).filter(({ type }) => /^(bottom-)?(card|kitten)-drawn$|^imploding-drawn$/.test(type));
    const before = view(step - 1, "spectator");
    const isPlain = before.pending.every(({ kind }) => kind !== "keep");
    const isFromTop = (event: KittensEvent) =>
      event.type === "imploding-drawn" ? event.from === "top" : !event.type.startsWith("bottom");
    return draws.map((event) => (isPlain && isFromTop(event) ? kittenOdds(before) : null));
  });
}

test.each(editions.filter((edition) => edition !== "love-letter"))(
  "the odds of a draw follow from public information: %s",
  (edition) => {
    for (const seed of seeds) {
      const game = played(edition, seed, 3);
      if (!isReplayOf(kittens, game)) throw new Error("not a game of kittens");
      const { last, view, told } = game.replay;
      const story = Array.from({ length: last + 1 }, (_, step) => told(step, "spectator")).flat();
      const expected = plainDraws(game);
      const draws = drawsOf(story, view(last, "spectator"));
      expect(draws.map(({ odds }, index) => (expected[index] === null ? null : odds))).toEqual(expected);
    }
  },
);

test("the odds of a draw are the odds before it", () => {
  const seats = [0, 1, 2].map(() => ({ life: "living", kitten: false, cards: 0 }) as const);
  const events: readonly KittensEvent[] = [
    { type: "card-drawn", seat: 0, card: null },
    { type: "card-drawn", seat: 1, card: null },
    { type: "kitten-drawn", seat: 0 },
  ];
  expect(drawsOf(events, { edition: "original", deck: null, pile: 1, seats })).toEqual([
    { seat: 0, odds: 2 / 4, isKitten: false },
    { seat: 1, odds: 2 / 3, isKitten: false },
    { seat: 0, odds: 2 / 2, isKitten: true },
  ]);
});

describe.each(editions)("the own story after a game of %s", (edition) => {
  async function storyOf(game: GameReplay, seat: number, viewer: Viewer) {
    const { last } = game.replay;
    const words = await withTexts(gamesOnPage.game(game.game).result());
    const seen = { id: game.game, view: game.replay.view(last, viewer) };
    return words.ownStory(seen, eventsBetween(game, -1, last, viewer), seat, replayChairs(game.record.seats));
  }

  test.each(seeds)("tells winner and loser apart, and has only public facts (%s)", async (seed) => {
    const game = played(edition, seed);
    const { winners } = game.replay.outcome;
    const stories = await Promise.all([0, 1, 2, 3].map((seat) => storyOf(game, seat, seat)));
    const headlines = stories.map((story) => story?.headline);
    const won = headlines[winners[0] ?? -1];
    expect(headlines.map((headline) => headline === won)).toEqual([0, 1, 2, 3].map((seat) => winners.includes(seat)));
    expect(await Promise.all([0, 1, 2, 3].map((seat) => storyOf(game, seat, "spectator")))).toEqual(stories);
  });
});

test("a player's own story counts the survived draws, and names the best deed and the worst chance", async () => {
  const game = played("original", "one");
  if (!isReplayOf(kittens, game)) throw new Error("not a game of kittens");
  const { last, told, view, outcome } = game.replay;
  const events = Array.from({ length: last + 1 }, (_, step) => told(step, "spectator")).flat();
  const seat = outcome.out[0] ?? 0;
  const draws = drawsOf(events, view(last, "spectator")).filter((draw) => draw.seat === seat);
  const words = await withTexts(gamesOnPage.game(game.game).result());
  const seen = { id: game.game, view: view(last, seat) };
  const story = words.ownStory(seen, eventsBetween(game, -1, last, seat), seat, replayChairs(game.record.seats));
  const factOf = (label: string) => story?.facts.find((fact) => fact.label === label)?.value;
  expect(factOf("Draws survived")).toBe(`${draws.length - 1}`);
  expect(factOf("Worst chance")).toBe(`${Math.round(100 * Math.max(...draws.map(({ odds }) => odds)))}%`);
});

describe("the decisive moment", () => {
  async function stepFor(game: GameReplay, seat: number | null) {
    const page = gamesOnPage.game(game.game);
    const entries = (await page.moveList())(game, replayChairs(game.record.seats));
    return (await page.result()).decisive?.stepOf(entries, seat) ?? null;
  }

  test.each(seeds)(
    "of kittens is the viewer's last kitten, and for the winner the last kitten of the game (%s)",
    async (seed) => {
      const game = played("original", seed);
      if (!isReplayOf(kittens, game)) throw new Error("not a game of kittens");
      const { outcome, events } = game.replay;
      const [winner = 0] = outcome.winners;
      for (const seat of [...outcome.out, winner]) {
        const step = await stepFor(game, seat);
        const drawn = events(step ?? -1).filter(({ type }) => type === "kitten-drawn");
        expect(drawn).toEqual([{ type: "kitten-drawn", seat: seat === winner ? outcome.out.at(-1) : seat }]);
      }
    },
  );

  test("of Love Letter is the last round", async () => {
    const game = played("love-letter", "rounds");
    const step = await stepFor(game, null);
    const began = game.replay.events(step ?? -1).find(({ type }) => type === "round-began");
    const rounds = Array.from({ length: game.replay.last + 1 }, (_, at) => game.replay.events(at)).flat();
    expect(began).toEqual(rounds.findLast(({ type }) => type === "round-began"));
  });
});
