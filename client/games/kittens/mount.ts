import type { MountTable } from "../../store/chrome.ts";

export const mountKittens: MountTable = () => () => {};
