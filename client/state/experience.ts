import { type ReadonlySignal, signal } from "@preact/signals";
import { readStored, writeStored } from "./storage.ts";

const current = signal(readStored("experienced") !== null);

/** Whether a player at this browser has finished the lesson, or a game. */
export const isExperienced: ReadonlySignal<boolean> = current;

const unseen = signal(readStored("dragged") === null);

/** Whether the hint about dragging a card to a player is still to be shown at this browser. */
export const isDragHintDue: ReadonlySignal<boolean> = unseen;

export function markDragHintSeen(): void {
  writeStored("dragged", "yes");
  unseen.value = false;
}

/** Number of cards drawn and turned over at this browser. */
export const drawCount = {
  count: (): number => Number(readStored("draws") ?? 0),
  more: (): void => writeStored("draws", `${drawCount.count() + 1}`),
};

export function markExperienced(): void {
  writeStored("experienced", "yes");
  current.value = true;
}
