import { around, type Point } from "../layout/box.ts";
import type { Layout } from "../layout/layout.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, paintBox, paintDisc, widthOf, write } from "../paint/pen.ts";
import { paintIcon } from "../paint/signs.ts";
import type { CornerButton } from "../scene/scene.ts";
import { type Component, emptyComponent, type HitArea, mergeComponents, type Sprite, type View } from "./component.ts";

/** Minimum width of a touch target. */
const target = 44;

/** Round icons in the corners, and edition and code beside the menu. */
export function corners(view: View): Component {
  return mergeComponents(header(view), ...view.scene.corners.map((corner) => button(view, corner)));
}

function header({ scene, layout }: View): Component {
  if (layout.header === null || scene.header === null) return emptyComponent;
  const small = layout.kind === "portrait";
  const { title, line } = scene.header;
  const sprite: Sprite = {
    id: "header",
    z: 60,
    box: { ...layout.header, w: 200 * layout.scale, h: 40 * layout.scale },
    scale: layout.scale,
    bleed: 0,
    look: [title, line, small],
    paint: (pen) => {
      // On a desktop with many players, the player panels begin right beside it.
      const room = small ? 190 : 168;
      const style = { size: small ? 15 : 18, font: "shout" } as const;
      const shown = cutTo(room / leastShare, title, (text) => widthOf(pen, text, style));
      write(pen, shown, 0, small ? 10 : 11, { ...style, maxWidth: room });
      write(pen, line, 0, small ? 26 : 29, { size: small ? 11.5 : 12, colour: "#B9A9CC", maxWidth: room });
    },
  };
  return { ...emptyComponent, sprites: [sprite] };
}

/** Share of its size to which a title shrinks. A host can give a deck a name too long even for that. */
const leastShare = 0.6;

/** Cuts a title that is wider than `most`. */
function cutTo(most: number, title: string, width: (text: string) => number): string {
  if (width(title) <= most) return title;
  const letters = Array.from(title);
  while (letters.length > 1 && width(`${letters.join("")}…`) > most) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

function button({ scene, layout }: View, corner: CornerButton): Component {
  const { scale, corners: room } = layout;
  const pose = poseOf(corner.id, scene.corners, room);
  const size = (room.size / scale) * (corner.id === "emotes" && room.emotes !== null ? 1.2 : 1);
  const id = `corner-${corner.id}`;
  const sprite: Sprite = {
    id,
    z: 60,
    box: around(pose.x, pose.y, size * scale, size * scale),
    scale,
    bleed: 10,
    look: [corner.icon, corner.dot, size],
    paint: (pen) => paintCorner(pen, corner, size),
  };
  const side = Math.max(target, size * scale);
  const hitArea: HitArea = {
    id,
    kind: "button",
    group: "corners",
    label: corner.label,
    box: around(pose.x, pose.y, side, side),
    z: 60,
    intent: { kind: "corner", id: corner.id },
    ...(corner.key !== undefined && { key: corner.key }),
  };
  return { sprites: [sprite], hitAreas: [hitArea] };
}

/** The icons on the right are adjacent, without gaps. */
function poseOf(id: CornerButton["id"], all: readonly CornerButton[], room: Layout["corners"]): Point {
  if (id === "menu") return room.menu;
  if (id === "emotes" && room.emotes !== null) return room.emotes;
  const row = all.filter((each) => each.id !== "menu" && (each.id !== "emotes" || room.emotes === null));
  const behind = row.length - 1 - row.findIndex((each) => each.id === id);
  return { x: room.right.x - behind * room.pitch, y: room.right.y };
}

function paintCorner(pen: Pen, { icon, dot }: CornerButton, size: number): void {
  paintBox(pen, { x: 0, y: 0, w: size, h: size }, { fill: "#3A2552", line: "#0D0618", radius: 14, drop: 3 });
  paintIcon(pen, icon, size / 2, size / 2, size * 0.55, palette.paper);
  if (dot === 0) return;
  paintDisc(pen, size - 3, 3, 10, "#0D0618");
  paintDisc(pen, size - 3, 3, 8, palette.bomb);
  write(pen, dot > 9 ? "9+" : `${dot}`, size - 3, 3, { size: 11, weight: 800, align: "center", maxWidth: 14 });
}
