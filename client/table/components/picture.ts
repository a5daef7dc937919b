import type { HandLayout } from "../layout/hand.ts";
import { aside } from "./aside.ts";
import { background } from "./background.ts";
import { type Component, together, type View } from "./component.ts";
import { corners } from "./corners.ts";
import { discard } from "./discard.ts";
import { fronts } from "./fronts.ts";
import { hand } from "./hand.ts";
import { own } from "./own.ts";
import { pile } from "./pile.ts";
import { playmat } from "./playmat.ts";
import { prompt } from "./prompt.ts";
import { reference } from "./reference.ts";
import { ribbon } from "./ribbon.ts";
import { seats } from "./seats.ts";
import { stage } from "./stages/stage.ts";

/** All components of the table except the hand cards. */
export function picture(view: View, laid: HandLayout): Component {
  return together(
    background(view),
    corners(view),
    seats(view),
    pile(view),
    discard(view),
    fronts(view),
    aside(view),
    reference(view),
    playmat(view),
    stage(view),
    ribbon(view),
    own(view),
    prompt(view),
    hand(view, laid),
  );
}
