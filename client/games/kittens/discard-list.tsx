import type { CardId } from "../../../shared/games/kittens/titles.ts";
import { artOf } from "../../ui/components/card-art.ts";
import type { Words } from "./words.ts";

interface DiscardListProps {
  /** Newest last. */
  readonly cards: readonly CardId[];
  readonly words: Words;
}

/** The whole discard pile, newest first. */
export function DiscardList({ cards, words }: DiscardListProps) {
  if (cards.length === 0) return <p class="soft">{words.t("kittens.table.discardsEmpty")}</p>;
  return (
    <>
      <p class="soft">{words.t("kittens.table.newest")}</p>
      <ol class="discards">
        {cards.toReversed().map((card, index) => {
          const { colour, face } = artOf(card);
          return (
            <li key={cards.length - index} style={{ background: colour }}>
              <img src={face} alt="" />
              <span>{words.title(card)}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
