import { useState } from "preact/hooks";
import type { DeckData } from "../../../shared/core/game.ts";
import { t } from "../../app/i18n.ts";
import { Icon } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { useKitOf } from "./use-edition-info.ts";

interface ButtonProps {
  readonly edition: string;
  readonly deck: DeckData;
}

/** Opens the deck of a finished game. */
export function DeckButton({ edition, deck }: ButtonProps) {
  const kit = useKitOf(edition);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" class="icon" aria-label={t("create.deck")} onClick={() => setIsOpen(true)}>
        <Icon name="book" />
      </button>
      {isOpen && kit && (
        <Sheet title={t("create.deck")} wide onClose={() => setIsOpen(false)}>
          <kit.View deck={deck} />
        </Sheet>
      )}
    </>
  );
}
