import { seededRandom } from "../../shared/core/rng.ts";
import { measure } from "./measure.ts";
import { luceWorlds } from "./worlds.ts";

interface Given {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
}

const betas = [55, 70, 85, 100, 115, 130] as const;
const taus = [0, 5, 10, 15] as const;
const floors = [40, 70] as const;

/** Runs every tuning on the same season: the same players, and the same random numbers. */
export function tune({ players, games, seed }: Given): void {
  console.log("world\tbeta\ttau\tfloor\tfound\tproven\tlogLoss\tdrift\tcovered\tscale\tsettledAfter");
  for (const world of luceWorlds)
    for (const beta of betas)
      for (const tau of taus)
        for (const floor of floors) {
          const plan = { world, players, games, isOpen: true, tuning: { beta, tau, floor } };
          const { found, proven, logLoss, drift, covered, scale, settledAfter } = measure(
            plan,
            seededRandom(seed),
            () => {},
          );
          const figures = [found, proven, logLoss, drift, covered, scale].map((figure) => figure?.toFixed(4));
          console.log([world.name, beta, tau, floor, ...figures, settledAfter].join("\t"));
        }
}
