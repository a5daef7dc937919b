import type { KittensState } from "../../state.ts";
import { featuresOf } from "./features.ts";
import { activate, chancesOf, type Net, scoreOf } from "./net.ts";
import { netFor } from "./weights/registry.ts";

/**
 * Every seat's chance to win, if everybody plays steady.
 * @param state nothing may be pending, unless the game is over
 */
export const value = (state: KittensState): number[] => valueBy(netFor(state.edition), state);

/** The same by a net that may still be learning. */
export function valueBy(net: Net, state: KittensState): number[] {
  const { seats, winner } = state;
  if (winner !== null) return seats.map((_, seat) => (seat === winner ? 1 : 0));
  const features = featuresOf(state);
  return chancesOf(
    seats.map(({ life }, seat) => (life === "exploded" ? null : scoreOf(net, activate(net, features[seat] ?? [])))),
  );
}
