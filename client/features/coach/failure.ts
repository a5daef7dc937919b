import { t } from "./texts.ts";

/** Returns the error text of the coach. Its code is loaded over the network on first use. */
export const failureText = (): string => t(navigator.onLine ? "coach.failed" : "coach.offline");
