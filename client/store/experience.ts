import { type ReadonlySignal, signal } from "@preact/signals";
import { recall, remember } from "../storage.ts";

const current = signal(recall("experienced") !== null);

/** Whether somebody at this browser has finished the lesson, or a game. */
export const experienced: ReadonlySignal<boolean> = current;

const unseen = signal(recall("dragged") === null);

/** Whether nobody at this browser has been shown yet how a card is dragged to a player. */
export const dragUnseen: ReadonlySignal<boolean> = unseen;

export function seeDrag(): void {
  remember("dragged", "yes");
  unseen.value = false;
}

/** How many cards somebody at this browser has drawn and seen turned over. */
export const draws = {
  count: (): number => Number(recall("draws") ?? 0),
  more: (): void => remember("draws", `${draws.count() + 1}`),
};

export function gainExperience(): void {
  remember("experienced", "yes");
  current.value = true;
}
