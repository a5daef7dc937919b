import type { RecordedSeat } from "../../../shared/core/record.ts";
import { t } from "../../app/i18n.ts";
import { avatarsOf } from "../../game-model/bots.ts";
import type { Chair } from "../../game-model/model.ts";

/** Returns the display name of a seat. Erased players have no name. */
export const displayName = ({ name }: Pick<RecordedSeat, "name">): string => name || t("app.former");

/** Returns the players at the table. All of them count as present until the end. */
export function replayChairs(seats: readonly RecordedSeat[]): readonly Chair[] {
  const pictures = avatarsOf(seats);
  return seats.map((each, seat) => ({
    seat,
    kind: each.kind,
    name: displayName(each),
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
