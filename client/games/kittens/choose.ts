import type { Command } from "../../../shared/core/commands.ts";
import { assertNever } from "../../../shared/core/errors.ts";
import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../table/model/scene.ts";
import { type Answer, act, isButton, type OpenSheet, say, still } from "./answer.ts";
import { type Choice, cleared } from "./choice.ts";
import { onClairvoyance, onNope } from "./choose-in-wait.ts";
import { onLay } from "./choose-laying.ts";
import { choosePlay, whyNoCard } from "./choose-play.ts";
import { onSave } from "./choose-saving.ts";
import { inOrder } from "./hand-order.ts";
import type { Situation } from "./situation.ts";

/** @param random gives 0 <= x < 1, for a kitten that goes anywhere. */
export function choose(situation: Situation, intent: Intent, random: () => number): Answer {
  const { choice, view, legal } = situation;
  if (intent.kind === "corner") return open(choice, "log");
  if (intent.kind === "discard") return open(choice, "discards");
  if (view.winner !== null) return still(choice);
  const top = view.pending.at(-1);
  if (legal.length === 0 && intent.kind === "card") return say(choice, whyNoCard(situation, intent.key));
  switch (top?.kind) {
    case undefined:
      return choosePlay(situation, intent);
    case "nope":
      return onNope(situation, intent);
    case "clairvoyance":
      return onClairvoyance(situation, intent);
    case "save":
      return onSave(situation, intent);
    case "insert":
      return onInsert(situation, intent, random);
    case "give":
      return onGive(situation, intent);
    case "pick":
      return onPick(situation, intent);
    case "take":
      return onTake(situation, intent);
    case "stop":
      return onButtons(situation, intent, { stop: { type: "stop" } });
    case "keep":
      return onButtons(situation, intent, { keep: { type: "keep" }, return: { type: "return" } });
    case "lay":
      return onLay(situation, intent);
    case "stay":
      return onButtons(situation, intent, { stay: { type: "stay" }, swap: { type: "swap" } });
    default:
      return assertNever(top);
  }
}

const open = (choice: Choice, sheet: OpenSheet): Answer => ({ choice, deed: { kind: "open", sheet } });

/** Nothing but buttons: what each of them says. */
function onButtons({ choice }: Situation, intent: Intent, commands: Readonly<Record<string, Command>>): Answer {
  const command = intent.kind === "button" ? commands[intent.id] : undefined;
  return command === undefined ? still(choice) : act(choice, command);
}

function onInsert({ choice, view }: Situation, intent: Intent, random: () => number): Answer {
  if (intent.kind === "slot") return still({ ...choice, place: Math.min(Math.max(intent.place, 0), view.pile) });
  if (isButton(intent, "hide")) return act(choice, { type: "insert", position: choice.place });
  if (isButton(intent, "anywhere")) {
    return act(choice, { type: "insert", position: Math.floor(random() * (view.pile + 1)) });
  }
  return still(choice);
}

/** A card is chosen by a press and given by another, by the button, or by dragging it onto the felt. */
function onGive({ choice, view }: Situation, intent: Intent): Answer {
  const pressed = intent.kind === "card" ? intent.key : isButton(intent, "give") ? choice.cards[0] : undefined;
  const held = inOrder(view.hand).find(({ key }) => key === pressed);
  if (intent.kind === "dismiss") return still(cleared(choice));
  if (held === undefined) return still(choice);
  const meant = intent.kind === "button" || (intent.kind === "card" && intent.how === "drag");
  if (meant || choice.cards.includes(held.key)) return act(choice, { type: "give", card: held.card });
  return still({ ...choice, cards: [held.key] });
}

/** Whichever plain back is lifted, the pick is the same; the Godcat's is seen. */
function onPick({ choice }: Situation, intent: Intent): Answer {
  if (intent.kind === "back") return still({ ...choice, back: intent.index });
  if (isButton(intent, "pick-godcat")) return act(choice, { type: "pick", card: "godcat" });
  return isButton(intent, "pick") ? act(choice, { type: "pick" }) : still(choice);
}

function onTake({ choice }: Situation, intent: Intent): Answer {
  if (intent.kind === "grid") return still({ ...choice, title: cardIds.find((id) => id === intent.key) ?? null });
  if (isButton(intent, "take") && choice.title !== null) return act(choice, { type: "take", card: choice.title });
  return still(choice);
}
