import { computed } from "@preact/signals";
import { version } from "../version.ts";
import { lobby } from "./lobby.ts";

/** Whether the server has another version than this page: then the next screen is loaded from the server. */
export const outdated = computed((): boolean => lobby.value !== null && lobby.value.version !== version);
