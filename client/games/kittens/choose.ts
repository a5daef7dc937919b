import type { Command } from "../../../shared/core/commands.ts";
import { assertNever } from "../../../shared/core/errors.ts";
import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../table/model/scene.ts";
import type { TimeUp } from "../update.ts";
import { onClairvoyance, onNope } from "./choose-in-wait.ts";
import { onLay } from "./choose-laying.ts";
import { choosePlay, whyNoCard } from "./choose-play.ts";
import { onSave } from "./choose-saving.ts";
import { sent, whileSending } from "./choose-sending.ts";
import { cleared, type Draft } from "./draft.ts";
import { inOrder } from "./hand-order.ts";
import type { Situation } from "./situation.ts";
import { act, isButton, type OpenSheet, say, still, type Update } from "./update.ts";

/**
 * @param random returns 0 <= x < 1, for a kitten at a random position.
 * @param now by the clock of the table's deadlines, ms.
 */
export function choose(situation: Situation, intent: Intent | TimeUp, random: () => number, now: number): Update {
  const { draft, view, legal } = situation;
  if (intent.kind === "time-up") return sent(draft, intent);
  if (intent.kind === "corner") return open(draft, "log");
  if (intent.kind === "discard") return open(draft, "discards");
  if (view.winner !== null) return still(draft);
  const top = view.pending.at(-1);
  if (legal.length === 0 && intent.kind === "card") return say(draft, whyNoCard(situation, intent.key));
  switch (top?.kind) {
    case undefined:
      return draft.sending === null ? choosePlay(situation, intent, now) : whileSending(situation, intent, now);
    case "nope":
      return onNope(situation, intent, now);
    case "clairvoyance":
      return onClairvoyance(situation, intent, now);
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
      if (intent.kind === "drum") return { draft, followUp: { kind: "drum" } };
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

const open = (draft: Draft, sheet: OpenSheet): Update => ({ draft, followUp: { kind: "open", sheet } });

/** Decisions with buttons only: the command of each button. */
function onButtons({ draft }: Situation, intent: Intent, commands: Readonly<Record<string, Command>>): Update {
  const command = intent.kind === "button" ? commands[intent.id] : undefined;
  return command === undefined ? still(draft) : act(draft, command);
}

function onInsert({ draft, view }: Situation, intent: Intent, random: () => number): Update {
  if (intent.kind === "slot") return still({ ...draft, slot: Math.min(Math.max(intent.slot, 0), view.pile) });
  if (isButton(intent, "hide")) return act(draft, { type: "insert", position: draft.slot });
  if (isButton(intent, "anywhere")) {
    return act(draft, { type: "insert", position: Math.floor(random() * (view.pile + 1)) });
  }
  return still(draft);
}

/** Selects a card with one press. Another press, the button, or a drag onto the felt gives it. */
function onGive({ draft, view }: Situation, intent: Intent): Update {
  const pressed = intent.kind === "card" ? intent.key : isButton(intent, "give") ? draft.cards[0] : undefined;
  const held = inOrder(view.hand).find(({ key }) => key === pressed);
  if (intent.kind === "dismiss") return still(cleared(draft));
  if (held === undefined) return still(draft);
  const meant = intent.kind === "button" || (intent.kind === "card" && intent.how === "drag");
  if (meant || draft.cards.includes(held.key)) return act(draft, { type: "give", card: held.card });
  return still({ ...draft, cards: [held.key] });
}

/** All plain backs lead to the same pick; the Godcat's back is recognisable. */
function onPick({ draft }: Situation, intent: Intent): Update {
  if (intent.kind === "back") return still({ ...draft, back: intent.index });
  if (isButton(intent, "pick-godcat")) return act(draft, { type: "pick", card: "godcat" });
  return isButton(intent, "pick") ? act(draft, { type: "pick" }) : still(draft);
}

function onTake({ draft }: Situation, intent: Intent): Update {
  if (intent.kind === "grid") return still({ ...draft, title: cardIds.find((id) => id === intent.key) ?? null });
  if (isButton(intent, "take") && draft.title !== null) return act(draft, { type: "take", card: draft.title });
  return still(draft);
}
