import type { KittensState } from "../../state.ts";
import { featuresOf } from "./features.ts";
import { activate, chancesOf, scoreOf } from "./net.ts";
import { netFor } from "./weights/registry.ts";

/**
 * Estimates every seat's winning chance if all players play `steady`.
 *
 * @param state nothing may be pending, unless the game is over
 */
export function value(state: KittensState): number[] {
  const { seats, winner } = state;
  if (winner !== null) return seats.map((_, seat) => (seat === winner ? 1 : 0));
  const net = netFor(state.edition);
  const features = featuresOf(state);
  return chancesOf(
    seats.map(({ life }, seat) => (life === "exploded" ? null : scoreOf(net, activate(net, features[seat] ?? [])))),
  );
}
