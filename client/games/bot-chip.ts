import type { Seat } from "../../shared/core/game.ts";
import { playsAs } from "../game/bots.ts";
import type { Chair, TableSnapshot } from "../game/model.ts";
import type { Chip } from "../table/model/pieces.ts";
import { t } from "../ui/bots/texts.ts";

/** @param plain the chip of a bot in a person's place, or of one whose strength nobody knows. */
export const botChip = (chair: Chair | undefined, plain: Chip): Chip =>
  chair?.bot ? { kind: "bot", text: t(`bots.chip.${playsAs(chair.bot)}`) } : plain;

/** Whether a press on the seat tells more of who plays there, or what can be done about them. */
export const isAbout = ({ chairs, others }: TableSnapshot, seat: Seat): boolean =>
  others?.includes(seat) === true || (chairs[seat]?.bot ?? null) !== null;
