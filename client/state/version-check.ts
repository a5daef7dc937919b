import { computed } from "@preact/signals";
import { protocolVersion } from "../../shared/net/protocol.ts";
import { lobby } from "./lobby.ts";

/** Whether the server has another protocol version. The next screen must then be loaded from the server. */
export const isOutdated = computed((): boolean => lobby.value !== null && lobby.value.protocol !== protocolVersion);
