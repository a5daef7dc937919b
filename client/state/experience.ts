import { type ReadonlySignal, signal } from "@preact/signals";
import type { OperatorMessage } from "../../shared/net/protocol.ts";
import { readStored, writeStored } from "./storage.ts";

const current = signal(readStored("experienced") !== null);

/** Whether a player at this browser has finished the lesson, or a game. */
export const isExperienced: ReadonlySignal<boolean> = current;

const unseen = signal(readStored("dragged") === null);

/** Whether the hint about dragging a card is still to be shown at this browser. */
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

const botGames = signal(Number(readStored("bot-games") ?? 0));

/** Number of games with bots alone after which a guest is no beginner. */
const beginnerGames = 3;

/** Whether the player of this browser has not finished three games with bots yet. */
export const isBeginner = (): boolean => botGames.value < beginnerGames;

export function countBotGame(): void {
  botGames.value += 1;
  writeStored("bot-games", `${botGames.value}`);
}

export function markExperienced(): void {
  writeStored("experienced", "yes");
  current.value = true;
}

/** Number of stored notices: more are never shown at the same time. */
const maxStored = 4;

/** Times of the dismissed notices, in ms since 1970. */
const times = signal<readonly string[]>((readStored("put-away") ?? "").split("\n").filter((time) => time !== ""));

/** Whether this notice was dismissed at this browser. The same text posted again is a new notice and is shown. */
export const isDismissed = ({ at }: OperatorMessage): boolean => times.value.includes(String(at));

export function putAway({ at }: OperatorMessage): void {
  times.value = [String(at), ...times.value].slice(0, maxStored);
  writeStored("put-away", times.value.join("\n"));
}
