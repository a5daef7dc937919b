import type { Seat } from "../../../../shared/core/game.ts";
import { copies, tokensToWin } from "../../../../shared/games/love-letter/edition.ts";
import { unseen } from "../../../../shared/games/love-letter/knowledge.ts";
import { type CardId, cardIds } from "../../../../shared/games/love-letter/titles.ts";
import type { CardState, HandCard, Reference, SetAsideCards, Spread, Tableau } from "../../../table/scene/pieces.ts";
import type { DragExample } from "../../../table/scene/scene.ts";
import { type HeldCard, heldCards, planMove, targetsOf } from "../selection/choose.ts";
import { explainRefusal } from "../text/refusal-texts.ts";
import { isViewersMove, type UiContext } from "../ui-state.ts";

/** Played cards of all players, the card set aside, and the cards unseen by the viewer. */
export function spread(context: UiContext): Spread {
  return {
    fronts: context.view.seats.map((_, seat) => front(context, seat)),
    aside: aside(context),
    reference: reference(context),
  };
}

function front({ view, labels }: UiContext, seat: Seat): Tableau {
  const player = view.seats[seat];
  const played = player?.played ?? [];
  const needed = tokensToWin(view.seats.length);
  return {
    seat,
    cards: played.map((card, index) => ({
      card,
      grey: player?.eliminated === true && index === played.length - 1,
    })),
    known: labels.isMe(seat) ? null : (player?.hand[0] ?? null),
    shielded: player?.shielded ?? false,
    tokens: { won: Math.min(player?.tokens ?? 0, needed), needed },
  };
}

function aside({ view, labels }: UiContext): SetAsideCards {
  return {
    card: view.setAside === "face-down" ? "back" : view.setAside,
    label:
      view.setAside === null
        ? { wide: labels.t("love-letter.table.asideTaken") }
        : { wide: labels.t("love-letter.table.aside"), narrow: labels.t("love-letter.table.asideShort") },
    open: view.open,
  };
}

interface CardReference extends Reference {
  readonly rows: readonly (Reference["rows"][number] & { readonly card: CardId })[];
}

/** Number of copies of each card, and number unseen by the viewer; highest first, the Robovac last. */
export function reference({ view, labels }: UiContext): CardReference {
  const left = unseen(view);
  return {
    title: labels.t("love-letter.table.allCards"),
    legend: { hidden: labels.t("love-letter.table.hidden"), seen: labels.t("love-letter.table.seen") },
    rows: cardIds.toReversed().map((card) => ({
      card,
      name: labels.t(`love-letter.cards.${card}.name`),
      hidden: left[card],
      copies: copies[card],
    })),
  };
}

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

/** Returns a card with another player as its target; null unless the viewer is about to choose a card. */
export function dragExample({ recap, table }: UiContext, cards: readonly HandCard[]): DragExample | null {
  if (recap !== null) return null;
  const examples = cards.flatMap(({ key, state, drag }) => {
    const onto = state === "playable" ? drag?.seats.find((seat) => seat !== table.mySeat) : undefined;
    return onto === undefined ? [] : { key, onto };
  });
  return examples[0] ?? null;
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
