import { type ReadonlySignal, signal } from "@preact/signals";
import { recall, remember } from "../storage.ts";

const current = signal(recall("experienced") !== null);

/** Whether a player at this browser has finished the lesson, or a game. */
export const experienced: ReadonlySignal<boolean> = current;

const unseen = signal(recall("dragged") === null);

/** Whether the hint about dragging a card to a player is still to be shown at this browser. */
export const dragUnseen: ReadonlySignal<boolean> = unseen;

export function seeDrag(): void {
  remember("dragged", "yes");
  unseen.value = false;
}

/** Number of cards drawn and turned over at this browser. */
export const draws = {
  count: (): number => Number(recall("draws") ?? 0),
  more: (): void => remember("draws", `${draws.count() + 1}`),
};

export function gainExperience(): void {
  remember("experienced", "yes");
  current.value = true;
}
