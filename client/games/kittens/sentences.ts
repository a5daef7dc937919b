import { assertNever } from "../../../shared/core/errors.ts";
import type { Seat } from "../../../shared/core/game.ts";
import type { Play } from "../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { Phrase } from "../../table/model.ts";
import type { PhraseValues } from "../words.ts";
import type { Told } from "./story.ts";
import type { Words } from "./words.ts";

/** An event in words, from the viewer's seat. */
export function sentence(told: Told, words: Words): Phrase {
  const { event } = told;
  switch (event.type) {
    case "dealt":
      return [words.t("kittens.log.dealt")];
    case "turn-began":
      return by(words, event.owes > 1 ? "turns" : "turn", event.seat, { count: event.owes });
    case "card-played":
      return announced(event.play, words);
    case "noped":
      return by(words, nopeKey(told), event.seat, { card: { card: event.card }, what: playName(told.play, words) });
    case "passed":
      return [words.t("kittens.log.passed")];
    case "play-settled":
      return by(words, event.cancelled ? "stopped" : "ahead", event.play.seat, { what: playName(event.play, words) });
    case "card-drawn":
      return by(words, "drew", event.seat, shown(event.card));
    case "kitten-drawn":
      return by(words, "drewKitten", event.seat, shown("exploding-kitten"));
    case "pile-was-empty":
      return by(words, "pileEmpty", event.seat);
    case "saved":
      return by(words, "saved", event.seat, shown(event.card));
    case "kitten-hidden":
      return hidden(event.seat, event.position, words);
    case "exploded":
      return by(words, "exploded", event.seat);
    case "skipped":
      return by(words, "skipped", event.seat);
    case "attacked":
      return between(words, "attacked", event.seat, event.target, { count: event.owes });
    case "future-seen":
      return by(words, "saw", event.seat, { cards: { card: event.cards.flatMap((card) => card ?? []) } });
    case "shuffled":
      return by(words, "shuffled", event.seat);
    case "card-given":
      return between(words, "gave", event.from, event.to, shown(event.card));
    case "card-stolen":
      return between(words, "stole", event.to, event.from, shown(event.card));
    case "named-card-given":
      return between(words, "handedOver", event.from, event.to, shown(event.card));
    case "named-card-missing":
      return by(words, "missing", event.from, shown(event.card));
    case "hand-was-empty":
      return by(words, "handEmpty", event.seat);
    case "card-taken":
      return by(words, "took", event.seat, shown(event.card));
    case "game-over":
      return by(words, "won", event.winner);
    default:
      return assertNever(event);
  }
}

/** What a play is called while it waits, such as "theft". */
export function playName(play: Play | null, words: Words): string {
  const [card] = play?.cards ?? [];
  const name = play?.form === "card" ? card : play?.form;
  switch (name) {
    case "attack":
    case "favor":
    case "shuffle":
    case "skip":
    case "see-the-future":
    case "pair":
    case "triple":
    case "five":
      return words.t(`kittens.plays.${name}`);
    default:
      return name === undefined ? "" : words.title(name);
  }
}

type OneSided =
  | "turn"
  | "turns"
  | "played"
  | "five"
  | "noped"
  | "nopedStops"
  | "nopedRevives"
  | "stopped"
  | "ahead"
  | "drew"
  | "drewKitten"
  | "pileEmpty"
  | "saved"
  | "exploded"
  | "skipped"
  | "saw"
  | "shuffled"
  | "missing"
  | "handEmpty"
  | "took"
  | "won";

type TwoSided = "playedOn" | "pair" | "triple" | "attacked" | "gave" | "stole" | "handedOver";

const shown = (card: CardId | null): PhraseValues => (card === null ? {} : { card: { card } });

/** About one player. */
function by(words: Words, what: OneSided, seat: Seat, values: PhraseValues = {}): Phrase {
  const side = words.isMe(seat) ? "you" : "other";
  return words.phrase(`kittens.log.${what}.${side}`, { name: words.name(seat), ...values });
}

/** About two: who does it, and whom it is done to. */
function between(words: Words, what: TwoSided, seat: Seat, target: Seat, values: PhraseValues): Phrase {
  const side = words.isMe(seat) ? "byYou" : words.isMe(target) ? "toYou" : "others";
  return words.phrase(`kittens.log.${what}.${side}`, { name: words.name(seat), target: words.name(target), ...values });
}

function announced({ form, seat, cards, target, names }: Play, words: Words): Phrase {
  const [first = null] = cards;
  if (form === "five") return by(words, "five", seat);
  if (target === null) return by(words, "played", seat, shown(first));
  if (form === "card") return between(words, "playedOn", seat, target, shown(first));
  const wanted = names === null ? {} : { names: { card: names } };
  return between(words, form, seat, target, { ...shown(first), ...wanted });
}

function nopeKey({ play, nopes }: Told): OneSided {
  if (play === null) return "noped";
  return nopes % 2 === 1 ? "nopedStops" : "nopedRevives";
}

function hidden(seat: Seat, position: number | null, words: Words): Phrase {
  if (position === null) return [words.t("kittens.log.hidOther", { name: words.name(seat) })];
  return [position === 0 ? words.t("kittens.log.hidTop") : words.t("kittens.log.hid", { count: position })];
}
