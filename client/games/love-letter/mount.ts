import type { MountTable } from "../../game/chrome.ts";
import { GameTable } from "../game-table.ts";
import { LoveLetterGame } from "./love-letter-game.ts";

export const mountLoveLetter: MountTable = (host, link, chrome) => {
  const table = new GameTable(host, link, chrome, new LoveLetterGame(link));
  return () => table.stop();
};
