import type { CustomEdition } from "../../shared/core/deck.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import { type Editions, editionsOf } from "../../shared/core/editions.ts";
import type { AnyEvent, AnyView, EditionInfo } from "../../shared/core/game.ts";
import { fail } from "../../shared/core/result.ts";
import type { StatefulBotFactory } from "../../shared/core/stateful-bot.ts";
import { settingsSchema } from "../../shared/net/schemas.ts";
import type { SyncedGame } from "../sync/game-sync.ts";
import { type TableSchema, tableSchemaWith } from "../sync/schema.ts";
import { runningGameOf, type StartGame } from "./game/running-game.ts";
import { type InspectGame, inspectorOf } from "./inspection/inspect-game.ts";
import { type SettingsReader, settingsReader } from "./table-settings.ts";

/** Game that a table can play. The type of its state is hidden. */
interface HostedGame extends Pick<SyncedGame<never>, "field" | "schema"> {
  readonly id: string;
  readonly editions: readonly EditionInfo[];
  readonly custom: CustomEdition | null;
  /** Ids of the editions that the expert bots cannot play without new training. */
  readonly untrained: readonly string[];
  readonly start: StartGame;
  readonly inspect: InspectGame;
}

/** @param expert factory of the expert bots; null if the game has none. */
export const hosted = <State, Event extends AnyEvent, View extends AnyView>(
  game: GameDefinition<State, Event, View>,
  sync: SyncedGame<View>,
  expert: Pick<StatefulBotFactory<Event, View>, "version" | "canPlay"> | null,
): HostedGame => ({
  id: game.id,
  editions: game.editions,
  custom: game.custom,
  field: sync.field,
  schema: sync.schema,
  untrained: expert ? game.editions.map(({ id }) => id).filter((id) => !expert.canPlay(id)) : [],
  start: runningGameOf(game, sync, expert),
  inspect: inspectorOf(game),
});

/** Games of a server. */
export interface HostedGames {
  readonly editions: Editions;
  /** Ids of the editions of all games that expert bots cannot play without new training. */
  readonly untrained: readonly string[];
  /** Format of the settings that hosts may choose. */
  readonly settingsFormat: ReturnType<typeof settingsSchema>;
  /** Reads the settings that a host has chosen. */
  readonly readSettings: SettingsReader;
  /** Creates the synchronised state of a new table. */
  newTable(): TableSchema;
  /** Starts a game of the configured edition. */
  readonly start: StartGame;
  readonly inspect: InspectGame;
}

export function hostedGames(games: readonly HostedGame[]): HostedGames {
  const Table = tableSchemaWith(games);
  const editions = editionsOf(
    games.flatMap((game) => game.editions),
    games.flatMap(({ custom }) => custom ?? []),
  );
  const settingsFormat = settingsSchema(editions);
  return {
    editions,
    untrained: games.flatMap(({ untrained }) => untrained),
    settingsFormat,
    readSettings: settingsReader(editions, settingsFormat),
    newTable: () => new Table(),
    start(table, config, deal) {
      const game = games.find(
        ({ editions: fixed, custom }) =>
          custom?.info.id === config.edition || fixed.some(({ id }) => id === config.edition),
      );
      if (!game) throw new Error(`no game has an edition ${config.edition}`);
      return game.start(table, config, deal);
    },
    inspect(record) {
      const game = games.find(({ id }) => id === record.game);
      const expected = games.map(({ id }) => id).join(" or ");
      return game?.inspect(record) ?? fail({ code: "no-such-game", what: "game", expected, got: record.game });
    },
  };
}
