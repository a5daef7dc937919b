import { useEffect, useId } from "preact/hooks";
import type { Deck } from "../../../../shared/games/kittens/decks/deck.ts";
import { deckCodeOf } from "../../../../shared/games/kittens/decks/deck-code.ts";
import { readyDecks } from "../../../../shared/games/kittens/decks/ready-decks.ts";
import { joined } from "../../../app/i18n.ts";
import { favouriteDecks, followFavourites } from "../../../state/favourite-decks.ts";
import { isListed } from "./current-deck.ts";
import { type NamedDeck, readLinkPart } from "./deck-link.ts";
import { t } from "./i18n.ts";
import { rangeText } from "./verdict.tsx";

interface SourceProps {
  readonly deck: Deck;
  /** The deck in no list that can be chosen; null: none. */
  readonly unlisted: NamedDeck | null;
  readonly onChoose: (chosen: NamedDeck) => void;
}

const mine = "mine";

/** Chooses the deck to start from: a ready one, a favourite of this browser, or the last one in no list. */
export function DeckSource({ deck, unlisted, onChoose }: SourceProps) {
  const id = useId();
  useEffect(followFavourites, []);
  const favourites = favouriteDecks.value;
  const code = deckCodeOf(deck);
  const isOwn = !isListed(deck);
  const choose = (wanted: string) => {
    if (wanted === mine) {
      if (unlisted !== null) onChoose(unlisted);
      return;
    }
    const favourite = favourites.find((each) => each.code === wanted);
    const read = readLinkPart(wanted);
    if (read.ok) onChoose({ deck: read.value.deck, name: favourite?.name ?? "" });
  };
  return (
    <div>
      <label class="field-name" for={id}>
        {t("kittens-decks.start")}
      </label>
      <select id={id} class="field" value={isOwn ? mine : code} onChange={(event) => choose(event.currentTarget.value)}>
        {(isOwn || unlisted !== null) && <option value={mine}>{t("kittens-decks.mine")}</option>}
        <optgroup label={t("kittens-decks.readyDecks")}>
          {readyDecks.map((ready) => (
            <option key={ready.id} value={deckCodeOf(ready.deck)}>
              {joined.withDetail(t(`kittens-decks.ready.${ready.id}`), rangeText(ready.players))}
            </option>
          ))}
        </optgroup>
        {favourites.length > 0 && (
          <optgroup label={t("kittens-decks.favourites")}>
            {favourites.map((each) => (
              <option key={each.code} value={each.code}>
                {each.name === "" ? each.code : each.name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </div>
  );
}
