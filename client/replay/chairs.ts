import type { RecordedSeat } from "../../shared/core/record.ts";
import { pictureOf } from "../game/bots.ts";
import type { Chair } from "../game/model.ts";

/** Who sat at the table; all count as here to the end. */
export const chairsOf = (seats: readonly RecordedSeat[]): readonly Chair[] =>
  seats.map(({ kind, name, avatar }, seat) => ({
    seat,
    kind,
    name,
    avatar: pictureOf({ kind, avatar }, seat),
    presence: "here",
    ready: false,
    silent: false,
    host: false,
    wins: 0,
  }));
