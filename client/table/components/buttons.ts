import type { Box } from "../layout/box.ts";
import type { CardPainter } from "../paint/card-painter.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, roundRect, widthOf, wrap, write } from "../paint/pen.ts";
import type { PromptButton } from "../scene/pieces.ts";
import { type Component, type HitArea, mergeComponents, type Sprite } from "./component.ts";

const colours: Readonly<Record<PromptButton["kind"], { fill: string; text: string }>> = {
  go: { fill: palette.now, text: palette.ink },
  bomb: { fill: palette.bomb, text: "#FFFFFF" },
  red: { fill: palette.no, text: "#FFFFFF" },
  green: { fill: palette.green, text: "#0C2B1B" },
  paper: { fill: palette.paper, text: palette.ink },
  dark: { fill: palette.dark, text: palette.paper },
  quiet: { fill: palette.dark, text: palette.paper },
};
const off = { fill: "#B9A9C4", text: "#3B2C4D" };

export interface ButtonStyle {
  /** CSS pixels per unit. */
  readonly scale: number;
  /** Size of the label in units. */
  readonly text: number;
  /** Whether the key caps are drawn. */
  readonly caps: boolean;
}

const capWidth = 38;
/** Label size of a quiet button relative to the others, in layouts with key caps. */
const quietShare = 0.72;

const labelSize = ({ kind }: PromptButton, { text, caps }: ButtonStyle): number =>
  kind === "quiet" && caps ? text * quietShare : text;

/** Returns the cap of its key; null if it is not drawn. */
const capOf = ({ kind, key }: PromptButton, { caps }: ButtonStyle): string | null =>
  caps && kind !== "quiet" && key !== null ? key.cap : null;

/** Returns the required width of a button, in units. */
export function buttonWidth(painter: CardPainter, button: PromptButton, style: ButtonStyle): number {
  const label = widthOf(painter.ruler, button.label, { size: labelSize(button, style), font: "shout" });
  const effect = button.effect === null ? 0 : widthOf(painter.ruler, button.effect, { size: 12, weight: 800 });
  const [least, edges] = button.kind === "quiet" ? [80, 34] : [112, 38];
  return Math.max(least, Math.max(label, effect) + edges + (capOf(button, style) === null ? 0 : capWidth));
}

/** Buttons side by side. Each is as wide as its label requires. */
export function buttonRow(painter: CardPainter, buttons: readonly PromptButton[], row: Box, scale: number): Component {
  const style: ButtonStyle = { scale, text: 19, caps: false };
  const wanted = buttons.map((button) => buttonWidth(painter, button, style));
  const total = wanted.reduce((sum, width) => sum + width, 0);
  const gap = 10 * scale;
  const room = row.w - gap * (buttons.length - 1);
  let left = row.x;
  const components = buttons.map((button, i) => {
    const w = (room * (wanted[i] ?? 0)) / total;
    const component = promptButton(button, { x: left, y: row.y, w, h: row.h }, style);
    left += w + gap;
    return component;
  });
  return mergeComponents(...components);
}

export function promptButton(button: PromptButton, box: Box, style: ButtonStyle): Component {
  const size = { w: box.w / style.scale, h: box.h / style.scale };
  const id = `button-${button.id}`;
  const sprite: Sprite = {
    id,
    z: 46,
    box,
    scale: style.scale,
    bleed: 8,
    look: [button, size, style],
    paint: (pen) => paintButton(pen, button, size, style),
  };
  const hitArea: HitArea = {
    id,
    kind: "button",
    group: "prompt",
    label: button.effect === null ? button.label : `${button.label}: ${button.effect}`,
    box,
    z: 46,
    intent: { kind: "button", id: button.id },
    disabled: !button.enabled,
    ...(button.key === null ? {} : { key: button.key.press }),
    ...(button.until && { until: button.until }),
  };
  return { sprites: [sprite], hitAreas: [hitArea] };
}

function paintButton(pen: Pen, button: PromptButton, { w, h }: { w: number; h: number }, style: ButtonStyle): void {
  const { fill, text } = button.enabled ? colours[button.kind] : off;
  paintBox(pen, { x: 0, y: 0, w, h }, { fill, line: "#0D0618", radius: 16, drop: 3 });
  pen.save();
  roundRect(pen, { x: 3, y: 3, w: w - 6, h: h - 6 }, 13);
  pen.clip();
  pen.fillStyle = "rgba(0,0,0,0.22)";
  pen.fillRect(0, h - 8, w, 8);
  pen.restore();
  const cap = capOf(button, style);
  const centre = (w - (cap === null ? 0 : capWidth)) / 2 + (cap === null ? 0 : 2);
  const room = w - (style.caps ? 24 : 14) - (cap === null ? 0 : capWidth);
  const effect = button.effect === null ? [] : effectLines(pen, button.effect, room, h);
  const label = {
    size: labelSize(button, style),
    font: "shout",
    align: "center",
    colour: text,
    maxWidth: room,
  } as const;
  const y = h / 2 - (labelRise[effect.length] ?? 9);
  const width = write(pen, button.label, centre, y, label);
  for (const [line, words] of effect.entries()) {
    const lineY = h / 2 + (effect.length > 1 ? 2 + line * 12 : 10);
    write(pen, words, centre, lineY, { ...effectStyle, align: "center", colour: text, maxWidth: room });
  }
  if (!button.enabled) strike(pen, centre, y, width, text);
  if (cap !== null) paintCap(pen, cap, centre + Math.max(width, room) / 2 + 16, h / 2 - 1, text, w);
}

const effectStyle = { size: 12, weight: 800 } as const;
/** Rise of the label above the middle, by the number of lines below it. */
const labelRise = [1.5, 9, 13];

/** Returns the lines of the effect: two if one would be too small and the button is high enough. */
function effectLines(pen: Pen, effect: string, room: number, height: number): readonly string[] {
  const needed = widthOf(pen, effect, effectStyle);
  if (needed * 0.85 <= room || height < 52) return [effect];
  const [first = "", ...rest] = wrap(pen, effect, Math.max(room, needed * 0.54), effectStyle);
  return rest.length === 0 ? [first] : [first, effect.slice(first.length).trimStart()];
}

function strike(pen: Pen, x: number, y: number, width: number, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(x - width / 2 - 4, y - 1.5, width + 8, 3);
}

function paintCap(pen: Pen, cap: string, x: number, y: number, colour: string, w: number): void {
  const width = Math.max(22, widthOf(pen, cap, { size: 11, weight: 800 }) + 12);
  const centre = Math.min(x, w - 12 - width / 2);
  pen.globalAlpha = 0.65;
  roundRect(pen, { x: centre - width / 2, y: y - 9, w: width, h: 18 }, 5);
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.stroke();
  write(pen, cap, centre, y, { size: 11, weight: 800, align: "center", colour });
  pen.globalAlpha = 1;
}
