import type { HandLayout } from "../layout/hand.ts";
import { setAsideCards } from "./aside.ts";
import { background } from "./background.ts";
import { type Component, mergeComponents, type View } from "./component.ts";
import { corners } from "./corners.ts";
import { discard } from "./discard.ts";
import { hand } from "./hand.ts";
import { own } from "./own.ts";
import { pile } from "./pile.ts";
import { playmat } from "./playmat.ts";
import { prompt } from "./prompt.ts";
import { reference } from "./reference.ts";
import { ribbon } from "./ribbon.ts";
import { seats } from "./seats.ts";
import { stage } from "./stages/stage.ts";
import { tableaus } from "./tableaus.ts";

/** All components of the table except the hand cards. */
export function picture(view: View, laid: HandLayout): Component {
  return mergeComponents(
    background(view),
    corners(view),
    seats(view),
    pile(view),
    discard(view),
    tableaus(view),
    setAsideCards(view),
    reference(view),
    playmat(view),
    stage(view),
    ribbon(view),
    own(view),
    prompt(view),
    hand(view, laid),
  );
}
