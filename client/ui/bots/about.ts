import { signal } from "@preact/signals";
import type { Seat } from "../../../shared/core/game.ts";
import type { Chair } from "../../game/model.ts";
import { openSheet } from "../router.ts";

const asked = signal<Seat | null>(null);

/** Tells about the bot on this seat. */
export function aboutBot(seat: Seat): void {
  asked.value = seat;
  openSheet("bot");
}

/** The chair that is told about; null after the page was loaded anew. */
export const askedChair = (chairs: readonly Chair[]): Chair | null => chairs[asked.value ?? -1] ?? null;
