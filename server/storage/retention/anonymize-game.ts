import { headCodec, playersCodec } from "../codecs.ts";
import type { Database } from "../database.ts";
import { decodeText, encodeText } from "../versioned-codec.ts";

/** @returns a game's record without a player's name; null if it does not contain the name or cannot be read. */
export function headWithoutName(
  { id, recordJson, playersJson }: Pick<Database["games"], "id" | "recordJson" | "playersJson">,
  playerId: string,
): string | null {
  const head = decodeText(headCodec, recordJson, `games, id ${id}, recordJson`);
  const players = decodeText(playersCodec, playersJson, `games, id ${id}, playersJson`);
  if (!head.ok || !players.ok) return null;
  const isTheirs = (seat: number) => players.value[seat] === playerId;
  if (!head.value.seats.some(({ name }, seat) => isTheirs(seat) && name !== "")) return null;
  const seats = head.value.seats.map((seat, index) => (isTheirs(index) ? { ...seat, name: "" } : seat));
  return encodeText(headCodec, { ...head.value, seats });
}
