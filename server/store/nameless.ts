import type { Database } from "./database.ts";
import { keptText, readKept } from "./kept.ts";
import { headKind, playersKind } from "./kinds.ts";

/** @returns a game's record without a player's name; null if it does not contain the name or cannot be read. */
export function headWithout(
  { id, recordJson, playersJson }: Pick<Database["games"], "id" | "recordJson" | "playersJson">,
  playerId: string,
): string | null {
  const head = readKept(headKind, recordJson, `games, id ${id}, recordJson`);
  const players = readKept(playersKind, playersJson, `games, id ${id}, playersJson`);
  if (!head.ok || !players.ok) return null;
  const isTheirs = (seat: number) => players.value[seat] === playerId;
  if (!head.value.seats.some(({ name }, seat) => isTheirs(seat) && name !== "")) return null;
  const seats = head.value.seats.map((seat, index) => (isTheirs(index) ? { ...seat, name: "" } : seat));
  return keptText(headKind, { ...head.value, seats });
}
