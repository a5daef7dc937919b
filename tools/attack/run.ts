import type { LoadCounts } from "../../loadtest/counts.ts";
import { unlimited } from "../../loadtest/server.ts";
import { readConfig } from "../../server/runtime/config/config.ts";
import { type AttackHarness, type AttackResult, attack } from "./harness.ts";
import { added, type Counts, merged, total } from "./stats.ts";

/** Report of a campaign (docs/contract.md, section 6). */
export interface Report {
  readonly messages: number;
  readonly refused: number;
  readonly exceptions: number;
  readonly tablesSetBack: number;
  readonly honestDisconnects: number;
  readonly stateChanges: number;
  /** Number of account names taken from one address, and the number beyond the limit. */
  readonly namesTaken: number;
  readonly namesBeyondLimit: number;
  /** Number of accepted blank, hidden or look-alike names. */
  readonly namesAccepted: number;
  readonly slowestHealthMs: number;
  readonly failedHealthChecks: number;
  /** Number of requests for which nginx got no response from a node, and so marked it as down; 0 without nginx. */
  readonly unanswered: number;
  readonly minutes: number;
  readonly seed: string;
  readonly messagesByKind: Counts;
  /** Additional messages over sockets without a session. */
  readonly flood: number;
  readonly refusalsByCode: Counts;
  readonly closingsByCode: Counts;
  readonly accepted: number;
  /** Number of rejected messages that were followed by a comparison of the view of an honest seat. */
  readonly lookedAt: number;
  /** Rejected messages that changed something, by kind. */
  readonly stateChangesByKind: Counts;
  readonly namesAcceptedByKind: Counts;
  readonly exceptionsByKind: Counts;
  /** Failures of attackers, such as a failed return to a table. */
  readonly setbacks: Counts;
  readonly honest: Readonly<Record<string, Feeling>>;
  readonly server: Readonly<Record<string, ServerFigures>>;
}

/** Effects on honest players. */
export interface Feeling {
  readonly commands: number;
  readonly gamesFinished: number;
  readonly disconnects: number;
  readonly unreadable: number;
  readonly errors: Counts;
  /** Time from a command until every honest client of the table has its result. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

interface ServerFigures {
  readonly rssMbStart: number;
  readonly rssMbEnd: number;
  readonly logLines: number;
  readonly logBytes: number;
  readonly slowestHealthMs: number;
}

/** Share of the time for the attack on the server without limits. */
const mainShare = 0.8;

interface Campaign {
  readonly minutes: number;
  readonly seed: string;
  /** Number of nodes behind nginx; null for one server without a proxy. */
  readonly nodes: number | null;
}

/**
 * Attacks a server without rate limits, and then one with its default limits. With nodes: attacks nodes with their
 * default limits through nginx.
 */
export async function runAttack({ minutes, seed, nodes }: Campaign, tell: (line: string) => void): Promise<Report> {
  const aftermaths: [string, AttackResult][] = [];
  for (const { share, ...arena } of nodes === null ? alone : [throughNginx(nodes)]) {
    const seconds = minutes * 60 * share;
    tell(`${arena.name}, for ${Math.round(seconds)} s`);
    aftermaths.push([arena.name, await attack({ ...arena, seconds, seed }, tell)]);
  }
  const report = reportOf(aftermaths);
  return { ...report, namesBeyondLimit: namesBeyondLimit(report.namesTaken, minutes), minutes, seed };
}

/** Arena with its share of the time. */
type Planned = Omit<AttackHarness, "seconds" | "seed"> & { readonly share: number };

const limited = {
  part: "too-much",
  apart: ["original"],
  among: [],
  queue: [],
  flooders: 3,
  pinned: false,
  settings: {},
} as const satisfies Partial<AttackHarness>;

const alone: readonly Planned[] = [
  {
    name: "without limits",
    share: mainShare,
    settings: { ...unlimited, EMPTY_TABLE_MINUTES: "1" },
    part: "everything",
    apart: ["original", "zombie", "love-letter"],
    among: ["original", "good-vs-evil", "zombie", "apocalypse:original", "love-letter"],
    queue: ["original", "love-letter"],
    flooders: 0,
    nodes: [],
    pinned: false,
  },
  { ...limited, name: "with the usual limits", share: 1 - mainShare, nodes: [] },
];

const throughNginx = (count: number): Planned => ({
  ...limited,
  name: "through nginx",
  share: 1,
  nodes: Array.from({ length: count }, (_, index) => String.fromCharCode("a".charCodeAt(0) + index)),
});

function reportOf(
  aftermaths: readonly (readonly [string, AttackResult])[],
): Omit<Report, "namesBeyondLimit" | "minutes" | "seed"> {
  const all = aftermaths.map(([, aftermath]) => aftermath);
  const score = all.map((each) => each.score).reduce(added);
  const exceptions = all.map(({ log }) => log.exceptions).reduce(merged, {});
  const honest = Object.fromEntries(
    aftermaths.flatMap(
      ([
        name,
        {
          honest: { beside, among },
        },
      ]) => [
        [`${name}, among themselves`, feelingOf(beside)],
        [`${name}, beside an attacker`, feelingOf(among)],
      ],
    ),
  );
  const lost = Object.values(honest).reduce((sum, { disconnects }) => sum + disconnects, 0) + total(score.lost);
  return {
    messages: total(score.messages),
    refused: total(score.refusals),
    exceptions: total(exceptions),
    tablesSetBack: all.reduce((sum, { log }) => sum + log.tablesSetBack, 0),
    honestDisconnects: lost,
    stateChanges: total(score.changes),
    namesAccepted: total(score.names),
    namesTaken: score.namesTaken,
    slowestHealthMs: Math.max(...all.map(({ slowestHealthMs }) => Math.round(slowestHealthMs))),
    failedHealthChecks: all.reduce((sum, { failedHealthChecks }) => sum + failedHealthChecks, 0),
    unanswered: all.reduce((sum, { unanswered }) => sum + unanswered, 0),
    messagesByKind: score.messages,
    flood: score.flood,
    refusalsByCode: score.refusals,
    closingsByCode: score.closings,
    accepted: score.accepted,
    lookedAt: score.lookedAt,
    stateChangesByKind: score.changes,
    namesAcceptedByKind: score.names,
    exceptionsByKind: exceptions,
    setbacks: score.setbacks,
    honest,
    server: Object.fromEntries(aftermaths.map(([name, aftermath]) => [name, figuresOf(aftermath)])),
  };
}

/** The limit is per hour, and each hour begins with the first name. */
function namesBeyondLimit(taken: number, minutes: number): number {
  const config = readConfig({});
  if (!config.ok) throw new Error("the default configuration is invalid");
  return Math.max(0, taken - config.value.NAMES_PER_HOUR * (1 + Math.floor(minutes / 60)));
}

/** Whether the report contains a failure. */
export function isFlawed({
  exceptions,
  tablesSetBack,
  honestDisconnects,
  stateChanges,
  namesAccepted,
  honest,
  ...more
}: Report): boolean {
  const unreadable = Object.values(honest).reduce((sum, feeling) => sum + feeling.unreadable, 0);
  const unserved = more.failedHealthChecks + more.unanswered + more.namesBeyondLimit;
  return exceptions + tablesSetBack + honestDisconnects + stateChanges + namesAccepted + unreadable + unserved > 0;
}

export const feelingOf = (tally: LoadCounts): Feeling => ({
  commands: tally.commands,
  gamesFinished: tally.gamesFinished,
  disconnects: tally.disconnects,
  unreadable: tally.unreadable,
  errors: Object.fromEntries(tally.errors),
  p50Ms: round(tally.percentile(0.5)),
  p99Ms: round(tally.percentile(0.99)),
});

const figuresOf = ({ log, rss, slowestHealthMs }: AttackResult): ServerFigures => ({
  rssMbStart: round(rss.start / 2 ** 20),
  rssMbEnd: round(rss.end / 2 ** 20),
  logLines: log.lines,
  logBytes: log.bytes,
  slowestHealthMs: round(slowestHealthMs),
});

const round = (number: number): number => Number(number.toFixed(1));
