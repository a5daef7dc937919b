import type { Seat } from "../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";
import { areEventsOf, isViewOf } from "../../../shared/net/games.ts";
import { addTexts, joined } from "../../app/i18n.ts";
import { type Award, winnersOf } from "../../game-model/awards.ts";
import type { MoveListEntry, OwnStory, ResultTexts } from "../../game-model/client-game.ts";
import { ranksOf } from "./ranks.ts";
import { t } from "./text/i18n.ts";

export const result: ResultTexts = {
  ranks(game) {
    if (!isViewOf(loveLetter, game) || game.view.winners.length === 0) return [];
    const { seats } = game.view;
    return ranksOf(game.view).map(({ seat, rank }) => ({
      seat,
      rank,
      line: t("love-letter.result.tokens", { count: seats[seat]?.tokens ?? 0 }),
      mark: rank === 1 ? "fx/crown" : null,
      ash: false,
    }));
  },
  headline(winners, mine) {
    if (mine) return t("love-letter.result.won");
    const names = joined.list(winners);
    return winners.length > 1 ? t("love-letter.win.many", { names }) : t("love-letter.result.lost", { name: names });
  },
  ownStory: (game, story, seat) =>
    isViewOf(loveLetter, game) && areEventsOf(loveLetter, story) ? tellOwn(story.events, game.view, seat) : null,
  awards: (game, story) =>
    isViewOf(loveLetter, game) && areEventsOf(loveLetter, story)
      ? computeAwards(story.events, game.view.seats.length)
      : [],
  deathOf: () => null,
  decisive: { title: () => t("love-letter.result.lastRound"), stepOf: lastRound },
};

/** From public events only, like the awards. */
function tellOwn(events: readonly LoveLetterEvent[], end: LoveLetterView, seat: Seat): OwnStory {
  const deeds = events.flatMap(deedsIn).filter((deed) => deed.seat === seat);
  const countOf = (id: ContestId | undefined) => deeds.filter((deed) => deed.id === id).length;
  const best = proudest.find((id) => countOf(id) > 0);
  const won = end.winners.includes(seat);
  const deed = best && awardText(`love-letter-honours.${best}.detail`, { count: countOf(best) });
  return {
    headline: won
      ? t("love-letter.result.won")
      : t("love-letter.result.yours", { count: end.seats[seat]?.tokens ?? 0 }),
    facts: [
      ...(deed ? [{ label: t("love-letter.result.deed"), value: deed }] : []),
      {
        label: t("love-letter.result.rounds"),
        value: t("love-letter.result.times", { count: countOf("heartbroken") }),
      },
    ],
  };
}

/** Categories that a player is proud of. */
const proudest = ["reader", "duellist", "schemer", "shelled", "busy"] as const;

/** Returns the beginning of the last round: the entry after the end of the previous round. */
function lastRound(entries: readonly MoveListEntry[]): number | null {
  const [, before] = [...entries.keys()].filter((index) => entries[index]?.mark?.kind === "won").toReversed();
  return entries[before === undefined ? 0 : before + 1]?.step ?? null;
}

const awardText = addTexts("love-letter-honours");

/**
 * Award categories with their badges, the most important first. They cover the rounds of the whole game.
 *
 * - reader: right guesses.
 * - duellist: comparisons in which the other player had the lower card.
 * - schemer: hands swapped, and King Cats taken.
 * - shelled: shields put up.
 * - courted: times as the target of another player's card.
 * - heartbroken: times out of a round.
 * - dreamer: wrong guesses.
 * - busy: cards played.
 * - quiet: difference to the highest number of played cards.
 */
const badges = {
  reader: "badges/eye",
  duellist: "badges/crosshair",
  schemer: "badges/clone",
  shelled: "badges/halo",
  courted: "badges/heart",
  heartbroken: "badges/halves",
  dreamer: "badges/bowl",
  busy: "badges/cards",
  quiet: "badges/stop",
} as const;

type ContestId = keyof typeof badges;

const contests = ["reader", "duellist", "schemer", "shelled", "courted", "heartbroken", "dreamer", "busy"] as const;

/** Returns the awards, from public events only. @param events the story of the whole game. */
export function computeAwards(events: readonly LoveLetterEvent[], players: number): readonly Award[] {
  const deeds = events.flatMap(deedsIn);
  const scoresIn = (id: ContestId) =>
    Array.from({ length: players }, (_, seat) => deeds.filter((deed) => deed.id === id && deed.seat === seat).length);
  const played = scoresIn("busy");
  const most = Math.max(...played);
  const won = winnersOf<ContestId>([
    ...contests.map((id) => ({ id, scores: scoresIn(id) })),
    { id: "quiet", scores: played.map((cards) => most - cards) },
  ]);
  return won.map(({ id, seat, score }) => ({
    seat,
    badge: badges[id],
    title: awardText(`love-letter-honours.${id}.title`),
    detail: awardText(`love-letter-honours.${id}.detail`, { count: score }),
  }));
}

/** An event that counts for a category. */
interface Deed {
  readonly id: ContestId;
  readonly seat: Seat;
}

function deedsIn(event: LoveLetterEvent): readonly Deed[] {
  switch (event.type) {
    case "card-played": {
      const { seat, target } = event.play;
      const busy: Deed = { id: "busy", seat };
      return target === null || target === seat ? [busy] : [busy, { id: "courted", seat: target }];
    }
    case "guessed":
      return [{ id: event.right ? "reader" : "dreamer", seat: event.seat }];
    case "compared": {
      const { seat, target, lower } = event;
      return lower === null ? [] : [{ id: "duellist", seat: lower === seat ? target : seat }];
    }
    case "hands-swapped":
    case "king-cat-taken":
      return [{ id: "schemer", seat: event.seat }];
    case "shielded":
      return [{ id: "shelled", seat: event.seat }];
    case "eliminated":
      return [{ id: "heartbroken", seat: event.seat }];
    default:
      return [];
  }
}
