import type { Seat } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";
import { honours as de } from "../../../shared/locales/de/kittens-honours.ts";
import { honours as en } from "../../../shared/locales/en/kittens-honours.ts";
import { addTexts } from "../../app/i18n.ts";
import { type Award, winnersOf } from "../../game-model/awards.ts";
import { drawsOf } from "./draws.ts";

const t = addTexts({ en: { "kittens-honours": en }, de: { "kittens-honours": de } });

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
    title: t(`kittens-honours.${id}.title`),
    detail: t(`kittens-honours.${id}.detail`, { count: score }),
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
