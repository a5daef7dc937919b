import { computed } from "@preact/signals";
import { version } from "../version.ts";
import { lobby } from "./lobby.ts";

/** Whether the server is of another version than this page: what comes next is loaded afresh. */
export const outdated = computed((): boolean => lobby.value !== null && lobby.value.version !== version);
