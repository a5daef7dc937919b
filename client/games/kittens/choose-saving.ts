import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../table/model/scene.ts";
import { aimedAt } from "./aim.ts";
import { type Answer, act, say, still } from "./answer.ts";
import { type Choice, cleared } from "./choice.ts";
import { inOrder } from "./hand-order.ts";
import { planOf } from "./plan.ts";
import type { Situation } from "./situation.ts";

/** A kitten ticks: which card saves, as what, who returns by it; or none (K9, K45). */
export function onSave(situation: Situation, intent: Intent): Answer {
  const { choice } = situation;
  switch (intent.kind) {
    case "card":
      return savedBy(situation, intent.key, intent.how === "drag");
    case "seat":
      return still(aimedAt(situation, intent.seat));
    case "grid":
      return still({ ...choice, title: cardIds.find((id) => id === intent.key) ?? null });
    case "button":
      return intent.id === "explode" ? act(choice, { type: "explode" }) : save(situation, choice);
    case "dismiss":
      return still(cleared(choice));
    default:
      return still(choice);
  }
}

/** Plays the save, or says what is still to be chosen. */
function save(situation: Situation, choice: Choice): Answer {
  const plan = planOf(situation, choice);
  if (plan.kind === "ready") return act(choice, plan.command);
  const { words } = situation;
  if (plan.kind === "as") return say(choice, words.t("kittens.prompt.godcat.line"));
  return plan.kind === "target" ? say(choice, words.t("kittens.prompt.save.whoLine")) : still(choice);
}

/** A save is chosen by a press, and played by it if nothing is left to choose. */
function savedBy(situation: Situation, key: string, meant: boolean): Answer {
  const { choice, view, legal } = situation;
  const held = inOrder(view.hand).find((each) => each.key === key);
  const ways = legal.filter((command) => command.type === "save" && command.card === held?.card);
  const [only] = ways;
  if (only === undefined) return still(choice);
  if (ways.length === 1) return act(choice, only);
  const again = choice.cards.includes(key);
  const next = again ? choice : { ...cleared(choice), target: choice.target, cards: [key] };
  return again || meant ? save(situation, next) : still(next);
}
