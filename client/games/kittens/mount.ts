import { kittens as de } from "../../../shared/locales/de/kittens.ts";
import { kittens as en } from "../../../shared/locales/en/kittens.ts";
import { addTexts } from "../../i18n.ts";
import type { MountTable } from "../../store/chrome.ts";
import { GameTable } from "../game-table.ts";
import { KittensGame } from "./kittens-game.ts";

addTexts({ en: { kittens: en }, de: { kittens: de } });

/** Puts a game of kittens on the page. */
export const mountKittens: MountTable = (host, link, chrome) => {
  const table = new GameTable(host, link, chrome, new KittensGame(link));
  return () => table.stop();
};
