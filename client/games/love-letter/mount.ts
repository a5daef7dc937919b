import type { MountTable } from "../../game/chrome.ts";
import { Timeline } from "../../timeline/timeline.ts";
import { GameTable } from "../game-table.ts";
import { LoveLetterGame } from "./love-letter-game.ts";
import { letterTeller } from "./teller.ts";

export const mountLoveLetter: MountTable = (host, link, chrome) => {
  const timeline = new Timeline(link, letterTeller);
  const table = new GameTable(host, link, timeline, chrome, new LoveLetterGame(timeline));
  return () => table.stop();
};
