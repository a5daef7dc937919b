import type { Seat } from "../../../core/game.ts";
import { livingAfter } from "../next-living.ts";
import type { KittensView } from "../view.ts";

export const countLiving = ({ seats }: KittensView): number => seats.filter(({ life }) => life === "living").length;

/** The living player next in turn order after this seat. */
export const nextAfter = ({ seats }: KittensView, seat: Seat): Seat => livingAfter(seats, seat) ?? seat;
