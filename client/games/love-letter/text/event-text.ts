import { assertNever } from "../../../../shared/core/errors.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import type { EventOf, LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { Play, RoundResult } from "../../../../shared/games/love-letter/state.ts";
import { type CardId, cardValue } from "../../../../shared/games/love-letter/titles.ts";
import type { Phrase } from "../../../table/scene/pieces.ts";
import type { PhraseValues } from "../../labels.ts";
import { type Labels, namesOf } from "./labels.ts";

/** Describes an event from the viewer's perspective. */
export function sentence(event: LoveLetterEvent, labels: Labels): Phrase {
  switch (event.type) {
    case "round-began":
      return labels.phrase(event.open.length > 0 ? "love-letter.log.roundOpen" : "love-letter.log.round", {
        round: event.round,
        cards: { card: event.open },
      });
    case "dealt":
      return by(labels, "dealt", event.seat, shown(event.card));
    case "turn-began":
      return by(labels, "turn", event.seat);
    case "shield-ended":
      return by(labels, "shieldEnded", event.seat);
    case "card-drawn":
      return by(labels, event.from === "pile" ? "drew" : "drewAside", event.seat, shown(event.card));
    case "card-played":
      return played(event.play, labels);
    case "found-nobody":
      return by(labels, "nobody", event.seat);
    case "guessed":
      return between(labels, event.right ? "right" : "wrong", event.seat, event.target, shown(event.guess));
    case "compared":
      return compared(event, labels);
    case "eliminated":
      return eliminated(event, labels);
    case "hands-swapped":
      return between(labels, "swapped", event.seat, event.target, swapValues(event));
    case "king-cat-taken":
      return between(labels, "kingTaken", event.seat, event.from, {
        king: { card: "king-cat" },
        ...given(event.given),
      });
    case "nothing-happened":
      return [labels.t("love-letter.log.nothing")];
    case "juggled":
      return by(labels, "juggled", event.seat);
    case "set-aside-seen":
      return by(labels, "asideSeen", event.seat, shown(event.card));
    case "set-aside-kept":
      return by(labels, "asideKept", event.seat);
    case "set-aside-swapped":
      return by(labels, "asideSwapped", event.seat);
    case "laid-down":
      return by(labels, "laidDown", event.seat, shown(event.card));
    case "shielded":
      return by(labels, "shielded", event.seat);
    case "top-seen":
      return by(labels, "topSeen", event.seat, shown(event.card));
    case "card-put-back":
      return putBack(event, labels);
    case "pile-was-empty":
      return by(labels, "pileEmpty", event.seat);
    case "round-over":
      return won(labels, "roundWon", event.result.winners, { round: event.result.round });
    case "game-over":
      return won(labels, "won", event.winners);
    default:
      return assertNever(event);
  }
}

/** Returns the reason why the winners won a round (L6, L7, L8, L22). */
export function whyWon({ why, robovac, hands, winners }: RoundResult, labels: Labels): string {
  const [first] = winners;
  const card = hands.find(({ seat }) => seat === first)?.card;
  const shared = why === "tie-break" && winners.length > 1;
  const reason = labels.t(`love-letter.round.why.${shared ? "shared" : why}`, {
    value: card === undefined ? "" : cardValue(card),
  });
  return robovac ? labels.joined.sentences([reason, labels.t("love-letter.round.robovac")]) : reason;
}

type OneSided =
  | "dealt"
  | "turn"
  | "shieldEnded"
  | "drew"
  | "drewAside"
  | "played"
  | "nobody"
  | "juggled"
  | "asideSeen"
  | "asideKept"
  | "asideSwapped"
  | "laidDown"
  | "shielded"
  | "topSeen"
  | "pileEmpty"
  | "out.guess"
  | "out.comparison"
  | "out.kingCat"
  | "out.kingCatWith";

type TwoSided = "playedOn" | "right" | "wrong" | "swapped" | "kingTaken";

const shown = (card: CardId | null): PhraseValues => (card === null ? {} : { card: { card } });
const given = (card: CardId | null): PhraseValues => (card === null ? {} : { given: { card } });

/** Sentence about one player. */
function by(labels: Labels, what: OneSided, seat: Seat, values: PhraseValues = {}): Phrase {
  const side = labels.isMe(seat) ? "you" : "other";
  return labels.phrase(`love-letter.log.${what}.${side}`, { name: labels.name(seat), ...values });
}

/** Sentence about two players: the actor and the target. */
function between(labels: Labels, what: TwoSided, seat: Seat, target: Seat, values: PhraseValues): Phrase {
  const side = labels.isMe(seat) ? "byYou" : labels.isMe(target) ? "toYou" : "others";
  return labels.phrase(`love-letter.log.${what}.${side}`, {
    name: labels.name(seat),
    target: labels.name(target),
    ...values,
  });
}

function won(labels: Labels, what: "roundWon" | "won", winners: readonly Seat[], values: PhraseValues = {}): Phrase {
  const side = winners.length === 1 && winners.every(labels.isMe) ? "you" : "other";
  return labels.phrase(`love-letter.log.${what}.${side}`, { names: namesOf(labels, winners), ...values });
}

function played({ seat, card, target }: Play, labels: Labels): Phrase {
  return target === null
    ? by(labels, "played", seat, shown(card))
    : between(labels, "playedOn", seat, target, shown(card));
}

function compared({ seat, target, cards, lower }: EventOf<"compared">, labels: Labels): Phrase {
  const names = { name: labels.name(seat), target: labels.name(target) };
  if (cards !== null) {
    const [one, other] = labels.isMe(seat) ? cards : cards.toReversed();
    const side = labels.isMe(seat) ? "byYou" : "toYou";
    const values = { mine: { card: one ?? cards[0] }, theirs: { card: other ?? cards[1] } };
    return labels.phrase(`love-letter.log.compared.${side}`, { ...names, ...values });
  }
  if (lower === null) return labels.phrase("love-letter.log.compared.equal", names);
  return labels.phrase("love-letter.log.compared.lower", { ...names, lower: labels.name(lower) });
}

function eliminated({ seat, cause, card }: EventOf<"eliminated">, labels: Labels): Phrase {
  if (cause !== "king-cat") return by(labels, `out.${cause}`, seat, shown(card));
  const values = { king: { card: "king-cat" }, ...shown(card) };
  return by(labels, card === null ? "out.kingCat" : "out.kingCatWith", seat, values);
}

function swapValues({ given: one, got: other }: EventOf<"hands-swapped">): PhraseValues {
  return one === null || other === null ? {} : { given: { card: one }, got: { card: other } };
}

function putBack({ seat, position }: EventOf<"card-put-back">, labels: Labels): Phrase {
  if (position === null) return [labels.t("love-letter.log.putOther", { name: labels.name(seat) })];
  return [position === 0 ? labels.t("love-letter.log.putTop") : labels.t("love-letter.log.put", { count: position })];
}
