import type { Strength } from "../../shared/core/bots.ts";
import type { EditionInfo } from "../../shared/core/game.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { SeatLocation, TableSettings } from "../../shared/net/protocol.ts";
import { botTableSettings, defaultSettingsOf } from "../../shared/net/settings.ts";
import type { TableDeck } from "../game-model/client-game.ts";
import { api } from "../net/api.ts";
import type { ApiFailure } from "../net/request.ts";
import { isBeginner } from "./experience.ts";
import { identify, session } from "./session.ts";
import { chosenStrength } from "./settings.ts";

/** Default settings of a new table. Its host may change all of them. */
export const newSettings = (edition: EditionInfo, seats: number | "any"): TableSettings =>
  defaultSettingsOf(edition, seats === "any" ? 4 : seats);

/** Adapts the settings to another edition. Options that the edition lacks become the default. */
export function withEdition(
  { deck: _, deckName: __, ...settings }: TableSettings,
  edition: EditionInfo,
): TableSettings {
  const { id, options } = edition;
  return { ...settings, edition: id, options, seats: fitting(settings.seats, edition) };
}

/** Adapts the settings to a deck. @param edition facts of its edition with this deck. @param name empty: none. */
export function withDeck(
  { deckName: _, ...settings }: TableSettings,
  edition: EditionInfo,
  { deck, name }: TableDeck,
): TableSettings {
  return {
    ...settings,
    seats: fitting(settings.seats, edition),
    deck,
    ...(name.trim() !== "" && { deckName: name }),
  };
}

/** Limits the number of chairs to the range of the edition. */
function fitting(seats: number, { seats: [fewest, most] }: EditionInfo): number {
  return Math.min(Math.max(seats, fewest), most);
}

export const openTable = (settings: TableSettings): Promise<Result<SeatLocation, ApiFailure>> => open(settings, null);

/** Strength of new bots: the host's choice, or easy in the first games of a guest. */
export const botStrength = (): Strength =>
  chosenStrength.value ?? (isBeginner() && session.value?.player.guest !== false ? "easy" : "steady");

/** Opens a table with bots. The game starts as soon as the player is seated. */
export const playWithBots = (edition: EditionInfo, seats: number | "any"): Promise<Result<SeatLocation, ApiFailure>> =>
  open({ ...newSettings(edition, seats), ...botTableSettings }, botStrength());

async function open(settings: TableSettings, bots: Strength | null): Promise<Result<SeatLocation, ApiFailure>> {
  const known = session.value ? ok(session.value) : await identify();
  return known.ok ? api.newTable(known.value.token, settings, bots) : known;
}
