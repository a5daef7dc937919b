import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { customId } from "../../../../shared/games/kittens/decks/edition.ts";
import { judgeDeck } from "../../../../shared/games/kittens/decks/judge.ts";
import { addresses } from "../../../../shared/net/addresses.ts";
import { joined } from "../../../app/i18n.ts";
import { go } from "../../../app/router.ts";
import { Bar } from "../../../components/bar.tsx";
import { Button } from "../../../components/forms/button.tsx";
import { FieldError } from "../../../components/forms/form-controls.tsx";
import { SiteLink } from "../../../components/site-link.tsx";
import { currentDeck, setCurrentDeck, unlistedDeck } from "./current-deck.ts";
import { DeckEditor } from "./deck-editor.tsx";
import { linkPartIn, readLinkPart } from "./deck-link.ts";
import { deckSizeText } from "./deck-mix.tsx";
import { DeckShare } from "./deck-share.tsx";
import { DeckSource } from "./deck-source.tsx";
import { verdictOf } from "./draft.ts";
import { t } from "./i18n.ts";
import { SharedDeck } from "./shared-deck.tsx";
import { verdictText } from "./verdict.tsx";
import "./decks-page.css";

/** Page of decks: composes one, or shows the one of a link. @param link part of the address after the #; null: none. */
export function DecksPage({ link }: { readonly link: string | null }) {
  return (
    <>
      <Bar title={t("kittens-front.editions.custom")} />
      {link === null ? <Composer /> : <Linked key={link} link={link} />}
    </>
  );
}

function Composer() {
  const named = currentDeck.value;
  const { deck, name } = named;
  const isSound = judgeDeck(deck).ok;
  const isPlayable = verdictOf(deck).players !== null;
  return (
    <main class="page decks">
      <section class="paper deck-source">
        <DeckSource deck={deck} unlisted={unlistedDeck.value} onChoose={setCurrentDeck} />
        <OpenCode />
      </section>
      <DeckEditor deck={deck} onChange={(changed) => setCurrentDeck({ deck: changed, name })} />
      {isSound && (
        <DeckShare
          named={{ deck, name: name.trim() }}
          typed={name}
          onName={(next) => setCurrentDeck({ deck, name: next })}
        />
      )}
      <div class="foot deck-foot">
        <p class="small" role="status">
          {joined.sentences([deckSizeText(deck), verdictText(deck)])}
        </p>
        <Button kind="go" block off={!isPlayable} onPress={() => go(addresses.createWith(customId))}>
          {t(isPlayable ? "kittens-decks.table" : "kittens-decks.notYet")}
        </Button>
      </div>
    </main>
  );
}

/** Opens the deck of a code or a link that the player pastes. */
function OpenCode() {
  const text = useSignal("");
  const trouble = useSignal<string | null>(null);
  const id = useId();
  function open() {
    const part = linkPartIn(text.value);
    trouble.value = troubleWith(part);
    if (trouble.value === null) go(addresses.decks(part));
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <label class="field-name" for={id}>
        {t("kittens-decks.code")}
      </label>
      <div class="link-box">
        <input
          id={id}
          class="field"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={trouble.value !== null}
          aria-describedby={trouble.value === null ? undefined : `${id}-error`}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <Button onPress={open}>{t("kittens-decks.open")}</Button>
      </div>
      {trouble.value !== null && <FieldError id={`${id}-error`}>{trouble.value}</FieldError>}
    </form>
  );
}

function Linked({ link }: { readonly link: string }) {
  const read = readLinkPart(link);
  if (read.ok) return <SharedDeck {...read.value} />;
  return (
    <main class="page decks">
      <section class="paper deck-source">
        <p role="alert">{troubleWith(link)}</p>
        <SiteLink to={addresses.decks()} class="btn block">
          {t("kittens-decks.own")}
        </SiteLink>
      </section>
    </main>
  );
}

/** Returns why the part of a link is no deck; null if it is one. */
function troubleWith(part: string): string | null {
  const read = readLinkPart(part);
  if (read.ok) return null;
  switch (read.error) {
    case "bad-code":
      return t("kittens-decks.badCode");
    case "newer-code":
      return t("kittens-decks.newerCode");
    default:
      return t(`kittens-decks.fault.${read.error}`);
  }
}
