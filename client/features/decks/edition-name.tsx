import type { TableSettings } from "../../../shared/net/protocol.ts";
import { useGames } from "../../game-model/games.ts";

/** Name of a table's edition, with that of its deck: "Your own deck · Chaos". */
export function EditionName({ settings }: { readonly settings: Pick<TableSettings, "edition" | "deckName"> }) {
  const { edition, deckName } = settings;
  return (
    <>
      {useGames().nameOf(edition)}
      {deckName !== undefined && (
        <>
          {" · "}
          <bdi>{deckName}</bdi>
        </>
      )}
    </>
  );
}
