import type { Command } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import { legal } from "../engine.ts";
import type { KittensView, VisibleNopeWait } from "../view.ts";
import { gainOf, harmOf, harmToDead } from "./harm.ts";
import { nowFromTheGrave } from "./undead.ts";

/** How much a play must matter, 0 to 1, to be worth a Nope: less when there are several. */
const worthANope = (nopes: number): number => (nopes > 1 ? 0.3 : 0.5);

/** Nopes what hurts, and what stops its own good plays, with a Clone if need be; lets the rest happen. */
export function answerPlay(view: KittensView, seat: Seat, wait: VisibleNopeWait): Command {
  const isDead = view.seats[seat]?.life === "dead";
  const now = isDead ? nowFromTheGrave(view, seat) : null;
  if (now !== null) return now;
  const { play, nopes } = wait;
  const live = nopes.length % 2 === 0;
  const own = play.seat === seat;
  const harm = own || !live ? 0 : isDead ? harmToDead(view, seat, play) : harmOf(view, seat, play);
  const matters = own && !live && !isDead ? gainOf(view, play) : harm;
  return nopeFor(view, matters) ?? { type: "pass" };
}

function nopeFor(view: KittensView, matters: number): Command | null {
  const held = view.hand.filter((card) => card === "nope").length;
  if (held > 0) return matters >= worthANope(held) ? { type: "nope" } : null;
  if (matters < worthANope(1) || !view.hand.includes("clone")) return null;
  return legal(view).find((command) => command.type === "nope") ?? null;
}
