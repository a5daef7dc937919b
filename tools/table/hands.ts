import type { SavedTable } from "../../server/storage/saved-types.ts";
import type { Store } from "../../server/storage/store.ts";
import { playAgain } from "../../shared/core/replay.ts";
import { games } from "../../shared/registry.ts";

/** Returns all hands by title, in seat order; null if the table has no game. @throws if its game cannot be replayed. */
export async function handsOf(
  { gameId }: SavedTable,
  store: Pick<Store, "game">,
): Promise<readonly (readonly string[])[] | null> {
  const saved = gameId === null ? null : await store.game(gameId);
  if (!saved?.ok || saved.value === null) return null;
  const { record } = saved.value;
  return (
    games.game(record.game)?.use(({ definition }) => {
      const played = playAgain(definition, record, () => {});
      if (!played.ok)
        throw new Error(`${played.error.what}: expected ${played.error.expected}, got ${played.error.got}`);
      return record.seats.map((_, seat) => [...definition.view(played.value, seat).hand]);
    }) ?? null
  );
}
