import { assertNever } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { isPlayed } from "../cards/registry.ts";
import { kittenOdds } from "../odds.ts";
import { hasSave, isPlainSave } from "../saves.ts";
import type { Play } from "../state.ts";
import type { KittensView } from "../view.ts";
import { cardPriorities, type Threat, type Use, useOf } from "./card-priorities.ts";
import { cardValue, minCardValue } from "./card-value.ts";
import { countLiving, nextAfter } from "./opponents.ts";
import { titlePlayed } from "./play-options.ts";
import type { PlayStyle } from "./play-style.ts";

/** Harm of another player's play to a living seat, 0 to 1. */
export function threatValue(view: KittensView, seat: Seat, play: Play): number {
  switch (play.form) {
    case "card":
      return harmOfCard(view, seat, play);
    case "pair":
      return play.target === seat ? harmOfTheft(view) : 0;
    case "triple":
      return play.target === seat && play.names !== null && view.hand.includes(play.names)
        ? cardValue(play.names, view.hand) / 10
        : 0;
    case "five":
      return view.discard.some(isPlainSave) ? 0.3 : 0;
    default:
      return assertNever(play.form);
  }
}

/** A thief recognises a Godcat and picks it (K28). */
const harmOfTheft = ({ hand }: KittensView): number =>
  hand.includes("godcat") ? 0.9 : hand.filter((card) => cardValue(card, hand) > 4).length / hand.length;

function harmOfCard(view: KittensView, seat: Seat, play: Play): number {
  const title = titlePlayed(play);
  return title !== undefined && isPlayed(title) ? cardPriorities[title].harm(threatOf(view, seat, play)) : 0;
}

/** Harm of a play to one of the Dead, 0 to 1. */
export function harmToDead(view: KittensView, seat: Seat, play: Play): number {
  const title = titlePlayed(play);
  return title !== undefined && isPlayed(title) ? cardPriorities[title].harmToDead(threatOf(view, seat, play)) : 0;
}

const threatOf = (view: KittensView, seat: Seat, play: Play): Threat => ({
  view,
  seat,
  play,
  odds: kittenOdds(view),
  isNext: nextAfter(view, play.seat) === seat,
  least: minCardValue(view.hand),
  lastTwo: countLiving(view) === 2,
});

/** Value for a living seat of its own play being carried out, 0 to 1. */
export function gainOf(view: KittensView, play: Play, { wantsThefts }: PlayStyle): number {
  const title = play.form === "card" ? titlePlayed(play) : undefined;
  if (title !== undefined && endsTurn.includes(useOf(title))) {
    return hasSave(view.hand, view.discard, "kitten") ? kittenOdds(view) / 2 : kittenOdds(view) + 0.2;
  }
  if ((play.names !== null && isPlainSave(play.names)) || play.form === "five") return 0.5;
  return play.form === "card" ? 0 : wantsThefts;
}

const endsTurn: readonly Use[] = ["attack", "step", "leap"];
