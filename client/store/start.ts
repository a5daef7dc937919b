import { ok, type Result } from "../../shared/core/result.ts";
import type { Seated, TableSettings } from "../../shared/net/protocol.ts";
import { usualSettings } from "../../shared/net/settings.ts";
import { type ApiFailure, api } from "../net/api.ts";
import { chosenInfo, editions } from "./editions.ts";
import { identify, session } from "./session.ts";

/** What a new table starts from; its host may change all of it. @param edition or "any". */
export const newSettings = (edition: string, seats: number | "any"): TableSettings =>
  usualSettings(chosenInfo(edition), seats === "any" ? 4 : seats);

/** The same table with another edition: what that does not have goes back to what is usual. */
export function withEdition(settings: TableSettings, edition: string): TableSettings {
  return { ...settings, edition, options: editions.info(edition).options, seats: fitting(settings.seats, edition) };
}

/** The number of chairs, limited to what the edition allows. */
function fitting(seats: number, edition: string): number {
  const [fewest, most] = editions.info(edition).seats;
  return Math.min(Math.max(seats, fewest), most);
}

/** `bots`: the other chairs are taken by bots, and the game starts as soon as we sit. */
export async function openTable(settings: TableSettings, bots: boolean): Promise<Result<Seated, ApiFailure>> {
  const known = session.value ? ok(session.value) : await identify();
  return known.ok ? api.newTable(known.value.token, settings, bots) : known;
}
