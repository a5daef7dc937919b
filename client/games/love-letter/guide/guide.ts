import { copies } from "../../../../shared/games/love-letter/edition.ts";
import { cardIds, cardValue } from "../../../../shared/games/love-letter/titles.ts";
import de from "../../../../shared/locales/de/love-letter-guide.json" with { type: "json" };
import en from "../../../../shared/locales/en/love-letter-guide.json" with { type: "json" };
import type { Language } from "../../../../shared/locales/languages.ts";
import { language } from "../../../app/i18n.ts";
import type { GuideOf } from "../../../game-model/client-game.ts";
import { finePoints, type GuideCard } from "../../../game-model/guide.ts";
import { type Text, t } from "../text/i18n.ts";

const books = { en, de };

export const guideOf: GuideOf = () => {
  const title = t("love-letter.guide.cards");
  return {
    cards: letterGuide(language.value, t),
    sections: [{ title, kinds: [{ id: "cards", title, short: t("love-letter.guide.short") }] }],
    note: null,
  };
};

/** All cards, the highest first. */
export function letterGuide(language: Language, t: Text): readonly GuideCard[] {
  return cardIds.toReversed().map((card) => ({
    id: card,
    kind: "cards",
    title: t(`love-letter.cards.${card}.title`),
    rule: t(`love-letter.cards.${card}.rule`),
    text: books[language][card].text,
    facts: [t("love-letter.guide.value", { value: cardValue(card) }), t("guide.copies", { count: copies[card] })],
    points: finePoints(books[language][card], () => true),
    faces: null,
  }));
}
