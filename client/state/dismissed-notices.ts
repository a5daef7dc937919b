import { signal } from "@preact/signals";
import type { OperatorMessage } from "../../shared/net/protocol.ts";
import { readStored, writeStored } from "./storage.ts";

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
