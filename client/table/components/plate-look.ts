import type { SeatPlate } from "../model/pieces.ts";
import { palette } from "../paint/palette.ts";

export function avatarOf(seat: SeatPlate): string {
  if (seat.state === "exploded") return "ghost";
  if (seat.state === "dead") return "zombie";
  return seat.state === "away" ? "away" : seat.avatar;
}

export function plateFill(seat: SeatPlate): string {
  if (seat.state === "exploded") return palette.ash;
  if (seat.state === "dead") return palette.undead;
  if (seat.onTurn) return palette.now;
  return seat.state === "away" ? palette.away : palette.paper;
}

export function seatLook(seat: SeatPlate): unknown {
  const { name, avatar, count, hand, state, before, godcat, onTurn, chips, note, awaited, attackedBy } = seat;
  return [name, avatar, count, hand, state, before, godcat, onTurn, chips, note, awaited !== null, attackedBy];
}
