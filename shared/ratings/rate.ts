import { rate } from "openskill";
import { newRating, type Strength } from "./strength.ts";

/** How ratings follow results, in points. docs/ratings.md says how it was chosen. */
export interface Tuning {
  /** The luck of one game. */
  readonly beta: number;
  /** How much a strength may change from game to game. */
  readonly tau: number;
  /** The least uncertainty that is left. */
  readonly floor: number;
}

const two: Tuning = { beta: 125, tau: 7, floor: 40 };
const more: Tuning = { beta: 125, tau: 7, floor: 40 };

export interface PlacedStrength {
  readonly strength: Strength;
  /** 1 for a winner; equal for those who share it. */
  readonly place: number;
}

export const tuningFor = (players: number): Tuning => (players === 2 ? two : more);

/** The strengths after a game, in the order of the players. */
export function rated(players: readonly PlacedStrength[], tuning = tuningFor(players.length)): readonly Strength[] {
  const { beta, tau, floor } = tuning;
  const teams = players.map(({ strength }) => [strength]);
  const rank = players.map(({ place }) => place);
  return rate(teams, { rank, beta, tau, gamma: fullInformation }).map(([strength]) => {
    if (!strength) throw new Error("a player without a rating");
    return { mu: strength.mu, sigma: Math.min(Math.max(strength.sigma, floor), newRating.sigma) };
  });
}

/** Each result narrows a rating by all that it tells. */
const fullInformation = (): number => 1;
