import { t } from "./texts.ts";

/** Why the coach has not answered. Its code comes over the network the first time. */
export const failureText = (): string => t(navigator.onLine ? "coach.failed" : "coach.offline");
