import { seededRandom } from "../../shared/core/rng.ts";
import { type Farmed, farming, worstOf } from "./farming.ts";
import { type Findings, measure } from "./measure.ts";
import { mean } from "./world.ts";
import { worldsOf } from "./worlds.ts";

interface Given {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly json?: true;
}

/** Minimum share of differences that must be found. */
const leastFound = 0.9;

/** Maximum drift of ratings, in points: an eighth of a class. */
const mostDrift = 25;

/**
 * Plays a season in each world, and simulates farming. Worlds with exact strengths also run without newcomers and
 * leavers.
 */
export function simulate({ players, games, seed, json }: Given): void {
  const findings = worldsOf(seed).flatMap((world) =>
    (world.isExact ? [true, false] : [true]).map((isOpen) => {
      const plan = { world, players, games, isOpen, tuning: null };
      return measure(plan, seededRandom(`${seed} ${world.name} ${isOpen}`), (text) => console.error(text));
    }),
  );
  const rings = farming();
  const worst = worstOf(rings);
  if (json) console.log(JSON.stringify({ ...summaryOf(findings), farming: worst, worlds: findings, rings }));
  else for (const line of [...findings.map(lineOf), lineOfRing(worst)]) console.log(line);
  if (!findings.every(isGood) || !isWorthLess(worst)) process.exitCode = 1;
}

/** Worst case of the findings; for predictions, the mean. */
const summaryOf = (findings: readonly Findings[]) => ({
  classFoundWithin30Games: Math.min(...findings.map(({ found }) => found)),
  logLoss: mean(findings.map(({ logLoss }) => logLoss)),
  uniformLogLoss: mean(findings.map(({ uniformLogLoss }) => uniformLogLoss)),
  drift: findings.map(({ drift }) => drift).toSorted((one, other) => Math.abs(other) - Math.abs(one))[0] ?? 0,
});

const isGood = ({ found, logLoss, uniformLogLoss, drift }: Findings): boolean =>
  found >= leastFound && logLoss < uniformLogLoss && Math.abs(drift) <= mostDrift;

const isWorthLess = ({ farmedGain, honestGain }: Farmed): boolean => farmedGain < honestGain;

function lineOfRing(farmed: Farmed): string {
  const { name, of, farmedGain, honestGain } = farmed;
  const gains = `100 games gain ${farmedGain.toFixed(1)}, 10 honest wins ${honestGain.toFixed(1)}`;
  return `${isWorthLess(farmed) ? "good" : "BAD "} ${name}: ${of}, ${gains}`;
}

function lineOf(findings: Findings): string {
  const { world, isOpen, found, proven, logLoss, uniformLogLoss, drift, covered, scale, settledAfter } = findings;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `${isGood(findings) ? "good" : "BAD "} ${world}, ${isOpen ? "open" : "closed"}:`,
    `class found ${percent(found)} (proven ${percent(proven)}),`,
    `log-loss ${logLoss.toFixed(4)} (uniform ${uniformLogLoss.toFixed(4)}),`,
    `drift ${drift.toFixed(1)},`,
    ...(covered === null || scale === null ? [] : [`within ± ${percent(covered)}, scale ${scale.toFixed(3)},`]),
    `settled after ${settledAfter ?? "more than 30"} games`,
  ].join(" ");
}
