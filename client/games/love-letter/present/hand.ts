import type { CardState, HandCard } from "../../../table/model/pieces.ts";
import { type HeldCard, heldCards } from "../held.ts";
import { planOf, targetsOf } from "../plan.ts";
import { whyNot } from "../refusals.ts";
import { isMine, type Situation } from "../situation.ts";

/** The viewer's one or two cards; the one just drawn is tagged. */
export function hand(situation: Situation): readonly HandCard[] {
  const { view, words } = situation;
  return heldCards(view.hand).map((held, index) => {
    const state = stateOf(situation, held);
    const seats = targetsOf(planOf(situation, { ...situation.draft, card: held.key }));
    return {
      ...held,
      state,
      tag: index === 1 ? { kind: "new", text: words.t("love-letter.tags.new") } : null,
      note: state === "rest" ? whyNot(view, { type: "play", cards: [held.card] }, words) : null,
      spoken: spokenAs(situation, words.title(held.card), state),
      ...(seats.length > 0 && { drag: { seats, along: [] } }),
    };
  });
}

function stateOf(situation: Situation, { key }: HeldCard): CardState {
  const { view, draft } = situation;
  if (!isMine(situation) || view.pending !== null) return "rest";
  if (draft.card === null) return "playable";
  return draft.card === key ? "selected" : "ready";
}

function spokenAs({ words }: Situation, card: string, state: CardState): string {
  switch (state) {
    case "selected":
      return words.t("love-letter.spoken.selected", { card });
    case "playable":
    case "ready":
      return words.t("love-letter.spoken.playable", { card });
    default:
      return card;
  }
}
