import type { Games } from "../game-model/games.ts";
import { chosenEdition } from "../state/chosen-edition.ts";

export const tablePage = () => import("../features/play/table-page.tsx");

/** Loads all code of a table at once, because each part would otherwise be requested only after the previous one. */
export function loadTable(games: Games): void {
  const game = games.gameOf(games.info(chosenEdition(games)).id);
  // A failure needs no handling, because the table loads its code again.
  void Promise.allSettled([tablePage(), import("../net/table-connection.ts"), games.engines(), game?.mount()]);
}
