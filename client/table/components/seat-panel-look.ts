import { palette } from "../paint/palette.ts";
import type { SeatPanel } from "../scene/pieces.ts";

export function avatarOf(seat: SeatPanel): string {
  if (seat.state === "out") return "ghost";
  if (seat.state === "down") return "zombie";
  return seat.state === "away" ? "away" : seat.avatar;
}

export function plateFill(seat: SeatPanel): string {
  if (seat.state === "out") return palette.ash;
  if (seat.state === "down") return palette.downPlate;
  if (seat.onTurn) return palette.now;
  return seat.state === "away" ? palette.away : palette.paper;
}

export function seatLook(seat: SeatPanel): unknown {
  const { name, avatar, count, hand, state, before, halo, onTurn, chips, note, awaited, attackedBy } = seat;
  return [name, avatar, count, hand, state, before, halo, onTurn, chips, note, awaited !== null, attackedBy];
}
