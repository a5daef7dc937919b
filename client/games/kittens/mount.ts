import type { MountTable } from "../../game/chrome.ts";
import { Timeline } from "../../timeline/timeline.ts";
import { GameTable } from "../game-table.ts";
import { KittensGame } from "./kittens-game.ts";
import { KittensTeller } from "./teller.ts";

export const mountKittens: MountTable = (host, link, chrome) => {
  const consent = link.consent?.now ?? null;
  const timeline = new Timeline(link, new KittensTeller(chrome.draws, consent));
  const table = new GameTable(host, link, timeline, chrome, new KittensGame(timeline, chrome, consent));
  return () => table.stop();
};
