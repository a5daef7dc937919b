import { rate } from "openskill";
import { newRating, type Strength } from "./strength.ts";

/** Parameters of the rating system, in points. docs/ratings.md gives the reasons for their values. */
export interface Tuning {
  /** Luck in one game. */
  readonly beta: number;
  /** Change of strength per game. */
  readonly tau: number;
  /** Minimum uncertainty. */
  readonly floor: number;
}

const two: Tuning = { beta: 100, tau: 10, floor: 40 };
const more: Tuning = { beta: 70, tau: 10, floor: 40 };

export const tuningFor = (players: number): Tuning => (players === 2 ? two : more);

/** Computes the strengths after a game, in the order of the players. */
export function rated(players: readonly PlacedStrength[], tuning = tuningFor(players.length)): readonly Strength[] {
  const orders = ordersWithin(players).map((rank) => inOrder(players, rank, tuning));
  return players.map((_, seat) => {
    const strengths = orders.flatMap((order) => order[seat] ?? []);
    const sigma = Math.sqrt(meanOf(strengths.map((strength) => strength.sigma ** 2)));
    return {
      mu: meanOf(strengths.map(({ mu }) => mu)),
      sigma: Math.min(Math.max(sigma, tuning.floor), newRating.sigma),
    };
  });
}

/** Computes strengths after a game without ties. @param rank of each player, all different. */
function inOrder(
  players: readonly PlacedStrength[],
  rank: readonly number[],
  { beta, tau }: Tuning,
): readonly Strength[] {
  const teams = players.map(({ strength }) => [strength]);
  return rate(teams, { rank: [...rank], beta, tau, gamma: fullInformation }).flat();
}

/** Makes each result narrow a rating by its full information. */
const fullInformation = (): number => 1;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface PlacedStrength {
  readonly strength: Strength;
  /** Rank: 1 for a winner; equal for tied players. */
  readonly place: number;
}

/**
 * Returns the orders without ties that a result allows: ranks by player, from 0. Tied players have each of their ranks
 * equally often. (Plackett and Luce have no ties. The method of openskill makes a first place shared by four worth no
 * more than a third one.)
 */
function ordersWithin(players: readonly PlacedStrength[]): readonly (readonly number[])[] {
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
