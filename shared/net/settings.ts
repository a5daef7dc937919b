import type { EditionInfo } from "../core/game.ts";
import type { TableSettings } from "./protocol.ts";

/** Default settings of every table. */
export const defaultTableSettings = {
  nopeSeconds: 5,
  turnSeconds: 30,
  beatSeconds: 1.5,
  spectators: true,
  chat: "always",
} as const satisfies Partial<TableSettings>;

/** Default settings if all opponents are bots, because no other player must be quick. */
export const botTableSettings = { nopeSeconds: 3 } as const satisfies Partial<TableSettings>;

/** Returns the initial settings of a table of an edition. */
export const defaultSettingsOf = (
  { id, options }: Pick<EditionInfo, "id" | "options">,
  seats: number,
): TableSettings => ({
  edition: id,
  seats,
  options,
  ...defaultTableSettings,
});
