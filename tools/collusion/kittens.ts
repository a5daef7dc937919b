import type { Command } from "../../shared/core/commands.ts";
import type { Actor, Seat } from "../../shared/core/game.ts";
import { legal } from "../../shared/games/kittens/engine.ts";
import { seatsThatMayNope } from "../../shared/games/kittens/lives.ts";
import type { KittensState, NopeWait } from "../../shared/games/kittens/state.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import type { Sparing } from "./decision-points.ts";
import type { Choice } from "./soft-play.ts";

/** Favors, pairs, triples, aimed Attacks, Armageddon, returns of Dead players, and Nopes. */
export const kittensSparing: Sparing<KittensState, KittensView> = {
  helps: ({ seats }, chosen) => seats[chosen]?.life === "dead",
  nopes: chancesToNope,
  aid: (view, seat, accomplice, meant) => {
    const wait = view.pending.at(-1);
    if (wait?.kind !== "nope") return null;
    const { play, nopes } = wait;
    if (meant.type === "nope" && (nopes.at(-1) ?? play.seat) === accomplice) return { type: "pass" };
    const isHarmed = nopes.length % 2 === 0 && play.target === accomplice && play.seat !== seat;
    if (meant.type !== "pass" || !isHarmed || view.seats[accomplice]?.life !== "living") return null;
    return legal(view).find(({ type }) => type === "nope") ?? null;
  },
};

/** A player with a Nope in hand who passes, or lets the time run out, could have Noped. */
function chancesToNope(state: KittensState, actor: Actor, { type }: Command): readonly Choice[] {
  const wait = state.pending.at(-1);
  if (wait?.kind !== "nope") return [];
  if (actor !== "clock") return type === "nope" || type === "pass" ? chanceOf(state, wait, actor, type === "nope") : [];
  const last = wait.nopes.at(-1) ?? wait.play.seat;
  const silent = seatsThatMayNope(state.seats, last).filter((seat) => !wait.passed.includes(seat));
  return silent.flatMap((seat) => chanceOf(state, wait, seat, false));
}

/** A player does not choose between others if the card is their own, or targets them. */
function chanceOf({ seats }: KittensState, { play, nopes }: NopeWait, actor: Seat, done: boolean): readonly Choice[] {
  if (play.seat === actor || play.target === actor) return [];
  if (!seats[actor]?.hand.includes("nope")) return [];
  const helps = nopes.length % 2 === 0 ? harmedBy(seats, play) : play.seat;
  return [{ kind: "nope", actor, done, against: nopes.at(-1) ?? play.seat, helps }];
}

const harmedBy = (seats: KittensState["seats"], { target }: NopeWait["play"]): Seat | null =>
  target !== null && seats[target]?.life === "living" ? target : null;
