import type { Chair } from "../game/model.ts";
import type { Chip } from "../table/model/pieces.ts";
import { t } from "../ui/bots/texts.ts";

/** @param plain the chip of a bot in a person's place, or of one whose strength nobody knows. */
export const botChip = (chair: Chair | undefined, plain: Chip): Chip =>
  chair?.bot ? { kind: "bot", text: t(`bots.chip.${chair.bot.strength}`) } : plain;

/** Whether there is more to tell of who plays there. */
export const isAbout = (chair: Chair | undefined): boolean => chair?.bot !== undefined && chair.bot !== null;
