import type { Command, PlayCommand } from "../core/commands.ts";
import type { Seat } from "../core/game.ts";
import { newRandomState, shuffle } from "../core/rng.ts";
import { useOf } from "../games/kittens/bots/card-priorities.ts";
import { expert } from "../games/kittens/bots/expert/expert.ts";
import { titleOf, titlePlayed } from "../games/kittens/bots/plays.ts";
import type { KittensEvent } from "../games/kittens/events.ts";
import { kittens } from "../games/kittens/game.ts";
import { drawersOf } from "../games/kittens/lives.ts";
import { isDeadly, kittenOdds } from "../games/kittens/odds.ts";
import { clone, type KittensState } from "../games/kittens/state.ts";
import { cardIds } from "../games/kittens/titles.ts";
import type { KittensView, VisibleNopeWait } from "../games/kittens/view.ts";
import { coached } from "./coached.ts";
import type { Reason } from "./report.ts";
import { sharesOf } from "./rollout.ts";

/** Implements `CoachedGame.isQuiet`: cards were played openly, without an effect yet. */
const isQuiet = (events: readonly KittensEvent[]): boolean => events.every(({ type }) => quiet.includes(type));

const quiet: readonly KittensEvent["type"][] = ["card-played", "noped", "passed"];

/** Implements `CoachedGame.reshuffleUnknown`: cards of the draw pile at positions known to a player stay there. */
export function reshuffleUnknown(state: KittensState, seed: string): KittensState {
  const copy: KittensState = { ...clone(state), random: newRandomState(seed) };
  const places = copy.pile.flatMap((_, place) => (isKnown(copy, place) ? [] : [place]));
  const cards = places.flatMap((place) => copy.pile[place] ?? []).sort();
  shuffle(cards, copy.random);
  for (const [index, place] of places.entries()) copy.pile[place] = cards[index] ?? "exploding-kitten";
  return copy;
}

const isKnown = ({ seats }: KittensState, place: number): boolean =>
  seats.some(({ known }) => known[place] !== undefined && known[place] !== null);

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
    case "return":
      return ofLook(view, command.type);
    default:
      return unexplained;
  }
}

/** Dig Deeper shows the top card. The bottom one, which Raising Heck shows, is no reason in these words (K38, K39). */
function ofLook({ pending, faceUp }: KittensView, choice: "keep" | "return"): Reason {
  const top = pending.at(-1);
  if (top?.kind !== "keep" || top.from !== "top" || top.card === null) return unexplained;
  if (choice === "return") return isDeadly(top.card, faceUp) ? { code: "kitten-on-top" } : unexplained;
  return isDeadly(top.card, faceUp) ? unexplained : { code: "safe-draw" };
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
    case "arrange":
    case "bottom":
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
const drawerOf = (view: KittensView, position: number): Seat => drawersOf(view, position + 1, 1)[position] ?? view.turn;

export const coachedKittens = coached({
  definition: kittens,
  expert,
  reshuffleUnknown,
  knownShares: ({ winner, seats }) => (winner === null ? null : sharesOf([winner], seats.length)),
  isQuiet,
  reason,
});
