import { type Figure, figures } from "./figures.ts";
import type { Needs } from "./needs.ts";
import { housesFor, strainsOf } from "./strains.ts";

/* What docs/scaling.md shows, as tables of Markdown. */

const rows: readonly (readonly [what: string, of: (needs: Needs) => number])[] = [
  ["tables", ({ tables }) => tables],
  ["commands a second", ({ commandsPerSecond }) => commandsPerSecond],
  ["processors that nodes keep busy", ({ nodeProcessors }) => nodeProcessors],
  ["nodes", ({ nodes }) => nodes],
  ["memory of all nodes, GB", ({ nodeGb }) => nodeGb],
  ["to players, Mbit/s", ({ megabitsPerSecond }) => megabitsPerSecond],
  ["connections of proxies", ({ proxyConnections }) => proxyConnections],
  ["Postgres: processors", ({ postgresProcessors }) => postgresProcessors],
  ["Postgres: transactions a second", ({ writesPerSecond }) => writesPerSecond],
  ["Postgres: rows a second", ({ rowsPerSecond }) => rowsPerSecond],
  ["Postgres: write-ahead log, MB/s", ({ walMbPerSecond }) => walMbPerSecond],
  ["Postgres: kept games, GB", ({ keptGb }) => keptGb],
  ["Postgres: connections", ({ databaseConnections }) => databaseConnections],
  ["joins a second", ({ joinsPerSecond }) => joinsPerSecond],
  ["Redis: commands a second", ({ redisCommandsPerSecond }) => redisCommandsPerSecond],
  ["tables of a node that ends", ({ tablesPerNode }) => tablesPerNode],
  ["houses, at least", housesFor],
  ["bringing those back, ms of each other node", ({ takeOverMs }) => takeOverMs],
];

export function needsTable(levels: readonly Needs[]): string {
  const head = ["people at tables", ...levels.map(({ people }) => short(people))];
  return markdown(
    head,
    rows.map(([what, of]) => [what, ...levels.map((needs) => short(of(needs)))]),
  );
}

/** What is scarcest for one house, and what is done about it: whatever is more than half used. */
export function strainsTable(needs: Needs): string {
  const scarce = strainsOf(needs).filter(({ share }) => share > 0.5);
  return markdown(
    [`${short(needs.people)} people: what is scarce`, "needed", "there is", "what is done"],
    scarce.map(({ what, needed, most, source, remedy }) => [
      what,
      short(needed(needs)),
      `${short(most)} (${source})`,
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

/** Three digits are more than these figures are good for. */
const short = (number: number): string =>
  number.toLocaleString("en-GB", number < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

const markdown = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
