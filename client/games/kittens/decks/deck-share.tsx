import { useId } from "preact/hooks";
import { deckCodeOf } from "../../../../shared/games/kittens/decks/deck-code.ts";
import { addresses } from "../../../../shared/net/addresses.ts";
import { Button } from "../../../components/forms/button.tsx";
import { Icon } from "../../../components/pictures/icon.tsx";
import { copyText, LinkBox } from "../../../components/share.tsx";
import { siteLink } from "../../../state/base-path.ts";
import { addFavourite, isFavourite, removeFavourite } from "../../../state/favourite-decks.ts";
import { showToast } from "../../../state/toasts.ts";
import { linkPartOf, type NamedDeck } from "./deck-link.ts";
import { DeckNameField } from "./deck-name-field.tsx";
import { t } from "./i18n.ts";

interface ShareProps {
  readonly named: NamedDeck;
  /** The name as the player typed it so far. */
  readonly typed: string;
  readonly onName: (name: string) => void;
}

/** Name, short code and link of a deck, and its place among the favourites. */
export function DeckShare({ named, typed, onName }: ShareProps) {
  const id = useId();
  return (
    <section class="paper deck-share" aria-labelledby={`${id}-title`}>
      <h2 class="label" id={`${id}-title`}>
        {t("kittens-decks.share")}
      </h2>
      <DeckNameField name={typed} onName={onName} />
      <CodeBox code={deckCodeOf(named.deck)} />
      <LinkBox
        label={t("kittens-decks.link")}
        link={siteLink(addresses.decks(linkPartOf(named)))}
        shareText={t("kittens-front.editions.custom")}
      />
      <FavouriteButton named={named} />
    </section>
  );
}

function CodeBox({ code }: { readonly code: string }) {
  async function copy() {
    if (await copyText(code)) showToast(t("kittens-decks.copied"));
    else showToast(t("room.notCopied"), "error");
  }
  return (
    <div class="link-box">
      <input
        class="field"
        readOnly
        aria-label={t("kittens-decks.code")}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onPress={() => void copy()}>
        <Icon name="copy" />
        {t("kittens-decks.copyCode")}
      </Button>
    </div>
  );
}

/** Adds a deck to the favourites of this browser, or removes it. */
export function FavouriteButton({ named: { deck, name } }: { readonly named: NamedDeck }) {
  const code = deckCodeOf(deck);
  if (isFavourite(code))
    return (
      <Button block onPress={() => removeFavourite(code)}>
        <Icon name="cross" />
        {t("kittens-decks.drop")}
      </Button>
    );
  return (
    <Button
      block
      onPress={() => {
        if (!addFavourite({ code, name: name.trim() })) showToast(t("kittens-decks.full"), "error");
      }}
    >
      <Icon name="plus" />
      {t("kittens-decks.keep")}
    </Button>
  );
}
