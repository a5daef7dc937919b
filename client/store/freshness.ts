import { computed } from "@preact/signals";
import { protocolVersion } from "../../shared/net/protocol.ts";
import { lobby } from "./lobby.ts";

/** Whether this page cannot talk to the server any more: then the next screen is loaded from the server. */
export const outdated = computed((): boolean => lobby.value !== null && lobby.value.protocol !== protocolVersion);
