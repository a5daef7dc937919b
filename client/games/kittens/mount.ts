import type { MountTable } from "../../game/chrome.ts";
import { GameTable } from "../game-table.ts";
import { KittensGame } from "./kittens-game.ts";

export const mountKittens: MountTable = (host, link, chrome) => {
  const table = new GameTable(host, link, chrome, new KittensGame(link, chrome));
  return () => table.stop();
};
