import type { Chair } from "../../../client/game-model/model.ts";
import { type CardLabels, type TableLabels, tableWords } from "../../../client/games/labels.ts";
import { assertNever } from "../../../shared/core/errors.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { type GoofspielEvent, type Title, titles } from "../rules.ts";
import type { Text, TextKey } from "./texts.ts";

/** The picture that each card borrows. */
export const faces = {
  one: "crystal-bowl",
  two: "mouse-trapper",
  three: "battle-bunny",
  four: "shell-shield",
  five: "snake-sorcerer",
  six: "doggy-grave-digger",
} as const satisfies Record<Title, string>;

export type Words = TableLabels<Title, TextKey>;

const cardWords: CardLabels<Title, TextKey> = {
  cardIds: titles,
  titleKey: (card) => `goofspiel.cards.${card}`,
  you: "goofspiel.you",
};

export const wordsFor = (t: Text, language: string, chairs: readonly Chair[], mySeat: Seat | null): Words =>
  tableWords(cardWords, t, language, chairs, mySeat);

export function sentence(event: GoofspielEvent, { t, title, who }: Words): string {
  switch (event.type) {
    case "prize-turned":
      return t("goofspiel.turned", { prize: title(event.prize) });
    case "card-chosen":
      return t("goofspiel.somebodyChose", { name: who(event.seat).name });
    case "cards-shown": {
      const cards = event.cards.map(title).join(", ");
      if (event.winner === null) return t("goofspiel.tie", { cards });
      return t("goofspiel.shown", { cards, name: who(event.winner).name });
    }
    case "game-over":
      return t("goofspiel.over", { name: event.winners.map((seat) => who(seat).name).join(", ") });
    default:
      return assertNever(event);
  }
}
