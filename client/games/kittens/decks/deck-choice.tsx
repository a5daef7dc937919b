import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { judgeDeck } from "../../../../shared/games/kittens/decks/judge.ts";
import { firstReadyDeck } from "../../../../shared/games/kittens/decks/ready-decks.ts";
import { Button } from "../../../components/forms/button.tsx";
import { Icon } from "../../../components/pictures/icon.tsx";
import { Sheet } from "../../../components/sheet.tsx";
import type { DeckChoiceProps } from "../../../game-model/client-game.ts";
import { setCurrentDeck, unlistedDeck } from "./current-deck.ts";
import { DeckEditor } from "./deck-editor.tsx";
import type { NamedDeck } from "./deck-link.ts";
import { DeckMix } from "./deck-mix.tsx";
import { DeckNameField } from "./deck-name-field.tsx";
import { DeckSource } from "./deck-source.tsx";
import { verdictOf } from "./draft.ts";
import { t } from "./i18n.ts";
import { VerdictLine, verdictText } from "./verdict.tsx";
import "./deck-choice.css";

/** The deck of a table in its settings: chosen, edited in a sheet, and named. Decks that nobody can play stay out. */
export function DeckChoice({ deck: data, name, onChange }: DeckChoiceProps) {
  const editing = useSignal(false);
  const id = useId();
  const judged = judgeDeck(data);
  const deck = judged.ok ? judged.value : firstReadyDeck;
  const unlisted = unlistedDeck.value;
  const isPlayable = unlisted !== null && verdictOf(unlisted.deck).players !== null;
  const choose = (next: NamedDeck) => {
    if (verdictOf(next.deck).players === null) return;
    setCurrentDeck(next);
    onChange(next);
  };
  return (
    <section class="paper deck-choice" aria-labelledby={id}>
      <h2 class="label" id={id}>
        {t("decks.title")}
      </h2>
      <DeckSource deck={deck} unlisted={isPlayable ? unlisted : null} onChoose={choose} />
      <VerdictLine deck={deck} />
      <DeckMix deck={deck} />
      <Button
        block
        onPress={() => {
          editing.value = true;
        }}
      >
        <Icon name="pencil" />
        {t("kittens-decks.edit")}
      </Button>
      <DeckNameField name={name} onName={(next) => choose({ deck, name: next })} />
      {editing.value && (
        <EditorSheet
          deck={deck}
          onDone={(changed) => {
            editing.value = false;
            if (changed !== null) choose({ deck: changed, name });
          }}
        />
      )}
    </section>
  );
}

interface SheetProps {
  readonly deck: NamedDeck["deck"];
  /** Receives the changed deck; null if the changes are dropped. */
  readonly onDone: (deck: NamedDeck["deck"] | null) => void;
}

function EditorSheet({ deck, onDone }: SheetProps) {
  const draft = useSignal(deck);
  return (
    <Sheet title={t("kittens-decks.edit")} wide onClose={() => onDone(null)}>
      <DeckEditor
        deck={draft.value}
        onChange={(changed) => {
          draft.value = changed;
        }}
      />
      <div class="deck-sheet-foot">
        <p class="small" role="status">
          {verdictText(draft.value)}
        </p>
        <Button kind="go" block off={verdictOf(draft.value).players === null} onPress={() => onDone(draft.value)}>
          {t("kittens-decks.done")}
        </Button>
      </div>
    </Sheet>
  );
}
