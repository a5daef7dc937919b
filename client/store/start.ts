import { ok, type Result } from "../../shared/core/result.ts";
import type { Seated, TableSettings } from "../../shared/net/protocol.ts";
import { type ApiFailure, api } from "../net/api.ts";
import { editionInfo } from "./editions.ts";
import { identify, session } from "./session.ts";

/** The settings of a new table. Its host may change all of them. */
export function usualSettings(edition: string, seats: number | "any"): TableSettings {
  const info = editionInfo(edition);
  return {
    edition: info.id,
    seats: seats === "any" ? 4 : seats,
    options: info.options,
    nopeSeconds: 5,
    turnSeconds: 30,
    beatSeconds: 1.5,
    spectators: true,
    chat: "always",
  };
}

/** The same table with another edition: what that does not have goes back to what is usual. */
export function withEdition(settings: TableSettings, edition: string): TableSettings {
  return { ...settings, edition, options: editionInfo(edition).options, seats: fitting(settings.seats, edition) };
}

/** The number of chairs, limited to what the edition allows. */
function fitting(seats: number, edition: string): number {
  const [fewest, most] = editionInfo(edition).seats;
  return Math.min(Math.max(seats, fewest), most);
}

/** `bots`: the other chairs are taken by bots, and the game starts as soon as we sit. */
export async function openTable(settings: TableSettings, bots: boolean): Promise<Result<Seated, ApiFailure>> {
  const known = session.value ? ok(session.value) : await identify();
  return known.ok ? api.newTable(known.value.token, settings, bots) : known;
}
