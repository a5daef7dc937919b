import type { Strength } from "./strength.ts";

export interface PlacedStrength {
  readonly strength: Strength;
  /** Rank: 1 for a winner; equal for tied players. */
  readonly place: number;
}

/**
 * Returns the orders without ties that a result allows: ranks by player, from 0. Tied players have each of their ranks
 * equally often. (Plackett and Luce have no ties. The method of openskill makes a first place shared by four worth no
 * more than a third one.)
 */
export function ordersWithin(players: readonly PlacedStrength[]): readonly (readonly number[])[] {
  const groups = groupsByPlace(players);
  let orders: readonly (readonly number[])[] = [[]];
  for (const group of groups)
    orders = orders.flatMap((order) => rotations(group).map((turned) => [...order, ...turned]));
  return orders.map((order) => players.map((_, player) => order.indexOf(player)));
}

/** Groups tied players, the best rank first. The order within a group does not depend on the seat. */
function groupsByPlace(players: readonly PlacedStrength[]): readonly (readonly number[])[] {
  const order = [...players.entries()].toSorted(
    ([, one], [, other]) =>
      one.place - other.place || one.strength.mu - other.strength.mu || one.strength.sigma - other.strength.sigma,
  );
  return [...Map.groupBy(order, ([, { place }]) => place).values()].map((group) => group.map(([player]) => player));
}

const rotations = (group: readonly number[]): readonly (readonly number[])[] =>
  group.map((_, first) => [...group.slice(first), ...group.slice(0, first)]);
