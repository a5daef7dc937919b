import { signal } from "@preact/signals";

/** Whether the server has refused a request because this browser has not sent its access code, or an older one. */
export const accessWanted = signal(false);
