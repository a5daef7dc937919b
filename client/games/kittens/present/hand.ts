import { assertNever } from "../../../../shared/core/errors.ts";
import { cards } from "../../../../shared/games/kittens/cards/registry.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { VisibleStay } from "../../../../shared/games/kittens/view.ts";
import type { CardState, HandCard } from "../../../table/model/pieces.ts";
import { whyNoCard } from "../choose-play.ts";
import { dragOf, isPairChosen, pairAt } from "../drag.ts";
import { type HeldCard, inOrder } from "../hand-order.ts";
import { joins, pairsWithFeral, playsCopies, selectedCards } from "../plan.ts";
import { isMine, type Situation } from "../situation.ts";

/** The viewer's hand: effect of each card now, or the reason why it cannot be played. */
export function hand(situation: Situation): readonly HandCard[] {
  return inOrder(situation.view.hand).map((held) => shown(situation, held));
}

function shown(situation: Situation, held: HeldCard): HandCard {
  const { words } = situation;
  const state = stateOf(situation, held);
  const title = words.title(held.card);
  const note = state === "blocked" || state === "rest" ? whyNoCard(situation, held.key) : null;
  const drag = state === "blocked" || state === "rest" ? null : dragOf(situation, held.key);
  return {
    ...held,
    state,
    tag: tagOf(situation, held, state),
    note,
    spoken: spokenAs(situation, title, state, note),
    ...(drag && { drag }),
  };
}

function stateOf(situation: Situation, held: HeldCard): CardState {
  const { view, draft } = situation;
  const top = view.pending.at(-1);
  if (draft.cards.includes(held.key)) return "selected";
  if (top?.kind === "stay" && isDuelling(situation, top)) return isSave(held.card) ? "helpful" : "rest";
  if (situation.legal.length === 0) return "rest";
  switch (top?.kind) {
    case undefined:
      return isMine(situation) ? stateOnTurn(situation, held) : stateOutOfTurn(situation, held);
    case "nope":
    case "clairvoyance":
      return stateInWait(situation, held);
    case "save":
      return situation.legal.some((command) => command.type === "save" && command.card === held.card)
        ? "playable"
        : "rest";
    case "give":
      return draft.cards.length > 0 ? "ready" : "playable";
    case "insert":
    case "pick":
    case "take":
    case "stop":
    case "keep":
    case "lay":
    case "stay":
      return "rest";
    default:
      return assertNever(top);
  }
}

/** Whether the viewer takes part in the duel, and the Devilcat may come to them. */
const isDuelling = ({ words }: Situation, { seat, by }: VisibleStay): boolean => words.isMe(seat) || words.isMe(by);

const isSave = (card: CardId): boolean => cards[card].kind === "save";

/** Cards that can respond are raised automatically. NOW cards may be played in between. */
function stateInWait(situation: Situation, held: HeldCard): CardState {
  const { draft } = situation;
  const [answer] = inOrder(situation.view.hand).filter(({ card }) => answers(situation, card));
  if (!answers(situation, held.card)) return stateOutOfTurn(situation, held);
  return held.key === answer?.key && draft.cards.length === 0 ? "selected" : "ready";
}

/** Whether the card is a response to the pending decision. */
function answers({ legal, view }: Situation, card: CardId): boolean {
  if (view.pending.at(-1)?.kind === "clairvoyance") return card === "clairvoyance-now" && legal.length > 1;
  return legal.some((command) => command.type === "nope" && (command.card ?? "nope") === card);
}

/** Highlights only NOW cards (K49). */
function stateOutOfTurn(situation: Situation, { card }: HeldCard): CardState {
  if (!playsCopies(situation, card, 1)) return "rest";
  return situation.draft.cards.length > 0 ? "ready" : "playable";
}

function stateOnTurn(situation: Situation, { card }: HeldCard): CardState {
  const selected = selectedCards(situation, situation.draft);
  const alone = playsCopies(situation, card, 1);
  if (selected.length > 0) return alone || joins(situation, selected, card) ? "ready" : "blocked";
  if (isSave(card) && situation.view.known[0] === "exploding-kitten") return "helpful";
  return alone || isPairPossible(situation, card) ? "playable" : "blocked";
}

/** A Clone or a Godcat can pair with any card. Such pairs are shown once one of the two is selected. */
const isPairPossible = (situation: Situation, card: CardId): boolean =>
  playsCopies(situation, card, 2) || pairsWithFeral(situation, card);

function tagOf(situation: Situation, { key, card }: HeldCard, state: CardState): HandCard["tag"] {
  const { words, view, fresh, draft } = situation;
  const copies = view.hand.filter((each) => each === card).length;
  if (state === "helpful") return { kind: "saves", text: words.t("kittens.tags.wouldSave") };
  if (state === "playable" && view.pending.at(-1)?.kind === "save") {
    return { kind: "saves", text: words.t("kittens.tags.saves") };
  }
  if (fresh === card && key === `${card}#${copies}`) return { kind: "new", text: words.t("kittens.tags.new") };
  if (key !== `${card}#2` || !playsCopies(situation, card, 2)) return null;
  const chosen = isPairChosen(situation, pairAt(situation, key));
  if (draft.cards.length > 0 && !chosen) return null;
  const spoken = words.t("kittens.spoken.pair", { card: words.title(card) });
  return { kind: "pair", text: words.t("kittens.tags.pair"), spoken, chosen };
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
    case "helpful":
    case "rest":
      return card;
    default:
      return assertNever(state);
  }
}
