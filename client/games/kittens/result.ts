import type { Seat } from "../../../shared/core/game.ts";
import type { EventOf, KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { Cause } from "../../../shared/games/kittens/state.ts";
import { cardIds, isKittenId } from "../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";
import { areEventsOf, isViewOf } from "../../../shared/net/games.ts";
import { addTexts, formatNumber, joined } from "../../app/i18n.ts";
import { type Award, winnersOf } from "../../game-model/awards.ts";
import type { DeathPicture, MoveListEntry, OwnStory, ResultTexts } from "../../game-model/client-game.ts";
import type { Chair } from "../../game-model/model.ts";
import { drawsOf } from "./draw-odds.ts";
import { t } from "./text/i18n.ts";

export const result: ResultTexts = {
  ranks(game) {
    if (!isViewOf(kittens, game) || game.view.winner === null) return [];
    const { winner, out } = game.view;
    const losers = out.toReversed().map((seat, index) => {
      const end = endOf(game.view, seat);
      return { seat, rank: index + 2, line: t(`kittens.result.${end}`), mark: marks[end], ash: true };
    });
    return [{ seat: winner, rank: 1, line: t("kittens.result.survived"), mark: "fx/crown", ash: false }, ...losers];
  },
  headline: (names, mine) => (mine ? t("kittens.result.won") : t("kittens.result.lost", { name: joined.list(names) })),
  ownStory: (game, story, seat, chairs) =>
    isViewOf(kittens, game) && areEventsOf(kittens, story) ? tellOwn(story.events, game.view, seat, chairs) : null,
  awards: (game, story) =>
    isViewOf(kittens, game) && areEventsOf(kittens, story) ? computeAwards(story.events, game.view) : [],
  deathOf: ({ game, story, seat, chairs }) =>
    isViewOf(kittens, game) && areEventsOf(kittens, story) ? pictureDeath(story.events, game.view, seat, chairs) : null,
  decisive: { title: () => t("kittens.result.fatal"), stepOf: fatalStep },
};

const marks = { dead: "avatars/zombie", imploded: "faces/imploding-kitten", out: "fx/kaboom-burst" } as const;

function endOf(view: KittensView, seat: Seat): keyof typeof marks {
  if (view.seats[seat]?.life === "dead") return "dead";
  return view.imploded === seat ? "imploded" : "out";
}

/** From public events only, like the awards. */
function tellOwn(events: readonly KittensEvent[], end: KittensView, seat: Seat, chairs: readonly Chair[]): OwnStory {
  const draws = drawsOf(events, end).filter((draw) => draw.seat === seat);
  const fatal = events.filter((event) => isDeath(event) && event.seat === seat && event.cause !== "devilcat").length;
  const worst = Math.max(0, ...draws.map(({ odds }) => odds));
  const deeds = [...events.flatMap(deedIn), ...draws.flatMap(coldIn)].filter((deed) => deed.seat === seat);
  const best = contests.find((id) => id !== "robbed" && deeds.some((deed) => deed.id === id));
  const count = deeds.filter(({ id }) => id === best).length;
  return {
    headline:
      end.winner === seat
        ? t("kittens.result.won")
        : (nameDeath(events, end, seat, chairs) ?? t("kittens.result.dead")),
    facts: [
      ...(best
        ? [{ label: t("kittens.result.deed"), value: awardText(`kittens-honours.${best}.detail`, { count }) }]
        : []),
      { label: t("kittens.result.draws"), value: formatNumber(draws.length - fatal) },
      { label: t("kittens.result.worst"), value: t("kittens.result.chance", { chance: Math.round(100 * worst) }) },
    ],
  };
}

/** Names the attack that forced the fatal draw, or else its odds. */
function nameDeath(
  events: readonly KittensEvent[],
  view: KittensView,
  seat: Seat,
  chairs: readonly Chair[],
): string | null {
  const end = events.findLastIndex((event) => isDeath(event) && event.seat === seat);
  const death = events[end];
  if (!death || !isDeath(death)) return null;
  if (death.cause === "devilcat") return t("kittens.result.dueled");
  if (death.cause === "implosion") return t("kittens.result.sucked");
  const killer = attackerOf(events.slice(0, end), seat);
  if (killer !== null) return t("kittens.result.attacked", { name: chairs[killer]?.name ?? "" });
  const draw = drawsOf(events, view).findLast((each) => each.seat === seat && each.isKitten);
  return draw ? t("kittens.result.drew", { value: Math.round(100 * draw.odds) }) : null;
}

function pictureDeath(
  events: readonly KittensEvent[],
  view: KittensView,
  seat: Seat,
  chairs: readonly Chair[],
): DeathPicture | null {
  const name = nameDeath(events, view, seat, chairs);
  const death = events.filter(isDeath).findLast((event) => event.seat === seat);
  if (name === null || death === undefined) return null;
  return { name, face: killers[death.cause], isBlast: death.cause === "kitten" };
}

/** Drawings of the cards that kill. */
export const killers: Readonly<Record<Cause, string>> = {
  kitten: "faces/exploding-kitten",
  devilcat: "faces/devilcat",
  implosion: "faces/imploding-kitten",
};

const isDeath = (event: KittensEvent): event is EventOf<"exploded" | "died"> =>
  event.type === "exploded" || event.type === "died";

/** Returns the player whose attack began a seat's last turn; null if it began without one. */
function attackerOf(events: readonly KittensEvent[], seat: Seat): Seat | null {
  const began = events.findLastIndex((event) => event.type === "turn-began" && event.seat === seat);
  const turn = events[began];
  if (turn?.type !== "turn-began" || !turn.attacked) return null;
  const attack = events.slice(0, began).findLast((event) => event.type === "attacked" && event.target === seat);
  return attack?.type === "attacked" && attack.seat !== seat ? attack.seat : null;
}

/**
 * Returns the draw or the duel that eliminated the viewer. For winners and spectators, returns the last one of the
 * game.
 */
function fatalStep(entries: readonly MoveListEntry[], seat: Seat | null): number | null {
  const hasWon = entries.some(({ mark }) => mark?.kind === "won" && mark.seat === seat);
  const isOut = ({ mark }: MoveListEntry, whose: Seat | null) =>
    mark?.kind === "out" && (whose === null || mark.seat === whose);
  const own = hasWon ? -1 : entries.findLastIndex((entry) => isOut(entry, seat));
  const last = own >= 0 ? own : entries.findLastIndex((entry) => isOut(entry, null));
  const turn = entries.slice(0, last + 1).findLastIndex(({ kind }) => kind === "turn");
  const draw = entries
    .slice(turn + 1, last + 1)
    .findLast(({ mark }) => mark?.kind === "card" && kittenCards.includes(mark.card));
  return (draw ?? entries[last])?.step ?? null;
}

/** Cards that may kill the player who draws them. */
const kittenCards: readonly string[] = cardIds.filter(isKittenId);

const awardText = addTexts("kittens-honours");

/**
 * Award categories with their badges, the most important first.
 *
 * - nopes: Nopes played.
 * - coldest: draws without a kitten at odds of one in five or more, from public information.
 * - duels: Armageddons that ended with the Godcat on the player's side.
 * - thief: cards taken from other hands by a pair or Three of a Kind.
 * - lives: saves from a kitten or the Devilcat.
 * - undead: returns from the dead.
 * - attacks: successful Attacks.
 * - seer: looks at cards of the pile.
 * - shuffler: shuffles of the pile.
 * - robbed: cards lost to a pair or Three of a Kind.
 * - digger: cards drawn, kittens included.
 * - careful: difference to the highest number of drawn cards.
 */
const badges = {
  nopes: "badges/cross",
  coldest: "badges/burst",
  duels: "badges/halo",
  thief: "badges/paw",
  lives: "badges/scissors",
  undead: "badges/zombie-kitten",
  attacks: "badges/bolt",
  seer: "badges/eye",
  shuffler: "badges/shuffle-now",
  robbed: "badges/heart",
  digger: "badges/dig-deeper",
  careful: "badges/stop",
} as const;

type ContestId = keyof typeof badges;

const contests = [
  "nopes",
  "coldest",
  "duels",
  "thief",
  "lives",
  "undead",
  "attacks",
  "seer",
  "shuffler",
  "robbed",
] as const;

/** Minimum odds of a draw that counts for the coldest hand. */
const cold = 0.2;

/** Returns the awards, from public events only. @param events the story of the whole game. */
export function computeAwards(events: readonly KittensEvent[], end: KittensView): readonly Award[] {
  const seats = [...end.seats.keys()];
  const draws = drawsOf(events, end);
  const deeds = [...events.flatMap(deedIn), ...draws.flatMap(coldIn)];
  const drawn = seats.map((seat) => draws.filter((draw) => draw.seat === seat).length);
  const most = Math.max(0, ...drawn);
  const won = winnersOf<ContestId>([
    ...contests.map((id) => ({
      id,
      scores: seats.map((seat) => deeds.filter((deed) => deed.id === id && deed.seat === seat).length),
    })),
    { id: "digger", scores: drawn },
    { id: "careful", scores: drawn.map((cards) => most - cards) },
  ]);
  return won.map(({ id, seat, score }) => ({
    seat,
    badge: badges[id],
    title: awardText(`kittens-honours.${id}.title`),
    detail: awardText(`kittens-honours.${id}.detail`, { count: score }),
  }));
}

/** An event that counts for a category. */
interface Deed {
  readonly id: (typeof contests)[number];
  readonly seat: Seat;
}

function deedIn(event: KittensEvent): readonly Deed[] {
  switch (event.type) {
    case "noped":
      return [{ id: "nopes", seat: event.seat }];
    case "armageddon-revealed":
      return [{ id: "duels", seat: event.godcat }];
    case "card-stolen":
    case "named-card-given":
      return [
        { id: "thief", seat: event.to },
        { id: "robbed", seat: event.from },
      ];
    case "saved":
      return [{ id: "lives", seat: event.seat }];
    case "returned":
      return [{ id: "undead", seat: event.seat }];
    case "attacked":
      return [{ id: "attacks", seat: event.seat }];
    case "future-seen":
    case "alter-began":
    case "card-looked-at":
      return [{ id: "seer", seat: event.seat }];
    case "shuffled":
      return [{ id: "shuffler", seat: event.seat }];
    default:
      return [];
  }
}

const coldIn = ({
  seat,
  odds,
  isKitten,
}: {
  readonly seat: Seat;
  readonly odds: number;
  readonly isKitten: boolean;
}): readonly Deed[] => (odds >= cold && !isKitten ? [{ id: "coldest", seat }] : []);
