import { chosenSeat, isFairTarget, type Temper } from "../../../core/bots.ts";
import type { Command, PlayCommand } from "../../../core/commands.ts";
import type { Bot } from "../../../core/definition.ts";
import type { Seat } from "../../../core/game.ts";
import { pick } from "../../../core/pick.ts";
import { kittenOdds } from "../odds.ts";
import { isPlainSave } from "../saves.ts";
import { cardIds } from "../titles.ts";
import type { KittensView } from "../view.ts";
import { useOf } from "./card-priorities.ts";
import { playStyleOf } from "./play-style.ts";
import { playsToWeigh } from "./plays.ts";
import { playSteadily } from "./steady.ts";

/** Shares of decisions that it makes carelessly. */
const heedless = { turn: 0.45, nope: 0.6, hide: 0.35 } as const;

/**
 * Plays like a beginner: often draws without a reason, plays cards without a plan, and misses its Nopes. It is
 * considerate: it keeps a card that it could only play on an unfair target.
 */
export function createEasyBot(temper: Temper | null): Bot<KittensView> {
  const manner = playStyleOf(temper);
  return (view, chance, past) => {
    const mayChoose = (seat: Seat) => past === undefined || isFairTarget(past, seat);
    const steady = () => playSteadily(view, manner, chance, mayChoose);
    switch (view.pending.at(-1)?.kind) {
      case undefined:
        if (chance() < heedless.turn && kittenOdds(view) < 1) return anything(view, chance, mayChoose);
        return toSurvive(view, steady(), () => playSteadily(view, manner, chance));
      case "nope":
        return chance() < heedless.nope ? { type: "pass" } : unlessUnfair(steady(), mayChoose);
      case "insert":
        return chance() < heedless.hide
          ? { type: "insert", position: Math.floor(chance() * (view.pile + 1)) }
          : steady();
      case "give":
        return { type: "give", card: pick(spare(view), chance) };
      default:
        return steady();
    }
  };
}

/** Replaces the draw of a kitten that the bot has seen, because keeping a card is then no choice. */
const toSurvive = (view: KittensView, command: Command, otherwise: () => Command): Command =>
  command.type === "draw" && kittenOdds(view) === 1 ? otherwise() : command;

/** Replaces a card that a dead player throws at an unfair target. */
function unlessUnfair(command: Command, mayChoose: (target: Seat) => boolean): Command {
  const target = chosenSeat(command);
  return target === undefined || mayChoose(target) ? command : { type: "pass" };
}

/** Draws half of the time, else plays a random single card that has a use. */
function anything(view: KittensView, chance: () => number, mayChoose: (target: Seat) => boolean): Command {
  const plays =
    view.viewer === "spectator"
      ? []
      : playsToWeigh(view, view.viewer).filter(
          (play) => isHarmless(play) && (play.target === undefined || mayChoose(play.target)),
        );
  return chance() < 0.5 || plays.length === 0 ? { type: "draw" } : pick(plays, chance);
}

function isHarmless({ cards: [title, ...more] }: PlayCommand): boolean {
  const id = cardIds.find((known) => known === title);
  return more.length === 0 && id !== undefined && !["never", "duel"].includes(useOf(id));
}

/** Cards other than saves and the Godcat, or the whole hand if there are none. */
function spare({ hand }: KittensView): KittensView["hand"] {
  const others = hand.filter((card) => !isPlainSave(card) && card !== "godcat");
  return others.length > 0 ? others : hand;
}
