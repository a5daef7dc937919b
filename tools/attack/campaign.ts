import { unlimited } from "../../loadtest/server.ts";
import type { Tally } from "../../loadtest/tally.ts";
import { readConfig } from "../../server/config/config.ts";
import { type Aftermath, type Arena, attack } from "./arena.ts";
import { added, type Counts, merged, total } from "./score.ts";

/** The report of a campaign (docs/contract.md, section 6). */
export interface Report {
  readonly messages: number;
  readonly refused: number;
  readonly exceptions: number;
  readonly tablesSetBack: number;
  readonly honestDisconnects: number;
  readonly stateChanges: number;
  /** Names that one address took for accounts, and how many of them the limit does not permit. */
  readonly namesTaken: number;
  readonly namesBeyondLimit: number;
  /** Blank, hidden or look-alike names that were accepted. */
  readonly namesAccepted: number;
  readonly slowestHealthMs: number;
  readonly failedHealthChecks: number;
  /** How often nginx did not get an answer from a node, and so counted it as dead; 0 without nginx. */
  readonly unanswered: number;
  readonly minutes: number;
  readonly seed: string;
  readonly messagesByKind: Counts;
  /** Further messages, over sockets without a session. */
  readonly flood: number;
  readonly refusalsByCode: Counts;
  readonly closingsByCode: Counts;
  readonly accepted: number;
  /** Refused messages after which the view of an honest seat was compared. */
  readonly lookedAt: number;
  /** Messages that changed something although they were refused, by kind. */
  readonly stateChangesByKind: Counts;
  readonly namesAcceptedByKind: Counts;
  readonly exceptionsByKind: Counts;
  /** What attackers failed to do, such as coming back to a table. */
  readonly setbacks: Counts;
  readonly honest: Readonly<Record<string, Feeling>>;
  readonly server: Readonly<Record<string, ServerFigures>>;
}

/** What honest players noticed. */
export interface Feeling {
  readonly commands: number;
  readonly gamesFinished: number;
  readonly disconnects: number;
  readonly unreadable: number;
  readonly errors: Counts;
  /** From a command until every honest client of the table has its result. */
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

/** The share of the time in which the server without limits is attacked. */
const mainShare = 0.8;

interface Campaign {
  readonly minutes: number;
  readonly seed: string;
  /** How many nodes stand behind nginx; null for one server without a proxy. */
  readonly nodes: number | null;
}

/**
 * Attacks a server without rate limits, then one with its usual limits; or nodes with their usual limits, through
 * nginx.
 */
export async function campaign({ minutes, seed, nodes }: Campaign, tell: (line: string) => void): Promise<Report> {
  const aftermaths: [string, Aftermath][] = [];
  for (const { share, ...arena } of nodes === null ? alone : [throughNginx(nodes)]) {
    const seconds = minutes * 60 * share;
    tell(`${arena.name}, for ${Math.round(seconds)} s`);
    aftermaths.push([arena.name, await attack({ ...arena, seconds, seed }, tell)]);
  }
  const report = reportOf(aftermaths);
  return { ...report, namesBeyondLimit: namesBeyondLimit(report.namesTaken, minutes), minutes, seed };
}

/** An arena that has its share of the time. */
type Planned = Omit<Arena, "seconds" | "seed"> & { readonly share: number };

const limited = {
  part: "too-much",
  apart: ["original"],
  among: [],
  queue: [],
  flooders: 3,
  pinned: false,
  settings: {},
} as const satisfies Partial<Arena>;

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
  aftermaths: readonly (readonly [string, Aftermath])[],
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

/** The limit holds for each hour that begins with a first name. */
function namesBeyondLimit(taken: number, minutes: number): number {
  const config = readConfig({});
  if (!config.ok) throw new Error("the usual configuration is wrong");
  return Math.max(0, taken - config.value.NAMES_PER_HOUR * (1 + Math.floor(minutes / 60)));
}

/** Whether the report has anything that must not happen. */
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

export const feelingOf = (tally: Tally): Feeling => ({
  commands: tally.commands,
  gamesFinished: tally.gamesFinished,
  disconnects: tally.disconnects,
  unreadable: tally.unreadable,
  errors: Object.fromEntries(tally.errors),
  p50Ms: round(tally.percentile(0.5)),
  p99Ms: round(tally.percentile(0.99)),
});

const figuresOf = ({ log, rss, slowestHealthMs }: Aftermath): ServerFigures => ({
  rssMbStart: round(rss.start / 2 ** 20),
  rssMbEnd: round(rss.end / 2 ** 20),
  logLines: log.lines,
  logBytes: log.bytes,
  slowestHealthMs: round(slowestHealthMs),
});

const round = (number: number): number => Number(number.toFixed(1));
