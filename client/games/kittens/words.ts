import type { Seat } from "../../../shared/core/game.ts";
import { type CardId, cardIds } from "../../../shared/games/kittens/titles.ts";
import type { TextKey } from "../../../shared/locales/index.ts";
import type { TextValues } from "../../i18n.ts";
import type { Chair } from "../../store/model.ts";
import type { Phrase, Who } from "../../table/model.ts";

export type Translate = (key: TextKey, values?: TextValues) => string;

/** A card as a value of a phrase: drawn as badge and title. */
export interface CardValue {
  readonly card: CardId | readonly CardId[];
}

export type PhraseValues = Readonly<Record<string, string | number | CardValue>>;

/** Everything that is said at one table, in the viewer's language and from the viewer's seat. */
export interface Words {
  readonly t: Translate;
  /** A text in capitals, as titles and buttons of the table are set. */
  caps(key: TextKey, values?: TextValues): string;
  title(card: CardId): string;
  /** A player's name, also of the viewer. */
  name(seat: Seat): string;
  isMe(seat: Seat): boolean;
  /** Name and picture; the viewer is "You". */
  who(seat: Seat): Who;
  phrase(key: TextKey, values: PhraseValues): Phrase;
  /** A phrase as running text. */
  plain(phrase: Phrase): string;
}

/** Stands on either side of a card's id while a phrase is translated; no name or text contains it. */
const mark = "\uE000";

export function wordsFor(t: Translate, language: string, chairs: readonly Chair[], mySeat: Seat | null): Words {
  const title = (card: CardId) => t(`kittens.cards.${card}.title`);
  const name = (seat: Seat) => (chairs[seat]?.name ?? "").replaceAll(mark, "");
  return {
    t,
    caps: (key, values) => t(key, values).toLocaleUpperCase(language),
    title,
    name,
    isMe: (seat) => seat === mySeat,
    who: (seat) => ({
      name: seat === mySeat ? t("kittens.you") : name(seat),
      avatar: chairs[seat]?.avatar ?? "bot",
    }),
    phrase: (key, values) => phraseOf(t(key, Object.fromEntries(Object.entries(values).map(marked)))),
    plain: (phrase) => phrase.map((part) => (typeof part === "string" ? part : titleOf(part.card, title))).join(""),
  };
}

function titleOf(card: string, title: Words["title"]): string {
  const known = cardIds.find((id) => id === card);
  return known === undefined ? card : title(known);
}

function marked([key, value]: readonly [string, string | number | CardValue]): readonly [string, string | number] {
  if (typeof value !== "object") return [key, value];
  const cards: readonly string[] = Array.isArray(value.card) ? value.card : [value.card];
  return [key, cards.map((card) => mark + card + mark).join(", ")];
}

function phraseOf(text: string): Phrase {
  return text
    .split(mark)
    .map((part, index) => (index % 2 === 1 ? { card: part } : part))
    .filter((part) => part !== "");
}
