import { assertNever } from "../../../shared/core/errors.ts";
import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../table/model.ts";
import { type Answer, act, isButton, type OpenSheet, say, still } from "./answer.ts";
import { type Choice, cleared } from "./choice.ts";
import { chooseOnTurn } from "./choose-on-turn.ts";
import { inOrder } from "./hand-order.ts";
import { whyNot } from "./refusals.ts";
import { isMine, type Situation } from "./situation.ts";

/** @param random gives 0 <= x < 1, for a kitten that goes anywhere. */
export function choose(situation: Situation, intent: Intent, random: () => number): Answer {
  const { choice, view } = situation;
  if (intent.kind === "corner") return open(choice, "log");
  if (intent.kind === "discard") return open(choice, "discards");
  if (view.winner !== null) return still(choice);
  const top = view.pending.at(-1);
  if (!isMine(situation) && intent.kind === "card") return say(choice, whyNoCard(situation, intent.key));
  switch (top?.kind) {
    case undefined:
      return chooseOnTurn(situation, intent);
    case "nope":
      return onNope(situation, intent);
    case "save":
      return intent.kind === "card" || isButton(intent, "save") ? onlyWay(situation) : still(choice);
    case "insert":
      return onInsert(situation, intent, random);
    case "give":
      return onGive(situation, intent);
    case "pick":
      if (intent.kind === "back") return still({ ...choice, back: intent.index });
      return isButton(intent, "pick") ? onlyWay(situation) : still(choice);
    case "take":
      return onTake(situation, intent);
    default:
      return assertNever(top);
  }
}

const open = (choice: Choice, sheet: OpenSheet): Answer => ({ choice, deed: { kind: "open", sheet } });

function whyNoCard({ view, words }: Situation, key: string): string | null {
  const held = inOrder(view.hand).find((each) => each.key === key);
  if (held === undefined) return null;
  const answers = held.card === "nope" && view.pending.at(-1)?.kind === "nope";
  return whyNot(view, answers ? { type: "nope" } : { type: "play", cards: [held.card] }, words);
}

/** There is just one thing that can be done. */
function onlyWay({ legal, choice }: Situation): Answer {
  const [command] = legal;
  return command === undefined ? still(choice) : act(choice, command);
}

function onNope(situation: Situation, intent: Intent): Answer {
  const { choice, view, words } = situation;
  if (isButton(intent, "let-it")) return act(choice, { type: "pass" });
  const isNope = intent.kind === "card" && intent.key.startsWith("nope#");
  if (isNope || isButton(intent, "nope")) {
    if (!view.hand.includes("nope")) return say(choice, words.t("kittens.prompt.nope.none"));
    return act(choice, { type: "nope" });
  }
  return intent.kind === "card" ? say(choice, whyNoCard(situation, intent.key)) : still(choice);
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

function onTake({ choice }: Situation, intent: Intent): Answer {
  if (intent.kind === "grid") return still({ ...choice, title: cardIds.find((id) => id === intent.key) ?? null });
  if (isButton(intent, "take") && choice.title !== null) return act(choice, { type: "take", card: choice.title });
  return still(choice);
}
