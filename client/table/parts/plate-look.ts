import type { SeatPlate } from "../model.ts";
import { palette } from "../paint/palette.ts";

export function avatarOf(seat: SeatPlate): string {
  if (seat.state === "exploded") return "ghost";
  return seat.state === "away" ? "away" : seat.avatar;
}

export function plateFill(seat: SeatPlate): string {
  if (seat.state === "exploded") return palette.ash;
  if (seat.onTurn) return palette.now;
  return seat.state === "away" ? palette.away : palette.paper;
}

export function seatLook(seat: SeatPlate): unknown {
  return [seat.name, seat.avatar, seat.count, seat.state, seat.onTurn, seat.chips, seat.note, seat.awaited !== null];
}
