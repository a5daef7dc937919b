import type { Edition } from "../../../../shared/games/kittens/editions/edition.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";

type Options = Pick<Edition, "farSight" | "loneNope">;

/** Returns the text key of the rule that is printed on a card. Options of a deck change some of them (K96, K97). */
export function ruleKey(id: CardId, options: Options) {
  const variant = variantOf(id, options);
  return variant === null ? (`kittens-cards.${id}.rule` as const) : (`${variant}.rule` as const);
}

/** Returns the text key of what a card does, in one or two sentences. */
export function textKey(id: CardId, options: Options) {
  const variant = variantOf(id, options);
  return variant === null ? (`kittens-cards.${id}.guide.text` as const) : (`${variant}.text` as const);
}

function variantOf(id: CardId, { farSight, loneNope }: Options) {
  if (id === "nope" && loneNope === true) return "kittens-cards.nope.lone" as const;
  return farSight === true && isLook(id) ? (`kittens-cards.${id}.far` as const) : null;
}

const looks = ["see-the-future", "reveal-the-future", "alter-the-future"] as const;

const isLook = (id: CardId): id is (typeof looks)[number] => looks.some((look) => look === id);
