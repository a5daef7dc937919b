import type { Intent } from "../../table/model/scene.ts";
import { aimedAt, aimOf } from "./aim.ts";
import { cleared, type Draft } from "./draft.ts";
import type { Situation } from "./situation.ts";
import { act, isButton, still, type Update } from "./update.ts";

const duelCards = ["godcat", "devilcat"] as const;

/** Armageddon: choose the card in front of the viewer and the opponent; the second choice places the cards (K40). */
export function onLay(situation: Situation, intent: Intent): Update {
  const { draft } = situation;
  if (intent.kind === "dismiss" || isButton(intent, "cancel")) return still(cleared(draft));
  if (intent.kind === "seat") return laid(situation, aimedAt(situation, intent.seat));
  const card = duelCards.find((each) => isButton(intent, each) || (intent.kind === "grid" && intent.key === each));
  return card === undefined ? still(draft) : laid(situation, { ...draft, title: card });
}

function laid(situation: Situation, draft: Draft): Update {
  const { chosen } = aimOf({ ...situation, draft });
  return chosen === null || draft.title === null
    ? still(draft)
    : act(draft, { type: "lay", card: draft.title, target: chosen });
}
