import type { Seat } from "../../../../shared/core/game.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { texts } from "../../../../shared/locales/index.ts";
import type { Phrase } from "../../../table/scene/pieces.ts";
import type { PhraseValues } from "../../labels.ts";
import type { Labels } from "./labels.ts";

type Log = typeof texts.en.kittens.log;

/** Keys of sentences about one player, addressed to that player or to the others. */
export type OneSided = { [Key in keyof Log]: Log[Key] extends { you: string } ? Key : never }[keyof Log];

/** Keys of sentences about two players. */
type TwoSided = { [Key in keyof Log]: Log[Key] extends { byYou: string } ? Key : never }[keyof Log];

export const shown = (card: CardId | null): PhraseValues => (card === null ? {} : { card: { card } });

/** Sentence about one player. */
export function phraseAbout(labels: Labels, what: OneSided, seat: Seat, values: PhraseValues = {}): Phrase {
  const side = labels.isMe(seat) ? "you" : "other";
  return labels.phrase(`kittens.log.${what}.${side}`, { name: labels.name(seat), ...values });
}

/** Sentence about two players: the actor and the target. */
export function phraseBetween(
  labels: Labels,
  what: TwoSided,
  seat: Seat,
  target: Seat,
  values: PhraseValues = {},
): Phrase {
  const side = labels.isMe(seat) ? "byYou" : labels.isMe(target) ? "toYou" : "others";
  return labels.phrase(`kittens.log.${what}.${side}`, {
    name: labels.name(seat),
    target: labels.name(target),
    ...values,
  });
}
