import type { Command } from "../../../shared/core/commands.ts";
import { assertNever } from "../../../shared/core/errors.ts";
import { cardIds } from "../../../shared/games/love-letter/titles.ts";
import type { Intent } from "../../table/model/scene.ts";
import type { Answer as GameAnswer } from "../answer.ts";
import { type Choice, cleared } from "./choice.ts";
import { heldCards } from "./held.ts";
import { planOf } from "./plan.ts";
import { whyNot, whyNotTarget } from "./refusals.ts";
import { isMine, isOver, type Situation } from "./situation.ts";

export type Answer = GameAnswer<Choice, "log">;

const still = (choice: Choice): Answer => ({ choice, deed: null });
const say = (choice: Choice, text: string | null): Answer =>
  text === null ? still(choice) : { choice, deed: { kind: "say", text } };
const act = (choice: Choice, command: Command): Answer => ({
  choice: cleared(choice),
  deed: { kind: "act", command },
});

/** @param random gives 0 <= x < 1, for a card that goes anywhere. */
export function choose(situation: Situation, intent: Intent, random: () => number): Answer {
  const { choice, view, recap } = situation;
  if (intent.kind === "corner") return { choice, deed: { kind: "open", sheet: "log" } };
  if (recap !== null && goesOn(intent)) return still({ ...cleared(choice), seenRound: recap.round });
  if (isOver(view)) return still(choice);
  if (!isMine(situation)) return intent.kind === "card" ? say(choice, whyNoCard(situation, intent.key)) : still(choice);
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

const goesOn = (intent: Intent): boolean =>
  intent.kind === "dismiss" || (intent.kind === "button" && intent.id === "go-on");

function whyNoCard({ view, words }: Situation, key: string): string | null {
  const held = heldCards(view.hand).find((each) => each.key === key);
  return held === undefined ? null : whyNot(view, { type: "play", cards: [held.card] }, words);
}

/** A card, then whom it is laid on and what is guessed: with the last of these it is laid. */
function onTurn(situation: Situation, intent: Intent): Answer {
  const { choice } = situation;
  switch (intent.kind) {
    case "card":
      return pressed(situation, intent.key, intent.how === "drag");
    case "seat":
      return aimed(situation, intent.seat);
    case "grid":
      return laid(situation, { ...choice, guess: cardIds.find((id) => id === intent.key) ?? null });
    case "button":
      return intent.id === "play" ? laid(situation, choice) : still(cleared(choice));
    case "dismiss":
      return still(cleared(choice));
    default:
      return still(choice);
  }
}

/** A second press, or a drag onto the felt, lays the card if nothing is left to be chosen. */
function pressed(situation: Situation, key: string, dragged: boolean): Answer {
  const { choice } = situation;
  if (choice.card === key) return laid(situation, choice);
  const selected = { ...cleared(choice), card: key, seenRound: situation.view.last?.round ?? 0 };
  return dragged ? laid(situation, selected) : still(selected);
}

function aimed(situation: Situation, seat: number): Answer {
  const { choice, view, words } = situation;
  const plan = planOf(situation);
  if (plan.kind !== "aimed" && plan.kind !== "guess") return still(choice);
  if (!plan.targets.includes(seat)) return say(choice, whyNotTarget(view, seat, words));
  return laid(situation, { ...choice, target: seat });
}

/** Lays the card if all is decided. */
function laid(situation: Situation, choice: Choice): Answer {
  const plan = planOf(situation, choice);
  return plan.kind === "nothing" || plan.command === null ? still(choice) : act(choice, plan.command);
}

function onStay({ choice }: Situation, intent: Intent): Answer {
  if (intent.kind !== "button") return still(choice);
  return act(choice, { type: intent.id === "swap" ? "swap" : "stay" });
}

function onInsert({ choice, view }: Situation, intent: Intent, random: () => number): Answer {
  const last = view.pile.length;
  if (intent.kind === "slot") return still({ ...choice, place: Math.min(Math.max(intent.place, 0), last) });
  if (intent.kind !== "button") return still(choice);
  if (intent.id === "put") return act(choice, { type: "insert", position: choice.place });
  return act(choice, { type: "insert", position: Math.floor(random() * (last + 1)) });
}
