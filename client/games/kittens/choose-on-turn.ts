import { cardIds } from "../../../shared/games/kittens/titles.ts";
import type { Intent } from "../../table/model.ts";
import { type Answer, act, say, still } from "./answer.ts";
import { type Choice, cleared } from "./choice.ts";
import { type HeldCard, inOrder } from "./hand-order.ts";
import { joins, planOf, playsCopies, selectedCards } from "./plan.ts";
import { whyNot } from "./refusals.ts";
import type { Situation } from "./situation.ts";

/** Nothing waits: cards are gathered, then their target and title, until it is clear what they shall do. */
export function chooseOnTurn(situation: Situation, intent: Intent): Answer {
  const { choice } = situation;
  switch (intent.kind) {
    case "card":
      return intent.how === "drag" ? dragged(situation, intent.key) : still(pressed(situation, intent.key));
    case "seat":
      return still(aimed(situation, intent.seat));
    case "grid":
      return still({ ...choice, title: cardIds.find((id) => id === intent.key) ?? null });
    case "pile":
      return choice.cards.length === 0 ? draw(situation) : still(choice);
    case "button":
      return buttonPressed(situation, intent.id);
    case "dismiss":
      return still(cleared(choice));
    default:
      return still(choice);
  }
}

function draw({ choice, view, words }: Situation): Answer {
  const why = whyNot(view, { type: "draw" }, words);
  return why === null ? act(choice, { type: "draw" }) : say(choice, why);
}

function buttonPressed(situation: Situation, id: string): Answer {
  const { choice } = situation;
  switch (id) {
    case "draw":
      return draw(situation);
    case "peek":
      return still({ ...cleared(choice), peeking: true });
    case "play":
      return play(situation, choice);
    case "only":
      return still({ ...cleared(choice), cards: choice.cards.slice(-1) });
    default:
      return still(cleared(choice));
  }
}

/** Plays what is selected, or says what is still missing. */
function play(situation: Situation, choice: Choice): Answer {
  const { words, view } = situation;
  const plan = planOf(situation, choice);
  switch (plan.kind) {
    case "ready":
      return act(choice, plan.command);
    case "target":
      return say(choice, words.t("kittens.prompt.play.press"));
    case "title":
      return say(choice, words.t("kittens.prompt.play.triple.stage"));
    case "nothing":
      return say(choice, whyNot(view, { type: "play", cards: selectedCards(situation, choice) }, words));
  }
}

/** A press takes a selected card back; another one joins the selection where some play has both, or starts a new one. */
function pressed(situation: Situation, key: string): Choice {
  const choice = { ...situation.choice, peeking: false };
  const held = heldCard(situation, key);
  if (held === undefined) return choice;
  if (choice.cards.includes(key)) return { ...choice, cards: choice.cards.filter((each) => each !== key), title: null };
  const together = joins(situation, selectedCards(situation, choice), held.card);
  return { ...cleared(choice), target: choice.target, cards: together ? [...choice.cards, key] : [key] };
}

/** Dragged onto the felt: plays the selection it belongs to, or the card by itself, or the pair it is part of. */
function dragged(situation: Situation, key: string): Answer {
  const held = heldCard(situation, key);
  if (held === undefined) return still(situation.choice);
  const choice = situation.choice.cards.includes(key)
    ? situation.choice
    : { ...cleared(situation.choice), cards: meantBy(situation, held) };
  const plan = planOf(situation, choice);
  if (plan.kind === "ready") return act(choice, plan.command);
  return plan.kind === "nothing" ? play(situation, choice) : still(choice);
}

function meantBy(situation: Situation, held: HeldCard): readonly string[] {
  const copies = playsCopies(situation, held.card, 1) || !playsCopies(situation, held.card, 2) ? 1 : 2;
  const others = inOrder(situation.view.hand).filter(({ key, card }) => card === held.card && key !== held.key);
  return [held, ...others].slice(0, copies).map(({ key }) => key);
}

/** A seat that is a candidate becomes the target; pressed again it is let go of. */
function aimed(situation: Situation, seat: number): Choice {
  const { choice } = situation;
  const plan = planOf(situation);
  if (plan.kind === "nothing" || !plan.targets.includes(seat)) return choice;
  return { ...choice, target: choice.target === seat ? null : seat, title: null };
}

const heldCard = ({ view }: Situation, key: string) => inOrder(view.hand).find((held) => held.key === key);
