import type { Intent } from "../../table/model/scene.ts";
import { aimedAt, aimOf } from "./aim.ts";
import { type Answer, act, isButton, still } from "./answer.ts";
import { type Choice, cleared } from "./choice.ts";
import type { Situation } from "./situation.ts";

const duelCards = ["godcat", "devilcat"] as const;

/** Armageddon: the card before oneself and the opponent; whichever is pressed last lays them down (K40). */
export function onLay(situation: Situation, intent: Intent): Answer {
  const { choice } = situation;
  if (intent.kind === "dismiss" || isButton(intent, "cancel")) return still(cleared(choice));
  if (intent.kind === "seat") return laid(situation, aimedAt(situation, intent.seat));
  const card = duelCards.find((each) => isButton(intent, each) || (intent.kind === "grid" && intent.key === each));
  return card === undefined ? still(choice) : laid(situation, { ...choice, title: card });
}

function laid(situation: Situation, choice: Choice): Answer {
  const { chosen } = aimOf({ ...situation, choice });
  return chosen === null || choice.title === null
    ? still(choice)
    : act(choice, { type: "lay", card: choice.title, target: chosen });
}
