import type { MountTable } from "../../store/chrome.ts";
import { KittensTable } from "./kittens-table.ts";

/** Puts a game of kittens on the page. */
export const mountKittens: MountTable = (host, link, chrome) => {
  const table = new KittensTable(host, link, chrome);
  return () => table.stop();
};
