import { type PoolReport, pairsOfPool, type SimulatedPool } from "./pool.ts";
import { playPools } from "./threads.ts";

const goal = { found: 0.9, falselyAccused: 0.01 } as const;

interface SimulateArguments {
  readonly pairs: number;
  readonly games: number;
  readonly edition: string;
  readonly seed: string;
  readonly threads: number;
  readonly json?: true;
}

/** Plays games of honest and of colluding players, and prints the shares of rightly and wrongly suspected pairs. */
export async function simulate({ pairs, games, edition, seed, threads, json }: SimulateArguments): Promise<void> {
  // Every second pool contains a colluding pair; without one there is nothing to detect.
  const pools = Math.max(2, Math.ceil(pairs / (pairsOfPool - 1 / 2)));
  const reports: PoolReport[] = [];
  await playPools({ edition, games, seed }, pools, threads, (report) => {
    reports.push(report);
    console.error(`${reports.length} of ${pools} pools played`);
  });
  const colluding = shareOf(reports.map((report) => report.colluding));
  const honest = shareOf(reports.map((report) => report.honest));
  if (!json) {
    console.log(`colluding: ${colluding.pairs} pairs, detected ${percent(colluding)}`);
    console.log(`honest: ${honest.pairs} pairs, falsely accused ${percent(honest)}`);
  }
  const figures = { found: rounded(colluding.share), falselyAccused: rounded(honest.share) };
  const errors = { foundError: rounded(colluding.error), falselyAccusedError: rounded(honest.error) };
  console.log(JSON.stringify({ ...figures, ...errors, colluding: colluding.pairs, honest: honest.pairs, games }));
  if (colluding.share < goal.found || honest.share > goal.falselyAccused) process.exitCode = 1;
}

interface Share {
  readonly pairs: number;
  readonly share: number;
  /** Standard error. It treats pools as independent, because the pairs of one pool share games. */
  readonly error: number;
}

function shareOf(pools: readonly SimulatedPool[]): Share {
  const tried = pools.filter(({ pairs }) => pairs > 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  const pairs = sum(tried.map((pool) => pool.pairs));
  const share = sum(tried.map((pool) => pool.suspicious)) / Math.max(1, pairs);
  const squares = sum(tried.map((pool) => (pool.suspicious - share * pool.pairs) ** 2));
  return { pairs, share, error: Math.sqrt(squares) / Math.max(1, pairs) };
}

const rounded = (share: number): number => Number(share.toFixed(5));
const percent = ({ share, error }: Share): string => `${(100 * share).toFixed(2)} % ± ${(100 * error).toFixed(2)}`;
