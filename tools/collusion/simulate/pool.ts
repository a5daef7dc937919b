import type { GameConfig } from "../../../shared/core/game.ts";
import { pick } from "../../../shared/core/pick.ts";
import { newRandomState, seededRandom, shuffle } from "../../../shared/core/rng.ts";
import { isSuspicious, Pairs } from "../pairs.ts";
import type { SoftPlay } from "../soft-play.ts";
import type { SimulatedGame } from "./game.ts";

/** Parameters of the simulation, as plain data for threads. */
export interface PoolPlan {
  readonly edition: string;
  /** Number of games of each pair. */
  readonly games: number;
  readonly seed: string;
}

/** Eight players who meet at tables of four. In odd pools, the first two spare one another. */
export interface PoolReport {
  readonly pool: number;
  readonly colluding: SimulatedPool;
  readonly honest: SimulatedPool;
}

export interface SimulatedPool {
  readonly pairs: number;
  readonly suspicious: number;
}

export const pairsOfPool = 28;
const people = [0, 1, 2, 3, 4, 5, 6, 7];
const seats = 4;

/** Honest players play like any of these bots. */
const bots = ["easy", "steady"].flatMap((bot) => [
  bot,
  ...["careful", "thief", "noper", "gambler"].map((t) => `${bot}:${t}`),
]);

/** Tables of a round: 14, at which each pair meets three times. */
const tables = people.flatMap((a) =>
  people.flatMap((b) =>
    people.filter((c) => a < b && b < c && c < (a ^ b ^ c)).map((c): readonly number[] => [a, b, c, a ^ b ^ c]),
  ),
);
const meetings = 3;

/** Plays all games of a pool. The same plan and number give the same games. */
export function playPool(plan: PoolPlan, pool: number, simulate: (game: SimulatedGame) => SoftPlay): PoolReport {
  const seed = `${plan.seed} ${pool}`;
  const chance = seededRandom(`${seed} people`);
  const colludes = pool % 2 === 1;
  const partner = (person: number) => (colludes && person < 2 ? 1 - person : null);
  const playsAs = people.map((person) => (partner(person) === null ? pick(bots, chance) : "steady"));
  const pairs = new Pairs(plan.games);
  for (let round = 0; round < Math.ceil(plan.games / meetings); round += 1) {
    for (const [number, table] of tables.entries()) {
      const game = `${seed} ${round} ${number}`;
      const sitting = [...table];
      shuffle(sitting, newRandomState(`${game} seats`));
      const sitters = sitting.map((person) => {
        const spared = partner(person);
        const isThere = spared !== null && sitting.includes(spared);
        return { bot: playsAs[person] ?? "steady", spares: isThere ? sitting.indexOf(spared) : null };
      });
      const config: GameConfig = { edition: plan.edition, players: seats, options: {} };
      pairs.add(sitting.map(String), simulate({ config, seed: game, sitters }));
    }
  }
  const found = pairs.figures(plan.games);
  const isTeam = ({ players: [one, other] }: { readonly players: readonly [string, string] }) =>
    partner(Number(one)) === Number(other);
  const colluding = found.filter(isTeam);
  const honest = found.filter((pair) => !isTeam(pair));
  const teams = colludes ? 1 : 0;
  return {
    pool,
    colluding: { pairs: teams, suspicious: colluding.filter(isSuspicious).length },
    honest: { pairs: pairsOfPool - teams, suspicious: honest.filter(isSuspicious).length },
  };
}
