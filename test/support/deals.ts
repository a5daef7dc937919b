import { commitToContribution, commitToSecret, seedOf } from "../../shared/core/deal.ts";
import type { GameConfig } from "../../shared/core/game.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";

const mostTries = 20_000;

/** What tests' pages contribute if a test decides the deal. */
const entropy = "0".repeat(64);

/**
 * @param people sit in the first seats, each with `entropy`.
 * @param fits gets the state after the deal, and may change it.
 * @returns the first of many secrets of the server whose deal fits.
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
  throw new Error(`none of ${mostTries} deals is as it should be`);
}

/** A secret whose deal lets the first person, who sits among bots, begin and draw a kitten. */
export const firstDrawExplodes = (players: number): string =>
  secretWhere(
    { edition: "original", players, options: { combos: true } },
    1,
    ({ turn, pile }) => turn === 0 && pile[0] === "exploding-kitten",
  );
