import { copies } from "../../../../shared/games/love-letter/edition.ts";
import { cardIds, cardValue } from "../../../../shared/games/love-letter/titles.ts";
import { addTexts } from "../../../app/i18n.ts";
import type { GuideOf } from "../../../game-model/client-game.ts";
import { finePoints, type GuideCard } from "../../../game-model/guide.ts";
import { t } from "../text/i18n.ts";

const bookText = addTexts("love-letter-guide");

export const guideOf: GuideOf = () => {
  const title = t("love-letter.guide.cards");
  return {
    cards: letterGuide(),
    sections: [{ title, kinds: [{ id: "cards", title, short: t("love-letter.guide.short") }] }],
    note: null,
  };
};

/** All cards, the highest first. */
export function letterGuide(): readonly GuideCard[] {
  return cardIds.toReversed().map((card) => ({
    id: card,
    kind: "cards",
    title: t(`love-letter.cards.${card}.title`),
    rule: t(`love-letter.cards.${card}.rule`),
    text: bookText(`love-letter-guide.${card}.text`),
    facts: [t("love-letter.guide.value", { value: cardValue(card) }), t("guide.copies", { count: copies[card] })],
    points: finePoints(`love-letter-guide.${card}.points`, () => true),
    faces: null,
  }));
}
