import { signal } from "@preact/signals";
import type { Seat } from "../../../shared/core/game.ts";
import { openSheet } from "../../app/router.ts";
import type { Chair } from "../../game-model/model.ts";

const asked = signal<Seat | null>(null);

/** Opens the sheet about the bot on this seat. */
export function aboutBot(seat: Seat): void {
  asked.value = seat;
  openSheet("bot");
}

/** Returns the chair of the open sheet; null after a reload of the page. */
export const askedChair = (chairs: readonly Chair[]): Chair | null => chairs[asked.value ?? -1] ?? null;
