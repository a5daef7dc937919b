import { useId } from "preact/hooks";
import { maxDeckNameCharacters } from "../../../../shared/net/names.ts";
import { t } from "./i18n.ts";

interface NameProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Field for the name of a deck. The browser counts UTF-16 units here, the server characters. */
export function DeckNameField({ name, onName }: NameProps) {
  const id = useId();
  return (
    <div>
      <label class="field-name" for={id}>
        {t("kittens-decks.name")}
      </label>
      <input
        id={id}
        class="field"
        dir="auto"
        autocomplete="off"
        maxLength={maxDeckNameCharacters}
        aria-describedby={`${id}-note`}
        value={name}
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <p class="tiny soft-ink" id={`${id}-note`}>
        {t("kittens-decks.nameNote")}
      </p>
    </div>
  );
}
