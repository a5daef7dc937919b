import type { Deck } from "../../../../shared/games/kittens/decks/deck.ts";
import { joined } from "../../../app/i18n.ts";
import { artOf } from "../../../components/cards/card.tsx";
import { type DeckPart, partsOf } from "./deck-kinds.ts";
import { sizeOf } from "./draft.ts";
import { t } from "./i18n.ts";
import "./deck-mix.css";

interface MixProps {
  readonly deck: Deck;
  /** Whether the cards are listed for the eye, too. Screen readers always find the list. */
  readonly listed?: boolean;
}

/** Picture of a deck's mix: a bar for each kind of card, with a piece for each title. */
export function DeckMix({ deck, listed = false }: MixProps) {
  const parts = partsOf(deck);
  const most = Math.max(...parts.map(({ size }) => size));
  return (
    <ul class="deck-mix" aria-label={t("kittens-decks.mix")}>
      {parts.map((part) => (
        <li key={part.kind}>
          <p class="small row between">
            <b>{t(`kittens.guide.kinds.${part.kind}`)}</b>
            <span>{t("kittens-decks.cards", { count: part.size })}</span>
          </p>
          <Bar part={part} share={part.size / most} />
          <p class={listed ? "tiny" : "unseen"}>
            {joined.list(
              part.cards.map(({ id, copies }) =>
                t("kittens-decks.copies", { count: copies, card: t(`kittens-cards.${id}.title`) }),
              ),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** @param share of the longest bar, 0 to 1. */
function Bar({ part, share }: { readonly part: DeckPart; readonly share: number }) {
  return (
    <span class="deck-bar" style={{ width: `${100 * share}%` }} aria-hidden="true">
      {part.cards.map(({ id, copies }) => {
        const { colour, face } = artOf(id);
        return (
          <i key={id} style={{ flexGrow: copies, background: colour }}>
            <img src={face} alt="" loading="lazy" />
          </i>
        );
      })}
    </span>
  );
}

/** "72 cards" */
export const deckSizeText = (deck: Deck): string => t("kittens-decks.cards", { count: sizeOf(deck) });
