import type { Command } from "../../../../shared/core/commands.ts";
import { assertNever } from "../../../../shared/core/errors.ts";
import { cardIds } from "../../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../../table/scene/scene.ts";
import type { TimeUp } from "../../transition.ts";
import { sortHand } from "../hand-order.ts";
import type { UiContext } from "../ui-context.ts";
import { onClairvoyance, onNope } from "./choose-in-wait.ts";
import { onLay } from "./choose-laying.ts";
import { choosePlay, whyNoCard } from "./choose-play.ts";
import { onSave } from "./choose-saving.ts";
import { sent, whileSending } from "./choose-sending.ts";
import { type Selection, withoutChoices } from "./selection.ts";
import {
  isButton,
  type KittensTransition,
  type OpenSheet,
  withCommand,
  withMessage,
  withSelection,
} from "./transition.ts";

/**
 * @param random returns 0 <= x < 1, for a kitten at a random position.
 * @param now by the clock of the table's deadlines, ms.
 */
export function handleIntent(
  context: UiContext,
  intent: Intent | TimeUp,
  random: () => number,
  now: number,
): KittensTransition {
  const { selection, view, legal } = context;
  if (intent.kind === "time-up") return sent(selection, intent);
  if (intent.kind === "corner") return open(selection, "log");
  if (intent.kind === "discard") return open(selection, "discards");
  if (view.winner !== null) return withSelection(selection);
  const top = view.pending.at(-1);
  if (legal.length === 0 && intent.kind === "card") return withMessage(selection, whyNoCard(context, intent.key));
  switch (top?.kind) {
    case undefined:
      return selection.sending === null ? choosePlay(context, intent, now) : whileSending(context, intent, now);
    case "nope":
      return onNope(context, intent, now);
    case "clairvoyance":
      return onClairvoyance(context, intent, now);
    case "save":
      return onSave(context, intent);
    case "insert":
      return onInsert(context, intent, random);
    case "give":
      return onGive(context, intent);
    case "pick":
      return onPick(context, intent);
    case "take":
      return onTake(context, intent);
    case "stop":
      if (intent.kind === "drum") return { selection, followUp: { kind: "drum" } };
      return onButtons(context, intent, { stop: { type: "stop" } });
    case "keep":
      return onButtons(context, intent, { keep: { type: "keep" }, return: { type: "return" } });
    case "lay":
      return onLay(context, intent);
    case "stay":
      return onButtons(context, intent, { stay: { type: "stay" }, swap: { type: "swap" } });
    default:
      return assertNever(top);
  }
}

const open = (selection: Selection, sheet: OpenSheet): KittensTransition => ({
  selection,
  followUp: { kind: "open", sheet },
});

/** Decisions with buttons only: the command of each button. */
function onButtons(
  { selection }: UiContext,
  intent: Intent,
  commands: Readonly<Record<string, Command>>,
): KittensTransition {
  const command = intent.kind === "button" ? commands[intent.id] : undefined;
  return command === undefined ? withSelection(selection) : withCommand(selection, command);
}

function onInsert({ selection, view }: UiContext, intent: Intent, random: () => number): KittensTransition {
  if (intent.kind === "slot")
    return withSelection({ ...selection, slot: Math.min(Math.max(intent.slot, 0), view.pile) });
  if (isButton(intent, "hide")) return withCommand(selection, { type: "insert", position: selection.slot });
  if (isButton(intent, "anywhere")) {
    return withCommand(selection, { type: "insert", position: Math.floor(random() * (view.pile + 1)) });
  }
  return withSelection(selection);
}

/** Selects a card with one press. Another press, the button, or a drag onto the felt gives it. */
function onGive({ selection, view }: UiContext, intent: Intent): KittensTransition {
  const pressed = intent.kind === "card" ? intent.key : isButton(intent, "give") ? selection.cards[0] : undefined;
  const held = sortHand(view.hand).find(({ key }) => key === pressed);
  if (intent.kind === "dismiss") return withSelection(withoutChoices(selection));
  if (held === undefined) return withSelection(selection);
  const meant = intent.kind === "button" || (intent.kind === "card" && intent.how === "drag");
  if (meant || selection.cards.includes(held.key)) return withCommand(selection, { type: "give", card: held.card });
  return withSelection({ ...selection, cards: [held.key] });
}

/** All plain backs lead to the same pick; the Godcat's back is recognisable. */
function onPick({ selection }: UiContext, intent: Intent): KittensTransition {
  if (intent.kind === "back") return withSelection({ ...selection, back: intent.index });
  if (isButton(intent, "pick-godcat")) return withCommand(selection, { type: "pick", card: "godcat" });
  return isButton(intent, "pick") ? withCommand(selection, { type: "pick" }) : withSelection(selection);
}

function onTake({ selection }: UiContext, intent: Intent): KittensTransition {
  if (intent.kind === "grid")
    return withSelection({ ...selection, title: cardIds.find((id) => id === intent.key) ?? null });
  if (isButton(intent, "take") && selection.title !== null)
    return withCommand(selection, { type: "take", card: selection.title });
  return withSelection(selection);
}
