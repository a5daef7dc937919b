import { type Figure, figures } from "./figures.ts";
import type { Needs } from "./needs.ts";
import { clustersFor, strainsOf } from "./strains.ts";

/* Markdown tables of docs/scaling.md. */

const rows: readonly (readonly [what: string, of: (needs: Needs) => number])[] = [
  ["tables", ({ tables }) => tables],
  ["commands a second", ({ commandsPerSecond }) => commandsPerSecond],
  ["busy processors of nodes", ({ nodeProcessors }) => nodeProcessors],
  ["nodes", ({ nodes }) => nodes],
  ["memory of all nodes, GB", ({ nodeGb }) => nodeGb],
  ["traffic to players, Mbit/s", ({ megabitsPerSecond }) => megabitsPerSecond],
  ["connections of proxies", ({ proxyConnections }) => proxyConnections],
  ["Postgres: processors", ({ postgresProcessors }) => postgresProcessors],
  ["Postgres: transactions a second", ({ writesPerSecond }) => writesPerSecond],
  ["Postgres: rows a second", ({ rowsPerSecond }) => rowsPerSecond],
  ["Postgres: write-ahead log, MB/s", ({ walMbPerSecond }) => walMbPerSecond],
  ["Postgres: saved games, GB", ({ keptGb }) => keptGb],
  ["Postgres: connections", ({ databaseConnections }) => databaseConnections],
  ["joins a second", ({ joinsPerSecond }) => joinsPerSecond],
  ["Redis: commands a second", ({ redisCommandsPerSecond }) => redisCommandsPerSecond],
  ["tables of a node that ends", ({ tablesPerNode }) => tablesPerNode],
  ["clusters, at least", clustersFor],
  ["restoring those, ms of each other node", ({ takeOverMs }) => takeOverMs],
];

export function needsTable(levels: readonly Needs[]): string {
  const head = ["players at tables", ...levels.map(({ people }) => short(people))];
  return markdown(
    head,
    rows.map(([what, of]) => [what, ...levels.map((needs) => short(of(needs)))]),
  );
}

/**
 * Resources that are more than half used, with a remedy; "–" where less is used. The scarcest of the largest level
 * comes first.
 * @param levels ascending.
 */
export function strainsTable(levels: readonly Needs[]): string {
  const largest = levels.slice(-1).flatMap(strainsOf);
  const scarce = largest.filter(({ needed, most }) => levels.some((needs) => needed(needs) > most / 2));
  return markdown(
    ["scarce resource", "available", ...levels.map(({ people }) => short(people)), "remedy"],
    scarce.map(({ what, needed, most, source, remedy }) => [
      what,
      `${short(most)} (${source})`,
      ...levels.map((needs) => (needed(needs) > most / 2 ? short(needed(needs)) : "–")),
      remedy,
    ]),
  );
}

export const figuresTable = (): string =>
  markdown(
    ["figure", "value", "source"],
    Object.entries<Figure>(figures).map(([name, { value, source, because }]) => [
      name,
      short(value),
      because ? `${source}: ${because}` : source,
    ]),
  );

/** These figures are not more precise than three digits. */
const short = (number: number): string =>
  number.toLocaleString("en-GB", number < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

const markdown = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
