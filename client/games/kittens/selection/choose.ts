import type { Command } from "../../../../shared/core/commands.ts";
import { assertNever } from "../../../../shared/core/errors.ts";
import { cardIds } from "../../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../../table/scene/scene.ts";
import type { TimeUp } from "../../transition.ts";
import { sortHand } from "../hand-order.ts";
import {
  isButton,
  type KittensTransition,
  type OpenSheet,
  type Selection,
  type UiContext,
  withCommand,
  withMessage,
  withoutChoices,
  withSelection,
} from "../ui-state.ts";
import { choosePlay, onClairvoyance, onNope, whyNoCard } from "./choose-play.ts";
import { aimedAt, aimOf, planMove } from "./planned-move.ts";

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
    case "arrange":
      return onArrange(context, intent);
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

/** Two places exchange their cards: one dragged onto the other, or both pressed (K80). */
function onArrange({ selection }: UiContext, intent: Intent): KittensTransition {
  const { order, picked } = selection;
  if (intent.kind === "dismiss") return withSelection({ ...selection, picked: null });
  if (isButton(intent, "undo-order"))
    return withSelection({ ...selection, order: order.toSorted((a, b) => a - b), picked: null });
  if (isButton(intent, "arrange")) return withCommand(selection, { type: "arrange", order });
  if (intent.kind !== "place") return withSelection(selection);
  const [from, to] = intent.onto === undefined ? [picked, intent.place] : [intent.place, intent.onto];
  if (from === null) return withSelection({ ...selection, picked: to });
  return withSelection({ ...selection, order: exchanged(order, from, to), picked: null });
}

const exchanged = (order: readonly number[], one: number, other: number): readonly number[] =>
  order.map((card, place) => (place === one ? order[other] : place === other ? order[one] : card) ?? card);

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

const duelCards = ["godcat", "devilcat"] as const;

/** Armageddon: choose the card in front of the viewer and the opponent; the second choice places the cards (K40). */
function onLay(context: UiContext, intent: Intent): KittensTransition {
  const { selection } = context;
  if (intent.kind === "dismiss" || isButton(intent, "cancel")) return withSelection(withoutChoices(selection));
  if (intent.kind === "seat") return laid(context, aimedAt(context, intent.seat));
  const card = duelCards.find((each) => isButton(intent, each) || (intent.kind === "grid" && intent.key === each));
  return card === undefined ? withSelection(selection) : laid(context, { ...selection, title: card });
}

function laid(context: UiContext, selection: Selection): KittensTransition {
  const { chosen } = aimOf({ ...context, selection });
  return chosen === null || selection.title === null
    ? withSelection(selection)
    : withCommand(selection, { type: "lay", card: selection.title, target: chosen });
}

/** Chooses a save, its meaning and the returning player; or declines (K9, K45). */
function onSave(context: UiContext, intent: Intent): KittensTransition {
  const { selection } = context;
  switch (intent.kind) {
    case "card":
      return savedBy(context, intent);
    case "seat":
      return withSelection(aimedAt(context, intent.seat));
    case "grid":
      return withSelection({ ...selection, title: cardIds.find((id) => id === intent.key) ?? null });
    case "button":
      return intent.id === "explode" ? withCommand(selection, { type: "explode" }) : save(context, selection);
    case "dismiss":
      return withSelection(withoutChoices(selection));
    default:
      return withSelection(selection);
  }
}

/** Plays the save, or shows which choice is missing. */
function save(context: UiContext, selection: Selection): KittensTransition {
  const plan = planMove(context, selection);
  if (plan.kind === "ready") return withCommand(selection, plan.command);
  const { labels } = context;
  if (plan.kind === "as") return withMessage(selection, labels.t("kittens-prompt.godcat.line"));
  return plan.kind === "target"
    ? withMessage(selection, labels.t("kittens-prompt.save.whoLine"))
    : withSelection(selection);
}

/** Chooses a save, and plays it if no choice is left. */
function savedBy(context: UiContext, intent: Extract<Intent, { kind: "card" }>): KittensTransition {
  const { selection, view, legal } = context;
  const { key } = intent;
  const target = intent.how === "drag" ? (intent.onto ?? selection.target) : selection.target;
  const held = sortHand(view.hand).find((each) => each.key === key);
  const ways = legal.filter((command) => command.type === "save" && command.card === held?.card);
  const [only] = ways;
  if (only === undefined) return withSelection(selection);
  if (ways.length === 1) return withCommand(selection, only);
  const again = selection.cards.includes(key);
  const next = again ? { ...selection, target } : { ...withoutChoices(selection), target, cards: [key] };
  return again || intent.how === "drag" ? save(context, next) : withSelection(next);
}

/** Sends the play after the time for undoing it. */
const sent = (selection: Selection, { endsAt }: TimeUp): KittensTransition =>
  selection.sending?.endsAt === endsAt ? withCommand(selection, selection.sending.command) : withSelection(selection);

/** Undoes a play. The same seat or Escape only undoes it; any other action is executed afterwards. */
function whileSending(context: UiContext, intent: Intent, now: number): KittensTransition {
  const { sending } = context.selection;
  const selection: Selection = { ...context.selection, target: null, sending: null };
  const again = intent.kind === "seat" && intent.seat === sending?.command.target;
  if (again || intent.kind === "dismiss" || isButton(intent, "take-back")) return withSelection(selection);
  return choosePlay({ ...context, selection }, intent, now);
}
