import { type Component, emptyComponent, type View } from "../component.ts";
import { chain } from "./chain.ts";
import { duel } from "./duel.ts";
import { future } from "./future.ts";
import { gather } from "./gather.ts";
import { give } from "./give.ts";
import { grid } from "./grid.ts";
import { hide } from "./hide.ts";
import { look } from "./look.ts";
import { row } from "./row.ts";
import { selection } from "./selection.ts";
import { steal } from "./steal.ts";
import { stop } from "./stop.ts";
import { values } from "./values.ts";
import { win } from "./win.ts";

/** Content of the felt beside the draw pile. */
export function stage(view: View): Component {
  const shown = view.scene.stage;
  switch (shown.kind) {
    case "none":
      return emptyComponent;
    case "chain":
      return chain(view, shown);
    case "future":
      return future(view, shown);
    case "hide":
      return hide(view, shown);
    case "steal":
      return steal(view, shown);
    case "give":
      return give(view, shown);
    case "grid":
      return grid(view, shown);
    case "selection":
      return selection(view, shown);
    case "values":
      return values(view, shown);
    case "row":
      return row(view, shown);
    case "stop":
      return stop(view, shown);
    case "duel":
      return duel(view, shown);
    case "look":
      return look(view, shown);
    case "gather":
      return gather(view, shown);
    case "win":
      return win(view, shown);
  }
}
