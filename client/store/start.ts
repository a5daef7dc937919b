import type { EditionInfo } from "../../shared/core/game.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { Seated, TableSettings } from "../../shared/net/protocol.ts";
import { amongBots, usualSettings } from "../../shared/net/settings.ts";
import { api } from "../net/api.ts";
import type { ApiFailure } from "../net/request.ts";
import { identify, session } from "./session.ts";

/** The settings of a new table. Its host may change all of them. */
export const newSettings = (edition: EditionInfo, seats: number | "any"): TableSettings =>
  usualSettings(edition, seats === "any" ? 4 : seats);

/** The same settings for another edition: what it does not have becomes the default. */
export function withEdition(settings: TableSettings, edition: EditionInfo): TableSettings {
  const { id, options } = edition;
  return { ...settings, edition: id, options, seats: fitting(settings.seats, edition) };
}

/** The number of chairs, limited to what the edition allows. */
function fitting(seats: number, { seats: [fewest, most] }: EditionInfo): number {
  return Math.min(Math.max(seats, fewest), most);
}

export const openTable = (settings: TableSettings): Promise<Result<Seated, ApiFailure>> => open(settings, false);

/** Bots take the other chairs, and the game starts as soon as we sit. */
export const playWithBots = (edition: EditionInfo, seats: number | "any"): Promise<Result<Seated, ApiFailure>> =>
  open({ ...newSettings(edition, seats), ...amongBots }, true);

async function open(settings: TableSettings, bots: boolean): Promise<Result<Seated, ApiFailure>> {
  const known = session.value ? ok(session.value) : await identify();
  return known.ok ? api.newTable(known.value.token, settings, bots) : known;
}
