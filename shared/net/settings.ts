import type { EditionInfo } from "../core/game.ts";
import type { TableSettings } from "./protocol.ts";

/** What every table has unless somebody chooses otherwise. */
export const usualTable = {
  nopeSeconds: 5,
  turnSeconds: 30,
  beatSeconds: 1.5,
  spectators: true,
  chat: "always",
} as const satisfies Partial<TableSettings>;

/** What a table has unless somebody chooses otherwise, if all others are bots: nobody else has to be quick. */
export const amongBots = { nopeSeconds: 3 } as const satisfies Partial<TableSettings>;

/** The settings that a table of an edition starts with. */
export const usualSettings = ({ id, options }: Pick<EditionInfo, "id" | "options">, seats: number): TableSettings => ({
  edition: id,
  seats,
  options,
  ...usualTable,
});
