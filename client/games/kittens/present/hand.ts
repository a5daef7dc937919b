import type { CardState, HandCard } from "../../../table/model.ts";
import { type HeldCard, inOrder } from "../hand-order.ts";
import { joins, playsCopies, selectedCards } from "../plan.ts";
import { whyNot } from "../refusals.ts";
import { isMine, type Situation } from "../situation.ts";

/** The viewer's hand as it is shown: what each card could do now, and why not. */
export function hand(situation: Situation): readonly HandCard[] {
  return inOrder(situation.view.hand).map((held) => shown(situation, held));
}

function shown(situation: Situation, held: HeldCard): HandCard {
  const { words, view } = situation;
  const state = stateOf(situation, held);
  const title = words.title(held.card);
  const note = state === "blocked" ? whyNot(view, { type: "play", cards: [held.card] }, words) : null;
  return {
    ...held,
    state,
    tag: tagOf(situation, held, state),
    note,
    spoken: spokenAs(situation, title, state, note),
  };
}

function stateOf(situation: Situation, held: HeldCard): CardState {
  const { view, choice } = situation;
  const top = view.pending.at(-1);
  if (choice.cards.includes(held.key)) return "selected";
  if (!isMine(situation)) return "rest";
  switch (top?.kind) {
    case undefined:
      return stateOnTurn(situation, held);
    case "nope":
      return held.card !== "nope" ? "blocked" : held.key === "nope#1" ? "selected" : "ready";
    case "save":
      return situation.legal.some((command) => command.type === "save" && command.card === held.card)
        ? "playable"
        : "blocked";
    case "give":
      return choice.cards.length > 0 ? "ready" : "playable";
    default:
      return "rest";
  }
}

function stateOnTurn(situation: Situation, { card }: HeldCard): CardState {
  const selected = selectedCards(situation, situation.choice);
  const alone = playsCopies(situation, card, 1);
  if (selected.length > 0) return alone || joins(situation, selected, card) ? "ready" : "blocked";
  if (card === "defuse" && situation.view.known[0] === "exploding-kitten") return "helpful";
  return alone || isPairPossible(situation, card) ? "playable" : "blocked";
}

const isPairPossible = (situation: Situation, card: HeldCard["card"]): boolean => playsCopies(situation, card, 2);

function tagOf(situation: Situation, { key, card }: HeldCard, state: CardState): HandCard["tag"] {
  const { words, view, fresh, choice } = situation;
  const copies = view.hand.filter((each) => each === card).length;
  if (state === "helpful") return { kind: "saves", text: words.t("kittens.tags.wouldSave") };
  if (state === "playable" && view.pending.at(-1)?.kind === "save") {
    return { kind: "saves", text: words.t("kittens.tags.saves") };
  }
  if (fresh === card && key === `${card}#${copies}`) return { kind: "new", text: words.t("kittens.tags.new") };
  const joint = key === `${card}#2` && choice.cards.length === 0 && isPairPossible(situation, card);
  return joint ? { kind: "pair", text: words.t("kittens.tags.pair") } : null;
}

function spokenAs({ words }: Situation, card: string, state: CardState, note: string | null): string {
  switch (state) {
    case "selected":
      return words.t("kittens.spoken.selected", { card });
    case "playable":
    case "ready":
      return words.t("kittens.spoken.playable", { card });
    case "blocked":
      return [words.t("kittens.spoken.blocked", { card }), ...(note === null ? [] : [note])].join(". ");
    default:
      return card;
  }
}
