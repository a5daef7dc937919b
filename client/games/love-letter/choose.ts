import type { Command } from "../../../shared/core/commands.ts";
import { assertNever } from "../../../shared/core/errors.ts";
import { cardIds } from "../../../shared/games/love-letter/titles.ts";
import type { Intent } from "../../table/model/scene.ts";
import type { Update as GameUpdate } from "../update.ts";
import { cleared, type Draft } from "./draft.ts";
import { heldCards } from "./held.ts";
import { planOf } from "./plan.ts";
import { whyNot, whyNotTarget } from "./refusals.ts";
import { isMine, isOver, type Situation } from "./situation.ts";

export type Update = GameUpdate<Draft, "log">;

const still = (draft: Draft): Update => ({ draft, followUp: null });
const say = (draft: Draft, text: string | null): Update =>
  text === null ? still(draft) : { draft, followUp: { kind: "say", text } };
const act = (draft: Draft, command: Command): Update => ({
  draft: cleared(draft),
  followUp: { kind: "act", command },
});

/** @param random gives 0 <= x < 1, for a card that goes anywhere. */
export function choose(situation: Situation, intent: Intent, random: () => number): Update {
  const { draft, view } = situation;
  if (intent.kind === "corner") return { draft, followUp: { kind: "open", sheet: "log" } };
  if (isOver(view)) return still(draft);
  if (!isMine(situation)) return intent.kind === "card" ? say(draft, whyNoCard(situation, intent.key)) : still(draft);
  switch (view.pending?.kind) {
    case undefined:
      return onTurn(situation, intent);
    case "stay":
      return onStay(situation, intent);
    case "insert":
      return onInsert(situation, intent, random);
    default:
      return assertNever(view.pending);
  }
}

function whyNoCard({ view, words }: Situation, key: string): string | null {
  const held = heldCards(view.hand).find((each) => each.key === key);
  return held === undefined ? null : whyNot(view, { type: "play", cards: [held.card] }, words);
}

/** The viewer chooses a card, its target and a guess; the last choice lays the card. */
function onTurn(situation: Situation, intent: Intent): Update {
  const { draft } = situation;
  switch (intent.kind) {
    case "card":
      return pressed(situation, intent.key, intent.how === "drag");
    case "seat":
      return aimed(situation, intent.seat);
    case "grid":
      return laid(situation, { ...draft, guess: cardIds.find((id) => id === intent.key) ?? null });
    case "button":
      return intent.id === "play" ? laid(situation, draft) : still(cleared(draft));
    case "dismiss":
      return still(cleared(draft));
    default:
      return still(draft);
  }
}

/** A second press or a drag onto the felt lays the card if nothing is left to choose. */
function pressed(situation: Situation, key: string, dragged: boolean): Update {
  const { draft } = situation;
  if (draft.card === key) return laid(situation, draft);
  const selected = { ...cleared(draft), card: key, seenRound: situation.view.last?.round ?? 0 };
  return dragged ? laid(situation, selected) : still(selected);
}

function aimed(situation: Situation, seat: number): Update {
  const { draft, view, words } = situation;
  const plan = planOf(situation);
  if (plan.kind !== "aimed" && plan.kind !== "guess") return still(draft);
  if (!plan.targets.includes(seat)) return say(draft, whyNotTarget(view, seat, words));
  return laid(situation, { ...draft, target: seat });
}

/** Lays the card if everything is chosen. */
function laid(situation: Situation, draft: Draft): Update {
  const plan = planOf(situation, draft);
  return plan.kind === "nothing" || plan.command === null ? still(draft) : act(draft, plan.command);
}

function onStay({ draft }: Situation, intent: Intent): Update {
  if (intent.kind !== "button") return still(draft);
  return act(draft, { type: intent.id === "swap" ? "swap" : "stay" });
}

function onInsert({ draft, view }: Situation, intent: Intent, random: () => number): Update {
  const last = view.pile.length;
  if (intent.kind === "slot") return still({ ...draft, slot: Math.min(Math.max(intent.slot, 0), last) });
  if (intent.kind !== "button") return still(draft);
  if (intent.id === "put") return act(draft, { type: "insert", position: draft.slot });
  return act(draft, { type: "insert", position: Math.floor(random() * (last + 1)) });
}
