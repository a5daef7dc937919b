import type { Seat } from "../../../shared/core/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { texts } from "../../../shared/locales/index.ts";
import type { Phrase } from "../../table/model/pieces.ts";
import type { PhraseValues } from "../words.ts";
import type { Words } from "./words.ts";

type Log = typeof texts.en.kittens.log;

/** The sentences about one player, said to that player or to the others. */
export type OneSided = { [Key in keyof Log]: Log[Key] extends { you: string } ? Key : never }[keyof Log];

/** The sentences about two. */
type TwoSided = { [Key in keyof Log]: Log[Key] extends { byYou: string } ? Key : never }[keyof Log];

export const shown = (card: CardId | null): PhraseValues => (card === null ? {} : { card: { card } });

/** About one player. */
export function by(words: Words, what: OneSided, seat: Seat, values: PhraseValues = {}): Phrase {
  const side = words.isMe(seat) ? "you" : "other";
  return words.phrase(`kittens.log.${what}.${side}`, { name: words.name(seat), ...values });
}

/** About two: who acts, and on whom. */
export function between(words: Words, what: TwoSided, seat: Seat, target: Seat, values: PhraseValues = {}): Phrase {
  const side = words.isMe(seat) ? "byYou" : words.isMe(target) ? "toYou" : "others";
  return words.phrase(`kittens.log.${what}.${side}`, { name: words.name(seat), target: words.name(target), ...values });
}
