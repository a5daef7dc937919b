import { assertNever } from "../../core/errors.ts";
import type { Seat } from "../../core/game.ts";
import type { HitKind } from "./cards/card.ts";
import { cards } from "./cards/registry.ts";
import { livingAfter } from "./lives.ts";
import type { Play } from "./state.ts";
import type { KittensView } from "./view.ts";

/**
 * Whether the pending play affects a seat, judged by public information. It affects its own player once it has been
 * Noped.
 */
export function affects(view: KittensView, seat: Seat): boolean {
  const wait = view.pending.at(-1);
  if (wait?.kind !== "nope") return false;
  const { play, nopes } = wait;
  if (play.seat === seat) return nopes.length > 0;
  return play.target === seat || (play.form === "card" && hitsByCard(view, play, seat));
}

function hitsByCard(view: KittensView, play: Play, seat: Seat): boolean {
  const title = play.as ?? play.cards[0];
  const card = title === undefined ? undefined : cards[title];
  if (card?.kind === "clairvoyance") return isHiding(view, seat);
  return card?.kind === "action" && card.hits !== undefined && isHit(view, play, card.hits, seat);
}

/** Clairvoyance affects the player who is about to put a kitten back (K50). */
const isHiding = ({ pending }: KittensView, seat: Seat): boolean =>
  pending.some((decision) => decision.kind === "insert" && decision.seat === seat);

function isHit(view: KittensView, play: Play, kind: HitKind, seat: Seat): boolean {
  const { seats } = view;
  switch (kind) {
    case "next":
      return livingAfter(view, play.seat) === seat;
    case "living":
      return seats[seat]?.life === "living";
    case "dead":
      return seats[seat]?.life === "dead";
    default:
      return assertNever(kind);
  }
}
