import type { Seat } from "../../../shared/core/game.ts";
import { editionOf } from "../../../shared/games/kittens/editions/registry.ts";
import { isKittenId } from "../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";

type PublicPart = Pick<KittensView, "edition" | "deck" | "discard" | "out" | "seats">;

/**
 * The player who is out by an implosion, from public information; null if there is none. Each elimination leaves one
 * kitten on the discard pile, in the same order, and no kitten leaves that pile. Where there are Dead only an implosion
 * is for good (K83).
 */
export function implodedSeat(view: PublicPart): Seat | null {
  const { discard, out, seats } = view;
  if (!discard.includes("imploding-kitten")) return null;
  if (editionOf(view).undead) return out.find((seat) => seats[seat]?.life === "exploded") ?? null;
  return out[discard.filter(isKittenId).indexOf("imploding-kitten")] ?? null;
}
