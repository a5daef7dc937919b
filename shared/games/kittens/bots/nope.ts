import type { Command } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import { legal } from "../engine.ts";
import type { KittensView, VisibleNopeWait } from "../view.ts";
import { nowFromTheGrave } from "./dead-player.ts";
import type { PlayStyle } from "./play-style.ts";
import { gainOf, harmToDead, threatValue } from "./threat-value.ts";

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
