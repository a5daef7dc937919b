import { assertNever } from "../../../../shared/core/errors.ts";
import { cards } from "../../../../shared/games/kittens/cards/registry.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { VisibleStay } from "../../../../shared/games/kittens/view.ts";
import type { CardState, HandCard } from "../../../table/scene/pieces.ts";
import type { DragExample } from "../../../table/scene/scene.ts";
import { type HeldCard, sortHand } from "../hand-order.ts";
import { whyNoCard } from "../selection/choose-play.ts";
import {
  dragOf,
  isPairChosen,
  joins,
  pairAt,
  pairsWithFeral,
  playsCopies,
  selectedCards,
} from "../selection/planned-move.ts";
import type { Labels } from "../text/labels.ts";
import { isViewersMove, type UiContext } from "../ui-state.ts";

/** The viewer's hand: effect of each card now, or the reason why it cannot be played. */
export function hand(context: UiContext): readonly HandCard[] {
  return sortHand(context.view.hand).map((held) => shown(context, held));
}

function shown(context: UiContext, held: HeldCard): HandCard {
  const { labels } = context;
  const state = stateOf(context, held);
  const title = labels.title(held.card);
  const note = state === "blocked" || state === "rest" ? whyNoCard(context, held.key) : null;
  const drag = state === "blocked" || state === "rest" ? null : dragOf(context, held.key);
  return {
    ...held,
    state,
    tag: tagOf(context, held, state),
    note,
    spoken: spokenAs(context, title, state, note),
    ...(drag && { drag }),
  };
}

function stateOf(context: UiContext, held: HeldCard): CardState {
  const { view, selection } = context;
  const top = view.pending.at(-1);
  if (selection.cards.includes(held.key)) return "selected";
  if (top?.kind === "stay" && isDuelling(context, top)) return isSave(held.card) ? "helpful" : "rest";
  if (context.legal.length === 0) return "rest";
  switch (top?.kind) {
    case undefined:
      return isViewersMove(context) ? stateOnTurn(context, held) : stateOutOfTurn(context, held);
    case "nope":
    case "clairvoyance":
      return stateInWait(context, held);
    case "save":
      return context.legal.some((command) => command.type === "save" && command.card === held.card)
        ? "playable"
        : "rest";
    case "give":
      return selection.cards.length > 0 ? "ready" : "playable";
    case "insert":
    case "pick":
    case "take":
    case "stop":
    case "keep":
    case "lay":
    case "stay":
    case "arrange":
      return "rest";
    default:
      return assertNever(top);
  }
}

/** Whether the viewer takes part in the duel, and the Devilcat may come to them. */
const isDuelling = ({ labels }: UiContext, { seat, by }: VisibleStay): boolean => labels.isMe(seat) || labels.isMe(by);

const isSave = (card: CardId): boolean => cards[card].kind === "save";

/** Cards that can respond are raised automatically. NOW cards may be played in between. */
function stateInWait(context: UiContext, held: HeldCard): CardState {
  const { selection } = context;
  const [answer] = sortHand(context.view.hand).filter(({ card }) => answers(context, card));
  if (!answers(context, held.card)) return stateOutOfTurn(context, held);
  return held.key === answer?.key && selection.cards.length === 0 ? "selected" : "ready";
}

/** Whether the card is a response to the pending decision. */
function answers({ legal, view }: UiContext, card: CardId): boolean {
  if (view.pending.at(-1)?.kind === "clairvoyance") return card === "clairvoyance-now" && legal.length > 1;
  return legal.some((command) => command.type === "nope" && (command.card ?? "nope") === card);
}

/** Highlights only NOW cards (K49). */
function stateOutOfTurn(context: UiContext, { card }: HeldCard): CardState {
  if (!playsCopies(context, card, 1)) return "rest";
  return context.selection.cards.length > 0 ? "ready" : "playable";
}

function stateOnTurn(context: UiContext, { card }: HeldCard): CardState {
  const selected = selectedCards(context, context.selection);
  const alone = playsCopies(context, card, 1);
  if (selected.length > 0) return alone || joins(context, selected, card) ? "ready" : "blocked";
  if (isSave(card) && context.view.known[0] === "exploding-kitten") return "helpful";
  return alone || isPairPossible(context, card) ? "playable" : "blocked";
}

/** A Clone or a Godcat can pair with any card. Such pairs are shown once one of the two is selected. */
const isPairPossible = (context: UiContext, card: CardId): boolean =>
  playsCopies(context, card, 2) || pairsWithFeral(context, card);

function tagOf(context: UiContext, { key, card }: HeldCard, state: CardState): HandCard["tag"] {
  const { labels, view, fresh, selection } = context;
  const copies = view.hand.filter((each) => each === card).length;
  if (state === "helpful") return { kind: "saves", text: labels.t("kittens.tags.wouldSave") };
  if (state === "playable" && view.pending.at(-1)?.kind === "save") {
    return { kind: "saves", text: labels.t("kittens.tags.saves") };
  }
  if (fresh === card && key === `${card}#${copies}`) return { kind: "new", text: labels.t("kittens.tags.new") };
  if (key !== `${card}#2` || !playsCopies(context, card, 2)) return null;
  const chosen = isPairChosen(context, pairAt(context, key));
  if (selection.cards.length > 0 && !chosen) return null;
  const spoken = labels.t("kittens.spoken.pair", { card: labels.title(card) });
  return { kind: "pair", text: labels.t("kittens.tags.pair"), spoken, chosen };
}

function spokenAs({ labels }: UiContext, card: string, state: CardState, note: string | null): string {
  switch (state) {
    case "selected":
      return labels.t("kittens.spoken.selected", { card });
    case "playable":
    case "ready":
      return labels.t("kittens.spoken.playable", { card });
    case "blocked":
      return labels.joined.sentences([labels.t("kittens.spoken.blocked", { card }), ...(note === null ? [] : [note])]);
    case "helpful":
    case "rest":
      return card;
    default:
      return assertNever(state);
  }
}

/** Returns the first action card that the viewer can play on their turn by dragging it alone; null without one. */
export function dragExample(context: UiContext, all: readonly HandCard[]): DragExample | null {
  const { view, selection } = context;
  if (!isViewersMove(context) || view.pending.length > 0 || selection.peeking) return null;
  if (selection.cards.length > 0) return null;
  const card = sortHand(view.hand).find(
    ({ key, card }) =>
      cards[card].kind === "action" &&
      all.some((each) => each.key === key && each.state === "playable" && isAlone(each)),
  );
  const drag = all.find(({ key }) => key === card?.key)?.drag;
  return card === undefined ? null : { key: card.key, onto: drag?.seats[0] ?? null };
}

const isAlone = ({ drag }: HandCard): boolean => drag === undefined || drag.along.length === 0;

/** Cards that one event moves into the viewer's hand, and out of it. */
export interface HandChange {
  readonly gained: readonly CardId[];
  readonly lost: readonly CardId[];
}

const nothing: HandChange = { gained: [], lost: [] };

const came = (...cards: readonly (CardId | null)[]): HandChange => ({ ...nothing, gained: known(cards) });
const went = (...cards: readonly (CardId | null)[]): HandChange => ({ ...nothing, lost: known(cards) });

const known = (cards: readonly (CardId | null)[]): readonly CardId[] => cards.filter((card) => card !== null);

/**
 * A dealt hand is no change. A returning Godcat counts as no change either, because it was played before or has no
 * copies in the hand.
 */
export function handChange(event: KittensEvent, { isMe }: Labels): HandChange {
  switch (event.type) {
    case "card-drawn":
    case "bottom-card-drawn":
    case "card-taken":
    case "card-kept":
      return isMe(event.seat) ? came(event.card) : nothing;
    case "card-given":
    case "card-stolen":
    case "named-card-given":
      if (isMe(event.to)) return came(event.card);
      return isMe(event.from) ? went(event.card) : nothing;
    case "armageddon-revealed":
      return isMe(event.godcat) ? came("godcat") : nothing;
    case "card-played":
      return isMe(event.play.seat) ? went(...event.play.cards) : nothing;
    case "noped":
    case "saved":
    case "card-buried":
      return isMe(event.seat) ? went(event.card) : nothing;
    case "exploded":
      return isMe(event.seat) ? went(...event.hand) : nothing;
    case "dealt":
    case "turn-began":
    case "passed":
    case "play-settled":
    case "kitten-drawn":
    case "bottom-kitten-drawn":
    case "imploding-drawn":
    case "imploding-hidden":
    case "imploding-surfaced":
    case "imploding-looked-at":
    case "reversed":
    case "alter-began":
    case "future-altered":
    case "pile-was-empty":
    case "clairvoyance-over":
    case "kitten-hidden":
    case "died":
    case "returned":
    case "skipped":
    case "attacked":
    case "future-seen":
    case "future-revealed":
    case "shuffle-started":
    case "shuffled":
    case "card-looked-at":
    case "card-put-on-top":
    case "card-chosen":
    case "named-card-missing":
    case "hand-was-empty":
    case "armageddon-laid":
    case "godcat-returned":
    case "game-over":
      return nothing;
    default:
      return assertNever(event);
  }
}
