import type { Temper } from "../../../core/bots.ts";
import type { Command, PlayCommand } from "../../../core/commands.ts";
import type { Bot } from "../../../core/definition.ts";
import { pick } from "../../../core/pick.ts";
import { kittenOdds } from "../odds.ts";
import { isPlainSave } from "../saves.ts";
import { cardIds } from "../titles.ts";
import type { KittensView } from "../view.ts";
import { useOf } from "./card-priorities.ts";
import { playsToWeigh } from "./plays.ts";
import { createSteadyBot } from "./steady.ts";

/** Shares of decisions that it makes carelessly. */
const heedless = { turn: 0.45, nope: 0.6, hide: 0.35 } as const;

/** Plays like a beginner: often draws without a reason, plays cards without a plan, and misses its Nopes. */
export function createEasyBot(temper: Temper | null): Bot<KittensView> {
  const steady = createSteadyBot(temper);
  return (view, chance) => {
    switch (view.pending.at(-1)?.kind) {
      case undefined:
        return chance() < heedless.turn && kittenOdds(view) < 1 ? anything(view, chance) : steady(view, chance);
      case "nope":
        return chance() < heedless.nope ? { type: "pass" } : steady(view, chance);
      case "insert":
        return chance() < heedless.hide
          ? { type: "insert", position: Math.floor(chance() * (view.pile + 1)) }
          : steady(view, chance);
      case "give":
        return { type: "give", card: pick(spare(view), chance) };
      default:
        return steady(view, chance);
    }
  };
}

/** Draws half of the time, else plays a random single card that has a use. */
function anything(view: KittensView, chance: () => number): Command {
  const plays = view.viewer === "spectator" ? [] : playsToWeigh(view, view.viewer).filter(isHarmless);
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
