import type { GuideOf } from "../../../client/game-model/client-game.ts";
import { titles } from "../rules.ts";
import { t } from "./texts.ts";
import { faces } from "./words.ts";

export const guideOf: GuideOf = () => ({
  cards: titles.map((card) => ({
    id: faces[card],
    kind: "cards",
    title: t(`goofspiel.cards.${card}`),
    rule: t("goofspiel.card"),
    text: t("goofspiel.guide"),
    facts: [t("guide.copies", { count: 1 })],
    points: [{ paragraph: "G3", text: t("goofspiel.guide") }],
    faces: null,
  })),
  sections: [
    {
      title: t("goofspiel.group"),
      kinds: [{ id: "cards", title: t("goofspiel.group"), short: t("goofspiel.short") }],
    },
  ],
  note: null,
});
