import type { GameDefinition } from "../../shared/core/definition.ts";
import { type Editions, editionsOf } from "../../shared/core/editions.ts";
import type { AnyEvent, AnyView, EditionInfo } from "../../shared/core/game.ts";
import type { Thinker } from "../../shared/core/mind.ts";
import { settingsFormat } from "../../shared/net/formats.ts";
import type { SyncedGame } from "../sync/game-sync.ts";
import { type TableSchema, tableSchemaWith } from "../sync/schema.ts";
import { runningGameOf, type StartGame } from "./running-game.ts";

/** A game that a table can play; the type of its state is hidden. */
interface HostedGame extends Pick<SyncedGame<never>, "field" | "schema"> {
  readonly editions: readonly EditionInfo[];
  readonly start: StartGame;
}

/** @param expert what threads of experts think with; null if the game has none. */
export const hosted = <State, Event extends AnyEvent, View extends AnyView>(
  game: GameDefinition<State, Event, View>,
  sync: SyncedGame<View>,
  expert: Pick<Thinker<Event, View>, "version"> | null,
): HostedGame => ({
  editions: game.editions,
  field: sync.field,
  schema: sync.schema,
  start: runningGameOf(game, sync, expert),
});

/** The games that a server has. */
export interface HostedGames {
  readonly editions: Editions;
  /** What hosts may choose at a table. */
  readonly settingsFormat: ReturnType<typeof settingsFormat>;
  /** The state of a new table. */
  newTable(): TableSchema;
  /** Begins a game of the edition that the configuration names. */
  readonly start: StartGame;
}

export function hostedGames(games: readonly HostedGame[]): HostedGames {
  const Table = tableSchemaWith(games);
  const editions = editionsOf(games.flatMap((game) => game.editions));
  return {
    editions,
    settingsFormat: settingsFormat(editions),
    newTable: () => new Table(),
    start(table, config, deal) {
      const game = games.find((each) => each.editions.some(({ id }) => id === config.edition));
      if (!game) throw new Error(`no game has an edition ${config.edition}`);
      return game.start(table, config, deal);
    },
  };
}
