import type { Command } from "../../../core/commands.ts";
import { assertNever } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import type { Play } from "../state.ts";
import type { KittensView, VisibleNopeWait } from "../view.ts";
import { kittenOdds, nextAfter } from "./odds.ts";
import { worthOf } from "./worth.ts";

/** How much a play must matter, 0 to 1, to be worth a Nope: less when there are several. */
const worthANope = (nopes: number): number => (nopes > 1 ? 0.3 : 0.5);

/** Nopes what hurts, and what stops its own good plays; leaves the others to themselves. */
export function answerPlay(view: KittensView, seat: Seat, { play, nopes }: VisibleNopeWait): Command {
  const held = view.hand.filter((card) => card === "nope").length;
  const live = nopes.length % 2 === 0;
  const matters = live ? harmOf(view, seat, play) : play.seat === seat ? gainOf(view, play) : 0;
  return held > 0 && matters >= worthANope(held) ? { type: "nope" } : { type: "pass" };
}

/** How much this play hurts the seat, 0 to 1. */
function harmOf(view: KittensView, seat: Seat, play: Play): number {
  if (play.seat === seat) return 0;
  switch (play.form) {
    case "card":
      return harmOfCard(view, seat, play);
    case "pair":
      return play.target === seat
        ? view.hand.filter((card) => worthOf(card, view.hand) > 4).length / view.hand.length
        : 0;
    case "triple":
      return play.target === seat && play.names !== null && view.hand.includes(play.names)
        ? worthOf(play.names, view.hand) / 10
        : 0;
    case "five":
      return view.discard.includes("defuse") ? 0.3 : 0;
    default:
      return assertNever(play.form);
  }
}

function harmOfCard(view: KittensView, seat: Seat, play: Play): number {
  const [card] = play.cards;
  const odds = kittenOdds(view);
  const isNext = nextAfter(view, play.seat) === seat;
  if (card === "attack") return isNext ? 0.4 + odds : 0;
  // Whoever gets out of the way of a kitten leaves it to the next player.
  if (card === "skip") return isNext && odds > 0.5 ? odds : 0;
  if (card === "shuffle") return odds === 1 && !isNext ? 0.5 : 0;
  if (card === "favor" && play.target === seat)
    return Math.min(...view.hand.map((held) => worthOf(held, view.hand))) / 10;
  return 0;
}

/** How much the seat wants its own play to go through, 0 to 1. */
function gainOf(view: KittensView, play: Play): number {
  const [card] = play.cards;
  const endsTurn = play.form === "card" && (card === "attack" || card === "skip");
  if (endsTurn) return view.hand.includes("defuse") ? kittenOdds(view) / 2 : kittenOdds(view) + 0.2;
  return play.names === "defuse" || play.form === "five" ? 0.5 : 0;
}
