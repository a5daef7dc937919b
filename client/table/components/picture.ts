import type { Box } from "../layout/box.ts";
import type { HandLayout } from "../layout/hand.ts";
import { felts, palette } from "../paint/palette.ts";
import { inset, type Pen, paintRays, roundRect } from "../paint/pen.ts";
import { type Component, emptyComponent, mergeComponents, type View } from "./component.ts";
import { corners } from "./corners.ts";
import { direction } from "./direction.ts";
import { discard } from "./discard.ts";
import { hand } from "./hand.ts";
import { setAsideCards, tableaus } from "./laid-cards.ts";
import { own } from "./own.ts";
import { pile } from "./pile.ts";
import { playmat } from "./playmat.ts";
import { prompt } from "./prompt.ts";
import { reference } from "./reference.ts";
import { ribbon } from "./ribbon.ts";
import { seats } from "./seats.ts";
import { arrange } from "./stages/arrange.ts";
import { grid, values } from "./stages/choice.ts";
import { duel } from "./stages/duel.ts";
import { gather, give, steal } from "./stages/exchange.ts";
import { future, hide } from "./stages/pile-cards.ts";
import { chain, selection } from "./stages/plays.ts";
import { look, row } from "./stages/shown-cards.ts";
import { stop } from "./stages/stop.ts";
import { win } from "./stages/win.ts";

/** All components of the table except the hand cards. */
export function picture(view: View, laid: HandLayout): Component {
  const whole = wholePicture(view, laid);
  // Beside a big screen the rest of the table lies above the window, where the player cannot press it.
  if (view.scene.handOnly !== true) return whole;
  return { ...whole, hitAreas: whole.hitAreas.filter(({ box }) => box.y + box.h > 0) };
}

function wholePicture(view: View, laid: HandLayout): Component {
  return mergeComponents(
    background(view),
    direction(view),
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

/** The night with its rays and the felt with its stitched rim, as one patch for the whole window. */
function background({ scene, layout, screen }: View): Component {
  const { felt, scale } = layout;
  const hasArrows = layout.kind !== "portrait" && scene.direction === undefined;
  const look = [scene.felt, screen, felt, hasArrows];
  const units = (box: Box): Box => ({ x: box.x / scale, y: box.y / scale, w: box.w / scale, h: box.h / scale });
  const paint = (pen: Pen) => {
    const night = units({ ...screen, x: 0, y: 0 });
    const table = units({ ...felt, x: felt.x - screen.x, y: felt.y - screen.y });
    paintNight(pen, night, table);
    paintFelt(pen, table, { radius: felt.radius / scale, rim: felt.rim / scale, colours: felts[scene.felt] });
    if (hasArrows) paintChevrons(pen, table, felt.rim / scale, felts[scene.felt][3]);
  };
  return { ...emptyComponent, sprites: [{ id: "felt", z: 0, box: screen, scale, bleed: 0, look, paint }] };
}

function paintNight(pen: Pen, night: Box, table: Box): void {
  const x = table.x + table.w / 2;
  const y = table.y + table.h / 2;
  pen.fillStyle = palette.night;
  pen.fillRect(0, 0, night.w, night.h);
  paintRays(pen, x, y, night.w + night.h, 14, palette.night2);
  const dark = pen.createRadialGradient(
    night.w / 2,
    night.h * 0.42,
    0,
    night.w / 2,
    night.h * 0.42,
    Math.max(night.w, night.h) * 0.75,
  );
  dark.addColorStop(0.55, "rgba(13,6,24,0)");
  dark.addColorStop(1, "rgba(13,6,24,0.75)");
  pen.fillStyle = dark;
  pen.fillRect(0, 0, night.w, night.h);
}

interface FeltStyle {
  readonly radius: number;
  readonly rim: number;
  readonly colours: readonly [string, string, string, string];
}

function paintFelt(pen: Pen, box: Box, { radius, rim, colours }: FeltStyle): void {
  const [surface, edge, dark, light] = colours;
  const fill = (by: number, colour: string) => {
    roundRect(pen, inset(box, by), radius - by);
    pen.fillStyle = colour;
    pen.fill();
  };
  roundRect(pen, { x: box.x - 6, y: box.y + 6, w: box.w + 12, h: box.h + 12 }, radius + 6);
  pen.fillStyle = "rgba(13,6,24,0.8)";
  pen.fill();
  fill(-3, palette.ink);
  fill(3, edge);
  fill(rim - 2, dark);
  fill(rim + 2, surface);
  paintHalftone(pen, inset(box, rim + 2), radius - rim - 2, dark);
  roundRect(pen, inset(box, rim + 9), radius - rim - 9);
  pen.setLineDash([8, 9]);
  pen.lineWidth = 2;
  pen.strokeStyle = light;
  pen.globalAlpha = 0.55;
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** Dots in the lower half, in rows turned by 30 degrees. */
function paintHalftone(pen: Pen, box: Box, radius: number, colour: string): void {
  pen.save();
  roundRect(pen, box, radius);
  pen.clip();
  pen.fillStyle = colour;
  const top = box.y + box.h * 0.45;
  for (let row = 0; top + row * 6.5 < box.y + box.h + 6; row++) {
    pen.globalAlpha = 0.5 * Math.min(1, (row * 6.5) / (box.h * 0.55));
    pen.beginPath();
    for (let x = box.x + (row % 2) * 5.6; x < box.x + box.w; x += 11.2) {
      pen.moveTo(x + 2.6, top + row * 6.5);
      pen.arc(x, top + row * 6.5, 2.6, 0, 2 * Math.PI);
    }
    pen.fill();
  }
  pen.restore();
}

/** Arrows on the rim that show the direction of play: clockwise. */
function paintChevrons(pen: Pen, box: Box, rim: number, colour: string): void {
  const one = (x: number, y: number, turn: number) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    pen.stroke(new Path2D("M-9 -6L-2 0L-9 6M1 -6L8 0L1 6"));
    pen.restore();
  };
  pen.strokeStyle = colour;
  pen.lineWidth = 3;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.globalAlpha = 0.8;
  one(box.x + box.w / 2, box.y + rim / 2, 0);
  one(box.x + box.w - rim / 2, box.y + box.h / 2, Math.PI / 2);
  one(box.x + rim / 2, box.y + box.h / 2, -Math.PI / 2);
  pen.globalAlpha = 1;
}

/** Content of the felt beside the draw pile. */
function stage(view: View): Component {
  const shown = view.scene.stage;
  switch (shown.kind) {
    case "none":
      return emptyComponent;
    case "chain":
      return chain(view, shown);
    case "future":
      return future(view, shown);
    case "arrange":
      return arrange(view, shown);
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
