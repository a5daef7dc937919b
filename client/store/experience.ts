import { type ReadonlySignal, signal } from "@preact/signals";
import { recall, remember } from "../storage.ts";

const current = signal(recall("experienced") !== null);

/** Whether somebody at this browser has finished the lesson, or a game. */
export const experienced: ReadonlySignal<boolean> = current;

export function gainExperience(): void {
  remember("experienced", "yes");
  current.value = true;
}
