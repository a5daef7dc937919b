import { assertNever } from "../../../shared/core/errors.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import type { Play, RoundResult } from "../../../shared/games/love-letter/state.ts";
import { type CardId, cardValue } from "../../../shared/games/love-letter/titles.ts";
import type { Phrase } from "../../table/model/pieces.ts";
import type { PhraseValues } from "../words.ts";
import { namesOf, type Words } from "./words.ts";

type EventOf<Type extends LoveLetterEvent["type"]> = Extract<LoveLetterEvent, { readonly type: Type }>;

/** Describes an event from the viewer's perspective. */
export function sentence(event: LoveLetterEvent, words: Words): Phrase {
  switch (event.type) {
    case "round-began":
      return words.phrase(event.open.length > 0 ? "love-letter.log.roundOpen" : "love-letter.log.round", {
        round: event.round,
        cards: { card: event.open },
      });
    case "dealt":
      return by(words, "dealt", event.seat, shown(event.card));
    case "turn-began":
      return by(words, "turn", event.seat);
    case "shield-ended":
      return by(words, "shieldEnded", event.seat);
    case "card-drawn":
      return by(words, event.from === "pile" ? "drew" : "drewAside", event.seat, shown(event.card));
    case "card-played":
      return played(event.play, words);
    case "found-nobody":
      return by(words, "nobody", event.seat);
    case "guessed":
      return between(words, event.right ? "right" : "wrong", event.seat, event.target, shown(event.guess));
    case "compared":
      return compared(event, words);
    case "eliminated":
      return eliminated(event, words);
    case "hands-swapped":
      return between(words, "swapped", event.seat, event.target, swapValues(event));
    case "king-cat-taken":
      return between(words, "kingTaken", event.seat, event.from, { king: { card: "king-cat" }, ...given(event.given) });
    case "nothing-happened":
      return [words.t("love-letter.log.nothing")];
    case "juggled":
      return by(words, "juggled", event.seat);
    case "set-aside-seen":
      return by(words, "asideSeen", event.seat, shown(event.card));
    case "set-aside-kept":
      return by(words, "asideKept", event.seat);
    case "set-aside-swapped":
      return by(words, "asideSwapped", event.seat);
    case "laid-down":
      return by(words, "laidDown", event.seat, shown(event.card));
    case "shielded":
      return by(words, "shielded", event.seat);
    case "top-seen":
      return by(words, "topSeen", event.seat, shown(event.card));
    case "card-put-back":
      return putBack(event, words);
    case "pile-was-empty":
      return by(words, "pileEmpty", event.seat);
    case "round-over":
      return won(words, "roundWon", event.result.winners, { round: event.result.round });
    case "game-over":
      return won(words, "won", event.winners);
    default:
      return assertNever(event);
  }
}

/** Returns the reason why the winners won a round (L6, L7, L8, L22). */
export function whyWon({ why, robovac, hands, winners }: RoundResult, words: Words): string {
  const [first] = winners;
  const card = hands.find(({ seat }) => seat === first)?.card;
  const shared = why === "tie-break" && winners.length > 1;
  const reason = words.t(`love-letter.round.why.${shared ? "shared" : why}`, {
    value: card === undefined ? "" : cardValue(card),
  });
  return robovac ? `${reason} ${words.t("love-letter.round.robovac")}` : reason;
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
function by(words: Words, what: OneSided, seat: Seat, values: PhraseValues = {}): Phrase {
  const side = words.isMe(seat) ? "you" : "other";
  return words.phrase(`love-letter.log.${what}.${side}`, { name: words.name(seat), ...values });
}

/** Sentence about two players: the actor and the target. */
function between(words: Words, what: TwoSided, seat: Seat, target: Seat, values: PhraseValues): Phrase {
  const side = words.isMe(seat) ? "byYou" : words.isMe(target) ? "toYou" : "others";
  return words.phrase(`love-letter.log.${what}.${side}`, {
    name: words.name(seat),
    target: words.name(target),
    ...values,
  });
}

function won(words: Words, what: "roundWon" | "won", winners: readonly Seat[], values: PhraseValues = {}): Phrase {
  const side = winners.length === 1 && winners.every(words.isMe) ? "you" : "other";
  return words.phrase(`love-letter.log.${what}.${side}`, { names: namesOf(words, winners), ...values });
}

function played({ seat, card, target }: Play, words: Words): Phrase {
  return target === null
    ? by(words, "played", seat, shown(card))
    : between(words, "playedOn", seat, target, shown(card));
}

function compared({ seat, target, cards, lower }: EventOf<"compared">, words: Words): Phrase {
  const names = { name: words.name(seat), target: words.name(target) };
  if (cards !== null) {
    const [one, other] = words.isMe(seat) ? cards : cards.toReversed();
    const side = words.isMe(seat) ? "byYou" : "toYou";
    const values = { mine: { card: one ?? cards[0] }, theirs: { card: other ?? cards[1] } };
    return words.phrase(`love-letter.log.compared.${side}`, { ...names, ...values });
  }
  if (lower === null) return words.phrase("love-letter.log.compared.equal", names);
  return words.phrase("love-letter.log.compared.lower", { ...names, lower: words.name(lower) });
}

function eliminated({ seat, cause, card }: EventOf<"eliminated">, words: Words): Phrase {
  if (cause !== "king-cat") return by(words, `out.${cause}`, seat, shown(card));
  const values = { king: { card: "king-cat" }, ...shown(card) };
  return by(words, card === null ? "out.kingCat" : "out.kingCatWith", seat, values);
}

function swapValues({ given: one, got: other }: EventOf<"hands-swapped">): PhraseValues {
  return one === null || other === null ? {} : { given: { card: one }, got: { card: other } };
}

function putBack({ seat, position }: EventOf<"card-put-back">, words: Words): Phrase {
  if (position === null) return [words.t("love-letter.log.putOther", { name: words.name(seat) })];
  return [position === 0 ? words.t("love-letter.log.putTop") : words.t("love-letter.log.put", { count: position })];
}
