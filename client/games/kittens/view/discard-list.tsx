import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import { artOf } from "../../../components/cards/card-art.ts";
import type { Labels } from "../text/labels.ts";

interface DiscardListProps {
  /** Newest last. */
  readonly cards: readonly CardId[];
  readonly labels: Labels;
}

/** The whole discard pile, newest first. */
export function DiscardList({ cards, labels }: DiscardListProps) {
  if (cards.length === 0) return <p class="soft">{labels.t("kittens.table.discardsEmpty")}</p>;
  return (
    <>
      <p class="soft">{labels.t("kittens.table.newest")}</p>
      <ol class="discards">
        {cards.toReversed().map((card, index) => {
          const { colour, face } = artOf(card);
          return (
            <li key={cards.length - index} style={{ background: colour }}>
              <img src={face} alt="" />
              <span>{labels.title(card)}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
