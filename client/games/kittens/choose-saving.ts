import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../table/model/scene.ts";
import { aimedAt } from "./aim.ts";
import { cleared, type Draft } from "./draft.ts";
import { inOrder } from "./hand-order.ts";
import { planOf } from "./plan.ts";
import type { Situation } from "./situation.ts";
import { act, say, still, type Update } from "./update.ts";

/** Chooses a save, its meaning and the returning player; or declines (K9, K45). */
export function onSave(situation: Situation, intent: Intent): Update {
  const { draft } = situation;
  switch (intent.kind) {
    case "card":
      return savedBy(situation, intent);
    case "seat":
      return still(aimedAt(situation, intent.seat));
    case "grid":
      return still({ ...draft, title: cardIds.find((id) => id === intent.key) ?? null });
    case "button":
      return intent.id === "explode" ? act(draft, { type: "explode" }) : save(situation, draft);
    case "dismiss":
      return still(cleared(draft));
    default:
      return still(draft);
  }
}

/** Plays the save, or shows which choice is missing. */
function save(situation: Situation, draft: Draft): Update {
  const plan = planOf(situation, draft);
  if (plan.kind === "ready") return act(draft, plan.command);
  const { words } = situation;
  if (plan.kind === "as") return say(draft, words.t("kittens.prompt.godcat.line"));
  return plan.kind === "target" ? say(draft, words.t("kittens.prompt.save.whoLine")) : still(draft);
}

/** Chooses a save, and plays it if no choice is left. */
function savedBy(situation: Situation, intent: Extract<Intent, { kind: "card" }>): Update {
  const { draft, view, legal } = situation;
  const { key } = intent;
  const target = intent.how === "drag" ? (intent.onto ?? draft.target) : draft.target;
  const held = inOrder(view.hand).find((each) => each.key === key);
  const ways = legal.filter((command) => command.type === "save" && command.card === held?.card);
  const [only] = ways;
  if (only === undefined) return still(draft);
  if (ways.length === 1) return act(draft, only);
  const again = draft.cards.includes(key);
  const next = again ? { ...draft, target } : { ...cleared(draft), target, cards: [key] };
  return again || intent.how === "drag" ? save(situation, next) : still(next);
}
