import { playableWith } from "../../shared/games/kittens/decks/deals.ts";
import type { Deck } from "../../shared/games/kittens/decks/deck.ts";
import { deckCodeOf } from "../../shared/games/kittens/decks/deck-code.ts";
import { customId } from "../../shared/games/kittens/decks/edition.ts";
import type { SimulationPlan } from "../simulate/plan.ts";
import { simulators } from "../simulate/simulators.ts";
import type { SimulationReport } from "../simulate/tally.ts";
import { drawDeck } from "./draw-deck.ts";

/** One bot against `steady` on all other seats, with rotating seats. */
export interface Row {
  readonly edition: string;
  /** The deck, if it is one's own. */
  readonly deck: Deck | null;
  readonly players: number;
  readonly bot: "expert" | "oracle";
}

export interface PlayedRow extends Omit<Row, "deck"> {
  /** Short code of the deck, if it is one's own. */
  readonly deck: string | null;
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
      const expert: Row = { edition, deck: null, players, bot: "expert" };
      const hasCeiling = ceilings.some(([title, seats]) => title === edition && seats === players);
      return hasCeiling ? [expert, { ...expert, bot: "oracle" as const }] : [expert];
    }),
  );

/** A deck of one's own with every number of players that it is enough for. */
export const rowsOf = (deck: Deck): readonly Row[] =>
  playableWith(deck).map((players) => ({ edition: customId, deck, players, bot: "expert" }));

/** Decks that a seed draws, one row each. */
export const drawnRows = (count: number, players: number, seed: string): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    edition: customId,
    deck: drawDeck(`${seed} ${index}`, players),
    players,
    bot: "expert",
  }));

const codeOf = ({ deck }: Row): string | null => (deck === null ? null : deckCodeOf(deck));

export function planOf(row: Row, games: number, seed: string): SimulationPlan {
  const { edition, deck, players, bot } = row;
  return {
    config: { edition, players, options: {}, ...(deck === null ? {} : { deck }) },
    games,
    seed: `${seed} ${codeOf(row) ?? edition} ${players}`,
    bots: [bot, ...Array.from({ length: players - 1 }, () => "steady")],
    rotate: true,
    check: false,
  };
}

export function played(row: Row, games: number, { shares, msPerDecision, digest }: SimulationReport): PlayedRow {
  const { share = 0, error = 0 } = shares[row.bot] ?? {};
  const p95 = msPerDecision[row.bot]?.p95 ?? 0;
  return { ...row, deck: codeOf(row), games, fairShare: 1 / row.players, share, error, p95, digest };
}

export const heading = `| Edition | Seats | Bot | Games | Fair share | Wins | × fair share | ms, 95 % |
|---|---|---|---|---|---|---|---|`;

export const lineOf = ({ edition, deck, players, bot, games, fairShare, share, error, p95 }: PlayedRow): string =>
  `| ${[
    `\`${deck ?? edition}\``,
    players,
    bot,
    games,
    `${percent(fairShare)} %`,
    `${percent(share)} ± ${percent(error)} %`,
    (share / fairShare).toFixed(2),
    p95,
  ].join(" | ")} |`;

const percent = (share: number): string => (100 * share).toFixed(1);

/** Mean and minimum of the won share, in fair shares. @param done at least one row. */
export function summaryOf(done: readonly PlayedRow[]): { readonly mean: number; readonly least: number } {
  const times = done.map(({ share, fairShare }) => share / fairShare);
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  return { mean: Number(mean.toFixed(3)), least: Number(Math.min(...times).toFixed(3)) };
}
