import { expect, test } from "vitest";
import { withTexts } from "../../client/app/i18n.ts";
import { replayChairs } from "../../client/features/replay/replay-chairs.ts";
import { ReplayPlayer } from "../../client/features/replay/replay-player.ts";
import { games as gamesOnPage } from "../../client/games/registry.ts";
import { games } from "../../shared/registry.ts";
import { openReplay } from "../../shared/replays/replays.ts";
import { decks } from "../support/decks.ts";
import { recordedGame, recordedWalk } from "../support/records.ts";

/** Whether an event has no visible change: other players pass, or permit a look. */
const isQuiet = (event: { readonly type: string; readonly cancelled?: boolean }): boolean =>
  event.type === "passed" || event.type === "clairvoyance-over" || (event.type === "play-settled" && !event.cancelled);

test.each(["original", "good-vs-evil", "zombie", "apocalypse:original", "love-letter"])(
  "%s: a replay stops at all visible events, and skips passes",
  async (edition) => {
    const { record } = recordedGame(edition, 4, "stops");
    const opened = openReplay(games, record);
    if (!opened.ok) throw new Error(opened.error.got);
    const game = opened.value;
    const chronicleOf = await withTexts(gamesOnPage.game(game.game).moveList());
    const entries = chronicleOf(game, replayChairs(record.seats));
    const player = new ReplayPlayer(game, entries, { seat: 0, open: true }, []);
    const steps = Array.from({ length: game.replay.last + 1 }, (_, step) => step);
    expect(player.stops).toEqual(steps.filter((step) => !game.replay.events(step).every(isQuiet)));
    player.stop();
  },
);

test("a replay shows the deck that a host composed", async () => {
  const deck = decks.imploding;
  const opened = openReplay(
    games,
    recordedWalk({ edition: "custom", players: 3, options: {}, deck }, "own deck").record,
  );
  if (!opened.ok) throw new Error(opened.error.got);
  const chronicleOf = await withTexts(gamesOnPage.game(opened.value.game).moveList());
  const entries = chronicleOf(opened.value, replayChairs(opened.value.record.seats));
  const player = new ReplayPlayer(opened.value, entries, { seat: 0, open: true }, []);
  player.goTo(player.last);
  expect(player.link.table.value?.settings).toMatchObject({ edition: "custom", deck });
  player.stop();
});
