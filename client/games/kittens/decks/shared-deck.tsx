import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { customId } from "../../../../shared/games/kittens/decks/edition.ts";
import { addresses } from "../../../../shared/net/addresses.ts";
import { go } from "../../../app/router.ts";
import { Button } from "../../../components/forms/button.tsx";
import { api } from "../../../net/api.ts";
import { session } from "../../../state/session.ts";
import { setCurrentDeck } from "./current-deck.ts";
import type { NamedDeck } from "./deck-link.ts";
import { FavouriteButton } from "./deck-share.tsx";
import { DeckView } from "./deck-view.tsx";
import { t } from "./i18n.ts";

/** A deck from a link, to read, copy and play. */
export function SharedDeck({ deck, name }: NamedDeck) {
  const filtered = useFilteredName(name);
  const named = { deck, name: filtered ?? "" };
  return (
    <main class="page decks">
      <section class="paper deck-shared">
        {filtered !== null && (
          <h2 class="head">
            <bdi>{t("create.deckNamed", { name: filtered })}</bdi>
          </h2>
        )}
        <DeckView deck={deck} />
        <FavouriteButton named={named} />
        <Button
          block
          onPress={() => {
            setCurrentDeck(named);
            go(addresses.decks(), "replace");
          }}
        >
          {t("kittens-decks.copy")}
        </Button>
      </section>
      <div class="foot">
        <Button
          kind="go"
          block
          onPress={() => {
            setCurrentDeck(named);
            go(addresses.createWith(customId));
          }}
        >
          {t("kittens-decks.table")}
        </Button>
      </div>
    </main>
  );
}

/** Requests the filtered name of a deck, because names from links are written by anybody. @returns null until then. */
function useFilteredName(name: string): string | null {
  const filtered = useSignal<string | null>(null);
  const token = session.value?.token ?? null;
  useEffect(() => {
    filtered.value = null;
    if (name === "" || token === null) return undefined;
    let isCurrent = true;
    void api.deckName(token, name).then((answer) => {
      if (isCurrent && answer.ok) filtered.value = answer.value.name;
    });
    return () => {
      isCurrent = false;
    };
  }, [name, token]);
  return filtered.value;
}
