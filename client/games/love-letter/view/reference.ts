import { copies } from "../../../../shared/games/love-letter/edition.ts";
import { unseen } from "../../../../shared/games/love-letter/knowledge.ts";
import { type CardId, cardIds } from "../../../../shared/games/love-letter/titles.ts";
import type { Reference } from "../../../table/scene/pieces.ts";
import type { UiContext } from "../ui-context.ts";

interface CardReference extends Reference {
  readonly rows: readonly (Reference["rows"][number] & { readonly card: CardId })[];
}

/** Number of copies of each card, and number unseen by the viewer; highest first, the Robovac last. */
export function reference({ view, labels }: UiContext): CardReference {
  const left = unseen(view);
  return {
    title: labels.t("love-letter.table.allCards"),
    legend: { hidden: labels.t("love-letter.table.hidden"), seen: labels.t("love-letter.table.seen") },
    rows: cardIds.toReversed().map((card) => ({
      card,
      name: labels.t(`love-letter.cards.${card}.name`),
      hidden: left[card],
      copies: copies[card],
    })),
  };
}
