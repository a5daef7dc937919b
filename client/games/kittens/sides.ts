import type { Seat } from "../../../shared/core/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { texts } from "../../../shared/locales/index.ts";
import type { Phrase } from "../../table/model/pieces.ts";
import type { PhraseValues } from "../words.ts";
import type { Words } from "./words.ts";

type Log = typeof texts.en.kittens.log;

/** Keys of sentences about one player, addressed to that player or to the others. */
export type OneSided = { [Key in keyof Log]: Log[Key] extends { you: string } ? Key : never }[keyof Log];

/** Keys of sentences about two players. */
type TwoSided = { [Key in keyof Log]: Log[Key] extends { byYou: string } ? Key : never }[keyof Log];

export const shown = (card: CardId | null): PhraseValues => (card === null ? {} : { card: { card } });

/** Sentence about one player. */
export function by(words: Words, what: OneSided, seat: Seat, values: PhraseValues = {}): Phrase {
  const side = words.isMe(seat) ? "you" : "other";
  return words.phrase(`kittens.log.${what}.${side}`, { name: words.name(seat), ...values });
}

/** Sentence about two players: the actor and the target. */
export function between(words: Words, what: TwoSided, seat: Seat, target: Seat, values: PhraseValues = {}): Phrase {
  const side = words.isMe(seat) ? "byYou" : words.isMe(target) ? "toYou" : "others";
  return words.phrase(`kittens.log.${what}.${side}`, { name: words.name(seat), target: words.name(target), ...values });
}
