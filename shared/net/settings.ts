import type { EditionInfo } from "../core/game.ts";
import type { TableSettings } from "./protocol.ts";

/** Default settings of every table. */
export const defaultTableSettings = {
  nopeSeconds: 5,
  turnSeconds: 30,
  hasClock: true,
  beatSeconds: 1.5,
  spectators: true,
  lateJoin: false,
  chat: "always",
  oneRoom: false,
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

/**
 * Settings as sent to a server. Defaults that older servers do not know are left out, because they reject them.
 * @param present settings of the table, which stay as they are where a field is left out.
 */
export function settingsToSend(
  { hasClock, lateJoin, oneRoom, ...settings }: TableSettings,
  present: Pick<TableSettings, "hasClock" | "lateJoin" | "oneRoom"> = defaultTableSettings,
): object {
  const isSent = (name: keyof typeof present, value: boolean) =>
    value !== defaultTableSettings[name] || value !== present[name];
  return {
    ...settings,
    ...(isSent("hasClock", hasClock) && { hasClock }),
    ...(isSent("lateJoin", lateJoin) && { lateJoin }),
    ...(isSent("oneRoom", oneRoom) && { oneRoom }),
  };
}
