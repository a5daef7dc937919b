import type { EditionInfo } from "../../shared/core/game.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { Seated, TableSettings } from "../../shared/net/protocol.ts";
import { type ApiFailure, api } from "../net/api.ts";
import { identify, session } from "./session.ts";

/** The settings of a new table. Its host may change all of them. */
export function usualSettings(
  { id, options }: Pick<EditionInfo, "id" | "options">,
  seats: number | "any",
): TableSettings {
  return {
    edition: id,
    seats: seats === "any" ? 4 : seats,
    options,
    nopeSeconds: 5,
    turnSeconds: 30,
    beatSeconds: 1.5,
    spectators: true,
    chat: "always",
  };
}

/** The same table with another edition: what that does not have goes back to what is usual. */
export function withEdition(settings: TableSettings, edition: EditionInfo): TableSettings {
  const { id, options } = edition;
  return { ...settings, edition: id, options, seats: fitting(settings.seats, edition) };
}

/** The number of chairs, limited to what the edition allows. */
function fitting(seats: number, { seats: [fewest, most] }: EditionInfo): number {
  return Math.min(Math.max(seats, fewest), most);
}

/** `bots`: the other chairs are taken by bots, and the game starts as soon as we sit. */
export async function openTable(settings: TableSettings, bots: boolean): Promise<Result<Seated, ApiFailure>> {
  const known = session.value ? ok(session.value) : await identify();
  return known.ok ? api.newTable(known.value.token, settings, bots) : known;
}
