import type { RecordedSeat } from "../../shared/core/record.ts";
import { picturesOf } from "../game/bots.ts";
import type { Chair } from "../game/model.ts";
import { t } from "../i18n.ts";

/** What a seat is called; somebody who has been erased has no name. */
export const calledAt = ({ name }: Pick<RecordedSeat, "name">): string => name || t("app.former");

/** Who sat at the table; all count as here to the end. */
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
