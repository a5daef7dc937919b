import type { RecordedSeat } from "../../shared/core/record.ts";
import { picturesOf } from "../game/bots.ts";
import type { Chair } from "../game/model.ts";

/** Who sat at the table; all count as here to the end. */
export function chairsOf(seats: readonly RecordedSeat[]): readonly Chair[] {
  const pictures = picturesOf(seats);
  return seats.map(({ kind, name }, seat) => ({
    seat,
    kind,
    name,
    avatar: pictures[seat] ?? "somebody",
    presence: "here",
    ready: false,
    silent: false,
    host: false,
    wins: 0,
    guest: false,
  }));
}
