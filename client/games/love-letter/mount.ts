import type { MountTable } from "../../game-model/table-host.ts";
import { Timeline } from "../../timeline/timeline.ts";
import { GameController } from "../game-table.ts";
import { letterTeller } from "./animation/event-animator.ts";
import { LoveLetterGame } from "./love-letter-game.ts";

export const mountLoveLetter: MountTable = (host, link, chrome) => {
  const timeline = new Timeline(link, letterTeller);
  const table = new GameController(host, link, timeline, chrome, new LoveLetterGame(timeline));
  return () => table.stop();
};
