import type { Seat } from "../../shared/core/game.ts";
import type { PlainKey, TextKey, Translate } from "../../shared/locales/keys.ts";
import { type AnyTranslate, anyText, type Joiner, joinerOf, language } from "../app/i18n.ts";
import type { Chair, TableSnapshot } from "../game-model/model.ts";
import type { Phrase, Who } from "../table/scene/pieces.ts";

/** A card as a value of a phrase: drawn as badge and title. */
export interface CardValue {
  readonly card: string | readonly string[];
}

export type PhraseValues = Readonly<Record<string, string | number | CardValue>>;

/** All texts of one table, in the viewer's language and from the viewer's perspective. */
export interface TableLabels<Card extends string, Key extends TextKey> {
  readonly t: Translate<Key>;
  /** A text in capitals, for titles and buttons of the table. */
  readonly caps: Translate<Key>;
  readonly joined: Joiner;
  title(card: Card): string;
  /** Title of a card in an event, for any game. */
  titleOf(card: string): string;
  /** Name of a player, including the viewer's. */
  name(seat: Seat): string;
  isMe(seat: Seat): boolean;
  /** Name and picture. The viewer is "You". */
  who(seat: Seat): Who;
  phrase(key: Key, values: PhraseValues): Phrase;
  /** A phrase as running text. */
  plain(phrase: Phrase): string;
}

/** Texts of one game. */
export interface CardLabels<Card extends string, Key extends TextKey> {
  readonly cardIds: readonly Card[];
  readonly titleKey: (card: Card) => PlainKey<Key>;
  readonly you: PlainKey<Key>;
}

/** Delimiter around a card's id during translation. It never occurs in names or texts. */
const mark = "\uE000";

export function tableWords<Card extends string, Key extends TextKey>(
  { cardIds, titleKey, you }: CardLabels<Card, Key>,
  t: AnyTranslate,
  tag: string,
  chairs: readonly Chair[],
  mySeat: Seat | null,
): TableLabels<Card, Key> {
  const title = (card: Card) => t(titleKey(card));
  const name = (seat: Seat) => (chairs[seat]?.name ?? "").replaceAll(mark, "");
  const titleOf = (card: string) => {
    const known = cardIds.find((id) => id === card);
    return known === undefined ? card : title(known);
  };
  const joined = joinerOf(t, () => tag);
  const caps: AnyTranslate = (key, values) => t(key, values).toLocaleUpperCase(tag);
  return {
    t,
    caps,
    joined,
    title,
    titleOf,
    name,
    isMe: (seat) => seat === mySeat,
    who: (seat) => ({
      name: seat === mySeat ? t(you) : name(seat),
      avatar: chairs[seat]?.avatar ?? "bot",
    }),
    phrase: (key, values) => phraseOf(t(key, markedIn(values, joined))),
    plain: (phrase) => phrase.map((piece) => (typeof piece === "string" ? piece : titleOf(piece.card))).join(""),
  };
}

/**
 * Returns the texts of a displayed table in the current language. In a replay, the viewer has another player's
 * perspective: all players are called by name.
 */
export function labelsAt<Card extends string, Key extends TextKey>(
  cards: CardLabels<Card, Key>,
  { chairs, mySeat, rerun }: TableSnapshot,
): TableLabels<Card, Key> {
  const labels = tableWords(cards, anyText, language.value, chairs, mySeat);
  return rerun ? { ...labels, who: (seat) => ({ ...labels.who(seat), name: labels.name(seat) }) } : labels;
}

const markedIn = (values: PhraseValues, joined: Joiner): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value !== "object") return [key, value];
      const cards: readonly string[] = Array.isArray(value.card) ? value.card : [value.card];
      return [key, joined.list(cards.map((card) => mark + card + mark))];
    }),
  );

function phraseOf(text: string): Phrase {
  return text
    .split(mark)
    .map((piece, index) => (index % 2 === 1 ? { card: piece } : piece))
    .filter((piece) => piece !== "");
}
