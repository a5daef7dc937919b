import type { Strength } from "./strength.ts";

export interface PlacedStrength {
  readonly strength: Strength;
  /** 1 for a winner; equal for those who share it. */
  readonly place: number;
}

/**
 * Orders without ties that places allow: ranks by player, from 0. In them, everybody who shares a place with others has
 * each rank of theirs equally often. (Plackett and Luce know no ties, and what openskill does with them makes a shared
 * first place of four worth no more than a third one.)
 */
export function ordersWithin(players: readonly PlacedStrength[]): readonly (readonly number[])[] {
  const groups = groupsByPlace(players);
  let orders: readonly (readonly number[])[] = [[]];
  for (const group of groups)
    orders = orders.flatMap((order) => rotations(group).map((turned) => [...order, ...turned]));
  return orders.map((order) => players.map((_, player) => order.indexOf(player)));
}

/** Players who share a place, the best place first; within it in an order that does not hang on the seat. */
function groupsByPlace(players: readonly PlacedStrength[]): readonly (readonly number[])[] {
  const order = [...players.entries()].toSorted(
    ([, one], [, other]) =>
      one.place - other.place || one.strength.mu - other.strength.mu || one.strength.sigma - other.strength.sigma,
  );
  return [...Map.groupBy(order, ([, { place }]) => place).values()].map((group) => group.map(([player]) => player));
}

const rotations = (group: readonly number[]): readonly (readonly number[])[] =>
  group.map((_, first) => [...group.slice(first), ...group.slice(0, first)]);
