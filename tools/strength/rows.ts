import type { SimulationPlan } from "../simulate/plan.ts";
import { simulators } from "../simulate/simulators.ts";
import type { SimulationReport } from "../simulate/tally.ts";

/** One bot against `steady` on all other seats, with rotating seats. */
export interface Row {
  readonly edition: string;
  readonly players: number;
  readonly bot: "expert" | "oracle";
}

export interface PlayedRow extends Row {
  readonly games: number;
  readonly fairShare: number;
  /** Share of won games. */
  readonly share: number;
  /** Standard error. */
  readonly error: number;
  /** 95th percentile of the processor time of its decisions, in ms. */
  readonly p95: number;
  readonly digest: string;
}

/** Tables that also measure the distance to the ceiling (the oracle). */
const ceilings: readonly (readonly [edition: string, players: number])[] = [
  ["original", 2],
  ["original", 4],
  ["love-letter", 2],
  ["love-letter", 4],
];

/** Every edition with every number of seats, each ceiling behind its row. */
export const rows: readonly Row[] = simulators
  .flatMap(({ editions }) => editions)
  .flatMap(({ id: edition, seats: [fewest, most] }) =>
    Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more).flatMap((players) => {
      const expert: Row = { edition, players, bot: "expert" };
      const hasCeiling = ceilings.some(([title, seats]) => title === edition && seats === players);
      return hasCeiling ? [expert, { ...expert, bot: "oracle" as const }] : [expert];
    }),
  );

export const planOf = ({ edition, players, bot }: Row, games: number, seed: string): SimulationPlan => ({
  config: { edition, players, options: {} },
  games,
  seed: `${seed} ${edition} ${players}`,
  bots: [bot, ...Array.from({ length: players - 1 }, () => "steady")],
  rotate: true,
  check: false,
});

export function played(row: Row, games: number, { shares, msPerDecision, digest }: SimulationReport): PlayedRow {
  const { share = 0, error = 0 } = shares[row.bot] ?? {};
  return { ...row, games, fairShare: 1 / row.players, share, error, p95: msPerDecision[row.bot]?.p95 ?? 0, digest };
}

export const heading = `| Edition | Seats | Bot | Games | Fair share | Wins | × fair share | ms, 95 % |
|---|---|---|---|---|---|---|---|`;

export const lineOf = ({ edition, players, bot, games, fairShare, share, error, p95 }: PlayedRow): string =>
  `| ${[
    `\`${edition}\``,
    players,
    bot,
    games,
    `${percent(fairShare)} %`,
    `${percent(share)} ± ${percent(error)} %`,
    (share / fairShare).toFixed(2),
    p95,
  ].join(" | ")} |`;

const percent = (share: number): string => (100 * share).toFixed(1);
