import { signal } from "@preact/signals";
import type { Told } from "../../shared/net/protocol.ts";
import { recall, remember } from "../storage.ts";

/** How many are remembered: more are not shown at once. */
const most = 4;

/** When each was told, in ms since 1970. */
const times = signal<readonly string[]>((recall("put-away") ?? "").split("\n").filter((time) => time !== ""));

/** Whether the reader has read this at this browser and does not want to see it again; the same words told anew are shown. */
export const isPutAway = ({ at }: Told): boolean => times.value.includes(String(at));

export function putAway({ at }: Told): void {
  times.value = [String(at), ...times.value].slice(0, most);
  remember("put-away", times.value.join("\n"));
}
