import type { Command } from "../../../core/commands.ts";
import { assertNever } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { isPlayed } from "../cards/registry.ts";
import { legal } from "../engine.ts";
import { countLiving, nextAfter } from "../lives.ts";
import { kittenOdds } from "../odds.ts";
import { hasSave, isPlainSave } from "../saves.ts";
import type { Play } from "../state.ts";
import type { KittensView, VisibleNopeWait } from "../view.ts";
import { cardPriorities, cardValue, minCardValue, type Threat, type Use, useOf } from "./card-priorities.ts";
import { nowFromTheGrave } from "./dead-player.ts";
import type { PlayStyle } from "./play-style.ts";
import { titlePlayed } from "./plays.ts";

/** Nopes plays that harm it and Nopes against its own good plays, with a Clone if necessary; otherwise passes. */
export function answerPlay(view: KittensView, seat: Seat, wait: VisibleNopeWait, manner: PlayStyle): Command {
  const isDead = view.seats[seat]?.life === "dead";
  const now = isDead ? nowFromTheGrave(view, seat) : null;
  if (now !== null) return now;
  const { play, nopes } = wait;
  const live = nopes.length % 2 === 0;
  const own = play.seat === seat;
  const harm = own || !live ? 0 : isDead ? harmToDead(view, seat, play) : threatValue(view, seat, play);
  const matters = own && !live && !isDead ? gainOf(view, play, manner) : harm;
  return nopeFor(view, matters, manner) ?? { type: "pass" };
}

function nopeFor(view: KittensView, matters: number, { worthANope }: PlayStyle): Command | null {
  const held = view.hand.filter((card) => card === "nope").length;
  const least = held > 1 ? worthANope.several : worthANope.only;
  if (held > 0) return matters >= least ? { type: "nope" } : null;
  if (matters < least || !view.hand.includes("clone")) return null;
  return legal(view).find((command) => command.type === "nope") ?? null;
}

/** Harm of another player's play to a living seat, 0 to 1. */
function threatValue(view: KittensView, seat: Seat, play: Play): number {
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
function harmToDead(view: KittensView, seat: Seat, play: Play): number {
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
function gainOf(view: KittensView, play: Play, { wantsThefts }: PlayStyle): number {
  const title = play.form === "card" ? titlePlayed(play) : undefined;
  if (title !== undefined && endsTurn.includes(useOf(title))) {
    return hasSave(view.hand, view, "kitten") ? kittenOdds(view) / 2 : kittenOdds(view) + 0.2;
  }
  if ((play.names !== null && isPlainSave(play.names)) || play.form === "five") return 0.5;
  return play.form === "card" ? 0 : wantsThefts;
}

const endsTurn: readonly Use[] = ["attack", "step", "leap", "arrange", "bottom"];
