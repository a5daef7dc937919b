import { isViewOf } from "../../shared/net/games.ts";
import type { Guest } from "../support/guest.ts";
import { type GoofspielView, goofspiel } from "./rules.ts";

export function viewOf({ game }: Guest): GoofspielView {
  if (!isViewOf(goofspiel, game)) throw new Error("it is not Goofspiel that is on the table");
  return game.view;
}
