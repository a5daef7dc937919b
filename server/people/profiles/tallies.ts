import type { Kysely } from "kysely";
import type { PlayerProfile, WinTotals } from "../../../shared/net/people.ts";
import type { Database } from "../../storage/database.ts";

export type Tallies = Pick<PlayerProfile, "all" | "byEdition" | "deaths" | "nopes" | "stolen">;

/** Sums up all finished games of a player, including private games and games as a guest. */
export async function talliesOf(db: Kysely<Database>, playerId: string): Promise<Tallies> {
  const rows = await db
    .selectFrom("resultSeats as own")
    .where("own.playerId", "=", playerId)
    .groupBy(["own.edition", "own.players", "own.death"])
    .select((eb) => [
      "own.edition",
      "own.players",
      "own.death",
      eb.fn.countAll<number>().as("games"),
      eb.fn.sum<number>("own.winShare").as("wins"),
      eb.fn.sum<number>("own.nopes").as("nopes"),
      eb.fn.sum<number>("own.stolen").as("stolen"),
    ])
    .execute();
  const tallies = rows.map((row) => ({ ...row, fairShare: row.games / row.players }));
  const kinds = Map.groupBy(tallies, ({ edition, players }) => `${players} ${edition}`);
  const byEdition = [...kinds.values()].flatMap((some) =>
    some.slice(0, 1).map(({ edition, players }) => ({ edition, players, ...added(some) })),
  );
  const deaths = Map.groupBy(
    rows.filter(({ death }) => death !== null),
    ({ death }) => death ?? "",
  );
  return {
    all: added(tallies),
    byEdition: byEdition.sort((one, other) => other.games - one.games || (one.edition < other.edition ? -1 : 1)),
    deaths: [...deaths]
      .map(([by, some]) => ({ by, count: total(some, ({ games }) => games) }))
      .sort((one, other) => other.count - one.count || (one.by < other.by ? -1 : 1)),
    nopes: total(rows, ({ nopes }) => nopes),
    stolen: total(rows, ({ stolen }) => stolen),
  };
}

const added = (tallies: readonly WinTotals[]): WinTotals => ({
  games: total(tallies, ({ games }) => games),
  wins: total(tallies, ({ wins }) => wins),
  fairShare: total(tallies, ({ fairShare }) => fairShare),
});

const total = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0);
