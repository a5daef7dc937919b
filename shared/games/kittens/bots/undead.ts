import type { Command } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import { legal } from "../engine.ts";
import { kittenOdds } from "../odds.ts";
import type { Play } from "../state.ts";
import type { KittensView } from "../view.ts";
import { countLiving } from "./rivals.ts";
import { titlePlayed } from "./ways.ts";

/**
 * How much a play hurts one of the Dead, 0 to 1. They come back only while the game goes on: with more than two living they want
 * kittens to be drawn, as whoever survives one may return them; with two, the next death is the end of all hope.
 */
export function harmToDead(view: KittensView, play: Play): number {
  const odds = kittenOdds(view);
  const lastTwo = countLiving(view) === 2;
  switch (titlePlayed(play)) {
    case "attack":
    case "targeted-attack":
      return lastTwo ? 0.3 + odds : 0;
    case "attack-of-the-dead":
      return lastTwo ? 0.5 + odds : 0;
    case "skip":
    case "super-skip":
      return lastTwo ? 0 : odds;
    case "armageddon":
      return lastTwo ? 0.6 : 0;
    case "grave-robber":
      return view.hand.length > 1 ? 0.3 : 0;
    default:
      return 0;
  }
}

/** A NOW card of the Dead on a waiting play: fed, they may return strong; a known kitten is shuffled away from the last two. */
export function nowFromTheGrave(view: KittensView, seat: Seat): Command | null {
  const plays = legal(view).filter((command) => command.type === "play");
  const fed = plays.find(({ cards, target }) => cards[0] === "feed-the-dead-now" && target === seat);
  const shuffled = plays.find(({ cards }) => cards[0] === "shuffle-now");
  return fed ?? (countLiving(view) === 2 && kittenOdds(view) === 1 ? shuffled : undefined) ?? null;
}
