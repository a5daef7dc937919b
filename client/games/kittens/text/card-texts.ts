import type { Edition } from "../../../../shared/games/kittens/editions/edition.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";

/** Cards with a look at the top of the pile, which the option `far-sight` deepens (K96). */
const looks = ["see-the-future", "reveal-the-future", "alter-the-future"] as const satisfies readonly CardId[];

type Rules = Pick<Edition, "farSight" | "loneNope">;

const lookOf = (card: CardId) => looks.find((look) => look === card);

/** Key of the text printed on a card, which depends on the options of its deck. */
export function ruleKeyOf(card: CardId, { farSight, loneNope }: Rules) {
  const look = lookOf(card);
  if (farSight === true && look !== undefined) return `kittens-cards.${look}.far.rule` as const;
  if (loneNope === true && card === "nope") return "kittens-cards.nope.lone.rule" as const;
  return `kittens-cards.${card}.rule` as const;
}

/** Key of the sentence that says what a card does, which depends on the options of its deck. */
export function effectKeyOf(card: CardId, { farSight, loneNope }: Rules) {
  const look = lookOf(card);
  if (farSight === true && look !== undefined) return `kittens-cards.${look}.far.text` as const;
  if (loneNope === true && card === "nope") return "kittens-cards.nope.lone.text" as const;
  return `kittens-cards.${card}.guide.text` as const;
}
