import type { MountTable } from "../../game-model/table-host.ts";
import { Timeline } from "../../timeline/timeline.ts";
import { GameController } from "../game-table.ts";
import { KittensAnimator } from "./animation/event-animator.ts";
import { KittensGame } from "./kittens-game.ts";

export const mountKittens: MountTable = (host, link, chrome) => {
  const consent = link.consent?.now ?? null;
  const timeline = new Timeline(link, new KittensAnimator(chrome.draws, consent));
  const table = new GameController(host, link, timeline, chrome, new KittensGame(timeline, chrome, consent));
  return () => table.stop();
};
