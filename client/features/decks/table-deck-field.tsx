import { useEffect } from "preact/hooks";
import type { TableSettings } from "../../../shared/net/protocol.ts";
import type { TableDeck } from "../../game-model/client-game.ts";
import { withDeck } from "../../state/new-table.ts";
import { useKitOf } from "./use-edition-info.ts";

interface FieldProps {
  readonly settings: TableSettings;
  readonly onChange: (settings: TableSettings) => void;
}

/** The deck in the settings of a table, in an edition with decks that hosts compose. */
export function TableDeckField({ settings, onChange }: FieldProps) {
  const { edition, deck, deckName = "" } = settings;
  const kit = useKitOf(edition);
  const choose = (next: TableDeck) => {
    const info = kit?.infoWith(next.deck);
    if (info) onChange(withDeck(settings, info, next));
  };
  useEffect(() => {
    if (kit && deck === undefined) choose(kit.initial());
  }, [kit, deck]);
  if (kit === null || deck === undefined) return null;
  return <kit.Choice deck={deck} name={deckName} onChange={choose} />;
}
