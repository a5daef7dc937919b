import { assertNever } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { kittenOdds } from "../odds.ts";
import { hasSave, isPlainSave } from "../saves.ts";
import type { Play } from "../state.ts";
import type { KittensView } from "../view.ts";
import { nextAfter } from "./rivals.ts";
import { titlePlayed } from "./ways.ts";
import { leastWorth, worthOf } from "./worth.ts";

/** How much a play of somebody else hurts a living seat, 0 to 1. */
export function harmOf(view: KittensView, seat: Seat, play: Play): number {
  switch (play.form) {
    case "card":
      return harmOfCard(view, seat, play);
    case "pair":
      return play.target === seat ? harmOfTheft(view) : 0;
    case "triple":
      return play.target === seat && play.names !== null && view.hand.includes(play.names)
        ? worthOf(play.names, view.hand) / 10
        : 0;
    case "five":
      return view.discard.some(isPlainSave) ? 0.3 : 0;
    default:
      return assertNever(play.form);
  }
}

/** The Godcat is picked on sight (K28). */
const harmOfTheft = ({ hand }: KittensView): number =>
  hand.includes("godcat") ? 0.9 : hand.filter((card) => worthOf(card, hand) > 4).length / hand.length;

function harmOfCard(view: KittensView, seat: Seat, play: Play): number {
  const odds = kittenOdds(view);
  const isNext = nextAfter(view, play.seat) === seat;
  switch (titlePlayed(play)) {
    case "attack":
      return isNext ? 0.4 + odds : 0;
    case "targeted-attack":
      return play.target === seat ? 0.4 + odds : 0;
    case "attack-of-the-dead":
      return isNext ? 0.5 + odds : 0;
    // Whoever gets out of the way of a kitten leaves it to the next player.
    case "skip":
    case "super-skip":
    case "raising-heck":
    case "dig-deeper":
      return isNext && odds > 0.5 ? odds : 0;
    case "shuffle":
    case "shuffle-now":
    case "shuffle-until-stop":
      return odds === 1 && !isNext ? 0.5 : 0;
    case "favor":
      return play.target === seat ? leastWorth(view.hand) / 10 : 0;
    case "feed-the-dead-now":
      return view.hand.length > 0 ? leastWorth(view.hand) / 10 : 0;
    case "armageddon":
      return hasSave(view.hand, view.discard, "devilcat") ? 0.2 : 0.6 / (view.seats.length - 1) + 0.2;
    // Somebody would see where this seat hides its kitten.
    case "clairvoyance-now":
      return view.pending.some((decision) => decision.kind === "insert" && decision.seat === seat) ? 0.3 : 0;
    default:
      return 0;
  }
}

/** How much a living seat wants its own play to go through, 0 to 1. */
export function gainOf(view: KittensView, play: Play): number {
  const title = play.form === "card" ? titlePlayed(play) : undefined;
  if (title !== undefined && endsTurn.includes(title)) {
    return hasSave(view.hand, view.discard, "kitten") ? kittenOdds(view) / 2 : kittenOdds(view) + 0.2;
  }
  return (play.names !== null && isPlainSave(play.names)) || play.form === "five" ? 0.5 : 0;
}

const endsTurn = [
  "attack",
  "skip",
  "super-skip",
  "targeted-attack",
  "attack-of-the-dead",
  "raising-heck",
  "dig-deeper",
];
