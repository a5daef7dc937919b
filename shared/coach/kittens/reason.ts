import type { Command, PlayCommand } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { useOf } from "../../games/kittens/bots/card-priorities.ts";
import { titleOf, titlePlayed } from "../../games/kittens/bots/play-options.ts";
import { kittenOdds } from "../../games/kittens/odds.ts";
import { cardIds } from "../../games/kittens/titles.ts";
import type { KittensView, VisibleNopeWait } from "../../games/kittens/view.ts";
import type { Reason } from "../report.ts";

const unexplained: Reason = { code: "best-chance" };

/** Implements `CoachedGame.reason`. */
export function reason(view: KittensView, command: Command): Reason {
  const top = view.pending.at(-1);
  switch (command.type) {
    case "draw":
      return ofDraw(kittenOdds(view));
    case "play":
      return top === undefined ? ofPlay(view, command) : unexplained;
    case "nope":
      return top?.kind === "nope" ? ofNope(view, top) : unexplained;
    case "pass":
      return { code: "save-cards" };
    case "save":
      return { code: "stay-alive" };
    case "insert":
      return { code: "hide-kitten", drawer: drawerOf(view, command.position) };
    case "give":
      return { code: "least-card", title: command.card };
    case "keep":
      return { code: "safe-draw" };
    case "return":
      return top?.kind === "keep" && top.card === "exploding-kitten" ? { code: "kitten-on-top" } : unexplained;
    default:
      return unexplained;
  }
}

const ofDraw = (odds: number): Reason => (odds === 0 ? { code: "safe-draw" } : { code: "draw-odds", odds });

function ofPlay(view: KittensView, command: PlayCommand): Reason {
  const odds = kittenOdds(view);
  if (command.cards.length > 1) return { code: "gather-cards" };
  const played = titleOf(view, command);
  const title = cardIds.find((id) => id === played);
  switch (title && useOf(title)) {
    case "gather":
      return { code: "gather-cards" };
    case "look":
      return { code: "look-first", odds };
    case "attack":
    case "step":
    case "leap":
    case "shuffle":
      return odds === 1 ? { code: "kitten-on-top" } : odds > 0 ? { code: "kitten-likely", odds } : unexplained;
    default:
      return unexplained;
  }
}

function ofNope({ viewer }: KittensView, { play }: VisibleNopeWait): Reason {
  const title = play.form === "card" ? (titlePlayed(play) ?? null) : null;
  return { code: play.seat === viewer ? "save-play" : "stop-play", title };
}

/**
 * The seat that draws the card at a position if all players only draw, beginning with all turns that the player on turn
 * owes.
 */
function drawerOf({ seats, turn, owes }: KittensView, position: number): Seat {
  const after = [...seats.keys()].map((index) => (turn + 1 + index) % seats.length);
  const order = after.filter((seat) => seats[seat]?.life === "living");
  return position < owes - 1 ? turn : (order[(position - owes + 1) % order.length] ?? turn);
}
