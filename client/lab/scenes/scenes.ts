import type { TableScene } from "../../table/model.ts";
import * as goodVsEvil from "./good-vs-evil.ts";
import { originalScenes } from "./original.ts";
import { fed, nineScenes, robbed, zombie } from "./zombie.ts";

export const scenes: Readonly<Record<string, () => TableScene>> = {
  ...originalScenes,
  stop: goodVsEvil.stop,
  "stop-watched": goodVsEvil.stopWatched,
  duel: goodVsEvil.duel,
  lay: goodVsEvil.lay,
  "steal-godcat": goodVsEvil.steal,
  look: goodVsEvil.look,
  "look-watched": goodVsEvil.lookWatched,
  "name-any": goodVsEvil.nameAny,
  revealed: goodVsEvil.revealed,
  zombie,
  robbed,
  fed,
  ...nineScenes,
};
