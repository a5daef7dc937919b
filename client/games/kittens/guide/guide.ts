import { cards } from "../../../../shared/games/kittens/cards/registry.ts";
import type { Edition } from "../../../../shared/games/kittens/editions/edition.ts";
import { editions, isEditionId } from "../../../../shared/games/kittens/editions/registry.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { GuideOf } from "../../../game-model/client-game.ts";
import { finePoints, type GuideCard } from "../../../game-model/guide.ts";
import { groupOf } from "../hand-order.ts";
import { ruleKey, textKey } from "../text/card-texts.ts";
import { t } from "../text/i18n.ts";

type ComboId = "pair" | "triple" | "five";

export const guideOf: GuideOf = (edition) => ({
  cards: isEditionId(edition) ? kittensGuide(editions[edition]) : [],
  sections: sections.map(({ name, kinds }) => ({
    title: t(`kittens.guide.sections.${name}`),
    kinds: kinds.map((id) => ({ id, title: t(`kittens.guide.kinds.${id}`), short: t(`kittens.guide.short.${id}`) })),
  })),
  note: t("kittens.guide.decks"),
});

const sections: readonly { readonly name: "acting" | "cats" | "combos"; readonly kinds: readonly Kind[] }[] = [
  { name: "acting", kinds: ["kittens", "actions", "answers"] },
  { name: "cats", kinds: ["cats"] },
  { name: "combos", kinds: ["combos"] },
];

/** All cards and combos of an edition. */
export function kittensGuide(edition: Edition): readonly GuideCard[] {
  const entry = (card: CardId): GuideCard => ({
    id: card,
    kind: kindOf(card),
    title: t(`kittens-cards.${card}.title`),
    rule: t(ruleKey(card, edition)),
    text: t(textKey(card, edition)),
    facts: [copiesOf(edition, card), t(`kittens.guide.when.${whenOf(card)}`), nopeable(card)],
    points: finePoints(`kittens-cards.${card}.guide.points`, concerns(edition)),
    faces: null,
  });
  const combo = (name: ComboId): GuideCard => ({
    id: name,
    kind: "combos",
    title: t(`kittens-combos.${name}.title`),
    rule: t(`kittens-combos.${name}.rule`),
    text: t(`kittens-combos.${name}.guide.text`),
    facts: [t("kittens.guide.when.combo"), t("kittens.guide.canBeNoped")],
    points: finePoints(`kittens-combos.${name}.guide.points`, concerns(edition)),
    faces: combos[name](edition),
  });
  return [...edition.titles.map(entry), ...combosIn(edition).map(combo)];
}

/** Combos that may be played; pairs of cats always (K28–K30). */
function combosIn({ options, fiveTitles }: Edition): readonly ComboId[] {
  if (!options.combos) return ["pair"];
  return fiveTitles ? ["pair", "triple", "five"] : ["pair", "triple"];
}

/** Cards that show a combo. */
const combos: Readonly<Record<ComboId, (edition: Edition) => readonly CardId[]>> = {
  pair: ({ titles }) => Array<CardId>(2).fill(titles.findLast((id) => cards[id].kind === "cat") ?? "moon-cat"),
  triple: () => ["attack", "attack", "attack"],
  five: () => ["nope", "favor", "moon-cat", "shuffle", "attack"],
};

type Kind = "kittens" | "actions" | "answers" | "cats" | "combos";

const kinds: Readonly<Record<ReturnType<typeof groupOf>, Kind>> = {
  saves: "kittens",
  kittens: "kittens",
  actions: "actions",
  answers: "answers",
  cats: "cats",
};

const kindOf = (card: CardId): Kind => kinds[groupOf(card)];

function whenOf(id: CardId) {
  const card = cards[id];
  return card.kind === "action" && card.now ? "now" : card.kind;
}

/** K20 */
const nopeable = (id: CardId): string =>
  t(
    ["kitten", "save", "devilcat"].includes(cards[id].kind)
      ? "kittens.guide.cannotBeNoped"
      : "kittens.guide.canBeNoped",
  );

function copiesOf(edition: Edition, card: CardId): string {
  const count = edition.cards[card];
  return count === undefined ? t("kittens.guide.onPlaymat") : t("guide.copies", { count });
}

/** Paragraphs of the rulebook that are not about all editions and decks. */
const chapters: readonly { from: number; to: number; about: (edition: Edition) => boolean }[] = [
  { from: 11, to: 11, about: ({ undead }) => !undead },
  { from: 13, to: 13, about: ({ titles }) => !titles.includes("imploding-kitten") },
  { from: 15, to: 16, about: ({ flatAttacks }) => flatAttacks !== true },
  { from: 29, to: 29, about: ({ options }) => options.combos },
  { from: 30, to: 30, about: ({ fiveTitles }) => fiveTitles },
  { from: 32, to: 32, about: ({ options }) => options.combos },
  { from: 33, to: 33, about: ({ titles }) => titles.includes("feral-cat") },
  { from: 40, to: 44, about: ({ playmat }) => playmat },
  { from: 45, to: 59, about: ({ undead }) => undead },
  { from: 83, to: 83, about: ({ undead }) => undead },
  { from: 60, to: 63, about: ({ undead, titles }) => undead && titles.includes("defuse") },
  { from: 95, to: 95, about: ({ flatAttacks }) => flatAttacks === true },
];

const concerns = (edition: Edition) => (paragraph: string) => {
  const number = Number(paragraph.slice(1));
  return chapters.every(({ from, to, about }) => number < from || number > to || about(edition));
};
