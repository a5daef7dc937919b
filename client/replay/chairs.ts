import type { RecordedSeat } from "../../shared/core/record.ts";
import { picturesOf } from "../game/bots.ts";
import type { Chair } from "../game/model.ts";
import { t } from "../i18n.ts";

/** Returns the display name of a seat. Erased players have no name. */
export const calledAt = ({ name }: Pick<RecordedSeat, "name">): string => name || t("app.former");

/** Returns the players at the table. All of them count as present until the end. */
export function chairsOf(seats: readonly RecordedSeat[]): readonly Chair[] {
  const pictures = picturesOf(seats);
  return seats.map((each, seat) => ({
    seat,
    kind: each.kind,
    name: calledAt(each),
    avatar: pictures[seat] ?? "somebody",
    presence: "here",
    ready: false,
    silent: false,
    host: false,
    wins: 0,
    guest: false,
    bot: each.bot ?? null,
  }));
}
