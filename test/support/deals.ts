import { commitToContribution, commitToSecret, seedOf } from "../../shared/core/deal.ts";
import type { GameConfig } from "../../shared/core/game.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";

const mostTries = 20_000;

/** Contribution of the test pages if a test decides the deal. */
const entropy = "0".repeat(64);

/**
 * @param people number of first seats with players; each of them contributes `entropy`.
 * @param fits predicate for the state after the deal; it may change the state.
 * @returns the first server secret with a matching deal.
 */
export function secretWhere(config: GameConfig, people: number, fits: (state: KittensState) => boolean): string {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const secret = tries.toString(16).padStart(64, "0");
    const commitment = commitToSecret(secret);
    const parts = Array.from({ length: people }, (_, seat) => ({
      seat,
      entropy,
      commitment: commitToContribution(commitment, seat, entropy),
    }));
    const seed = seedOf({ secret, commitment, parts }, { game: kittens.id, rules: kittens.rules, config });
    if (fits(kittens.setup(config, seed).state)) return secret;
  }
  throw new Error(`none of ${mostTries} deals matches`);
}

/**
 * Server secret of a deal in which the first seat begins and draws a kitten.
 * @param people number of first seats with players.
 */
export const firstDrawExplodes = (players: number, people = 1): string =>
  secretWhere(
    { edition: "original", players, options: { combos: true } },
    people,
    ({ turn, pile }) => turn === 0 && pile[0] === "exploding-kitten",
  );
