import type { Seat } from "../../shared/core/game.ts";
import { t } from "../features/bots/texts.ts";
import { playsAs } from "../game-model/bots.ts";
import type { Chair, TableSnapshot } from "../game-model/model.ts";
import type { Chip } from "../table/scene/pieces.ts";

/** @param plain default chip, for a bot that replaces a player or has an unknown strength. */
export const botChip = (chair: Chair | undefined, plain: Chip): Chip =>
  chair?.bot ? { kind: "bot", text: t(`bots.chip.${playsAs(chair.bot)}`) } : plain;

/** Whether a press on the seat opens a sheet about its player or bot. */
export const isAbout = ({ chairs, others }: TableSnapshot, seat: Seat): boolean =>
  others?.includes(seat) === true || (chairs[seat]?.bot ?? null) !== null;
