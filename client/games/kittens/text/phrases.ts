import type { Seat } from "../../../../shared/core/game.ts";
import { isPlayed } from "../../../../shared/games/kittens/cards/registry.ts";
import type { Play } from "../../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { Between, TextKey } from "../../../../shared/locales/keys.ts";
import type { Phrase } from "../../../table/scene/pieces.ts";
import type { PhraseValues } from "../../labels.ts";
import type { Labels } from "./labels.ts";

/** Returns the name of a waiting play, such as "theft". */
export function playName(play: Play | null, labels: Labels): string {
  if (play === null) return "";
  if (play.form !== "card") return labels.t(`kittens-combos.${play.form}.play`);
  const title = playedTitle(play);
  return isPlayed(title) ? labels.t(`kittens-cards.${title}.play`) : labels.title(title);
}

/** Returns the announced title of a play: the meaning of a Godcat or a Clone, or the title of a combo's cards. */
export function playedTitle({ form, cards, as }: Play): CardId {
  const titles = cards.map((card) => (as !== null && (form === "card" || card === "godcat") ? as : card));
  const title = titles.find((card) => card !== "clone" && card !== "feral-cat") ?? titles[0];
  if (title === undefined) throw new Error("a play without cards");
  return title;
}

/** Returns the announcement of a play. */
export function announced(play: Play, labels: Labels): Phrase {
  const { form, seat, cards, as, target, names } = play;
  if (form === "five") return phraseAbout(labels, "five", seat);
  if (form === "card") {
    const [card = null] = cards;
    const values = { ...shown(card), ...(as === null ? {} : { as: { card: as } }) };
    if (target === null) return phraseAbout(labels, as === null ? "played" : "playedAs", seat, values);
    return phraseBetween(labels, as === null ? "playedOn" : "playedAsOn", seat, target, values);
  }
  if (target === null) throw new Error("a pair and a triple have a target");
  const wanted = names === null ? {} : { names: { card: names } };
  return phraseBetween(labels, form, seat, target, { ...shown(playedTitle(play)), ...wanted });
}

type LogKey = TextKey<"kittens-log">;

/** Keys of sentences about one player, addressed to that player or to the others. */
export type OneSided = Between<LogKey, "kittens-log.", ".you">;

/** Keys of sentences about two players. */
type TwoSided = Between<LogKey, "kittens-log.", ".byYou">;

export const shown = (card: CardId | null): PhraseValues => (card === null ? {} : { card: { card } });

/** Sentence about one player. */
export function phraseAbout(labels: Labels, what: OneSided, seat: Seat, values: PhraseValues = {}): Phrase {
  const side = labels.isMe(seat) ? "you" : "other";
  return labels.phrase(`kittens-log.${what}.${side}`, { name: labels.name(seat), ...values });
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
  return labels.phrase(`kittens-log.${what}.${side}`, {
    name: labels.name(seat),
    target: labels.name(target),
    ...values,
  });
}
