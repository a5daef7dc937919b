import type { DeckData } from "../../../../shared/core/game.ts";
import { cards } from "../../../../shared/games/kittens/cards/registry.ts";
import { customId, editionFrom } from "../../../../shared/games/kittens/decks/edition.ts";
import { judgeDeck } from "../../../../shared/games/kittens/decks/judge.ts";
import type { Edition } from "../../../../shared/games/kittens/editions/edition.ts";
import { editions, isEditionId } from "../../../../shared/games/kittens/editions/registry.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { GuideOf } from "../../../game-model/client-game.ts";
import { finePoints, type GuideCard } from "../../../game-model/guide.ts";
import { effectKeyOf, ruleKeyOf } from "../text/card-texts.ts";
import { t } from "../text/i18n.ts";
import { type CardKind, kindOf } from "./kinds.ts";

type ComboId = "pair" | "triple" | "five";

export const guideOf: GuideOf = (edition, deck) => ({
  cards: cardsOf(edition, deck),
  sections: sections.map(({ name, kinds }) => ({
    title: t(`kittens.guide.sections.${name}`),
    kinds: kinds.map((id) => ({ id, title: t(`kittens.guide.kinds.${id}`), short: t(`kittens.guide.short.${id}`) })),
  })),
  note: edition === customId ? null : t("kittens.guide.decks"),
});

function cardsOf(edition: string, deck: DeckData | null): readonly GuideCard[] {
  if (isEditionId(edition)) return kittensGuide(editions[edition]);
  const judged = judgeDeck(deck);
  return judged.ok ? kittensGuide(editionFrom(judged.value)) : [];
}

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
    rule: t(ruleKeyOf(card, edition)),
    text: t(effectKeyOf(card, edition)),
    facts: [...copiesOf(edition, card), t(`kittens.guide.when.${whenOf(card)}`), nopeable(card)],
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
  return [...edition.titles.map(entry), ...combosOf(edition).map(combo)];
}

/** Combos of an edition. A host's deck may have them off for good (K92). */
function combosOf({ id, options, fiveTitles }: Edition): readonly ComboId[] {
  if (id === customId && !options.combos) return ["pair"];
  return fiveTitles ? ["pair", "triple", "five"] : ["pair", "triple"];
}

/** Cards that show a combo. */
const combos: Readonly<Record<ComboId, (edition: Edition) => readonly CardId[]>> = {
  pair: ({ titles }) => Array<CardId>(2).fill(titles.findLast((id) => cards[id].kind === "cat") ?? "moon-cat"),
  triple: ({ titles }) => Array<CardId>(3).fill(titles.find((id) => cards[id].kind === "action") ?? "attack"),
  five: ({ titles }) => titles.filter((id) => cards[id].kind === "action").slice(0, 5),
};

type Kind = CardKind | "combos";

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

/** Number of copies. In a host's deck that of the kittens depends on the number of players (K86). */
function copiesOf({ id, cards: copies }: Edition, card: CardId): readonly string[] {
  if (id === customId && card === "exploding-kitten") return [];
  const count = copies[card];
  return [count === undefined ? t("kittens.guide.onPlaymat") : t("guide.copies", { count })];
}

/** Paragraphs of the rulebook that are not about all editions and decks. */
const chapters: readonly { from: number; to: number; about: (edition: Edition) => boolean }[] = [
  { from: 13, to: 13, about: ({ titles }) => !titles.includes("imploding-kitten") },
  { from: 15, to: 16, about: ({ flatAttacks }) => flatAttacks !== true },
  { from: 19, to: 19, about: ({ loneNope }) => loneNope !== true },
  { from: 21, to: 21, about: ({ loneNope }) => loneNope !== true },
  { from: 95, to: 95, about: ({ flatAttacks }) => flatAttacks === true },
  { from: 97, to: 97, about: ({ loneNope }) => loneNope === true },
  { from: 11, to: 11, about: ({ undead }) => !undead },
  { from: 29, to: 29, about: ({ options }) => options.combos },
  { from: 32, to: 32, about: ({ options }) => options.combos },
  { from: 30, to: 30, about: ({ fiveTitles }) => fiveTitles },
  { from: 33, to: 33, about: ({ titles }) => titles.includes("feral-cat") },
  { from: 40, to: 44, about: ({ playmat }) => playmat },
  { from: 45, to: 48, about: ({ undead }) => undead },
  { from: 56, to: 56, about: ({ titles }) => titles.includes("clone") },
  { from: 57, to: 57, about: ({ loneNope }) => loneNope !== true },
  { from: 83, to: 83, about: ({ undead }) => undead },
  { from: 60, to: 63, about: ({ undead, titles }) => undead && titles.includes("defuse") },
];

const concerns = (edition: Edition) => (paragraph: string) => {
  const number = Number(paragraph.slice(1));
  return chapters.every(({ from, to, about }) => number < from || number > to || about(edition));
};
