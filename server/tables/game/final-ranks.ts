import type { Seat } from "../../../shared/core/game.ts";

/**
 * Returns the ranks of a game if leavers share the last one and all others move up.
 * @param places by seat, 1 for winners.
 */
export function rankLeaversLast(places: readonly number[], deserters: ReadonlySet<Seat>): readonly number[] {
  const others = places.filter((_, seat) => !deserters.has(seat));
  return places.map((own, seat) =>
    deserters.has(seat) ? others.length + 1 : 1 + others.filter((place) => place < own).length,
  );
}
