import { signal } from "@preact/signals";
import type { Told } from "../../shared/net/protocol.ts";
import { recall, remember } from "../storage.ts";

/** Number of stored notices: more are never shown at the same time. */
const most = 4;

/** Times of the dismissed notices, in ms since 1970. */
const times = signal<readonly string[]>((recall("put-away") ?? "").split("\n").filter((time) => time !== ""));

/** Whether this notice was dismissed at this browser. The same text posted again is a new notice and is shown. */
export const isPutAway = ({ at }: Told): boolean => times.value.includes(String(at));

export function putAway({ at }: Told): void {
  times.value = [String(at), ...times.value].slice(0, most);
  remember("put-away", times.value.join("\n"));
}
