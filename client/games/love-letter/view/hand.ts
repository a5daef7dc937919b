import type { CardState, HandCard } from "../../../table/scene/pieces.ts";
import { type HeldCard, heldCards } from "../held-cards.ts";
import { planMove, targetsOf } from "../selection/planned-move.ts";
import { explainRefusal } from "../text/refusal-texts.ts";
import { isViewersMove, type UiContext } from "../ui-context.ts";

/** The viewer's one or two cards; the one just drawn is tagged. */
export function hand(context: UiContext): readonly HandCard[] {
  const { view, labels } = context;
  return heldCards(view.hand).map((held, index) => {
    const state = stateOf(context, held);
    const seats = targetsOf(planMove(context, { ...context.selection, card: held.key }));
    return {
      ...held,
      state,
      tag: index === 1 ? { kind: "new", text: labels.t("love-letter.tags.new") } : null,
      note: state === "rest" ? explainRefusal(view, { type: "play", cards: [held.card] }, labels) : null,
      spoken: spokenAs(context, labels.title(held.card), state),
      ...(seats.length > 0 && { drag: { seats, along: [] } }),
    };
  });
}

function stateOf(context: UiContext, { key }: HeldCard): CardState {
  const { view, selection } = context;
  if (!isViewersMove(context) || view.pending !== null) return "rest";
  if (selection.card === null) return "playable";
  return selection.card === key ? "selected" : "ready";
}

function spokenAs({ labels }: UiContext, card: string, state: CardState): string {
  switch (state) {
    case "selected":
      return labels.t("love-letter.spoken.selected", { card });
    case "playable":
    case "ready":
      return labels.t("love-letter.spoken.playable", { card });
    default:
      return card;
  }
}
