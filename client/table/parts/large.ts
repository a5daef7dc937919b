import { around, clamp } from "../layout/box.ts";
import { paintFace } from "../paint/face.ts";
import { palette } from "../paint/palette.ts";
import { type Pen, plate, roundRect, wrap, writeLines } from "../paint/pen.ts";
import { nothing, type Part, type Patch, type View } from "./part.ts";

export interface Enlarged {
  readonly card: string;
  /** Why it cannot be played now, or what it would do. */
  readonly note: string | null;
  /** The middle of what was pointed at, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** A card in full with its rule, above the hand and never under the finger. */
export function large(view: View, enlarged: Enlarged | null): Part {
  if (enlarged === null) return nothing;
  const { layout, brush } = view;
  const { card, note } = enlarged;
  const noteLines = note === null ? 0 : Math.min(3, wrap(brush.ruler, note, 250, { size: 15 }).length);
  const height = 350 + (note === null ? 0 : 24 + noteLines * 18);
  const room = { w: layout.large / 250, h: (enlarged.y - layout.hand.card * 0.7 - 24) / height };
  const scale = Math.max(0.5, Math.min(room.w, room.h));
  const half = (250 * scale) / 2 + 12;
  const x = clamp(enlarged.x, half, layout.width - half);
  const y = Math.max(8, enlarged.y - layout.hand.card * 0.7 - 18 - height * scale);
  const print = brush.prints[card];
  const face = { card, title: print?.title ?? card, rule: print?.rule ?? "", tier: "full", seen: 1 } as const;
  const patch: Patch = {
    id: "large",
    z: 100,
    box: { ...around(x, 0, 250 * scale, height * scale), y },
    scale,
    bleed: 16,
    look: [face, note],
    paint: (pen) => {
      roundRect(pen, { x: 0, y: 10, w: 250, h: 350 }, 24);
      pen.fillStyle = "rgba(13,6,24,0.6)";
      pen.fill();
      paintFace(pen, brush.drawings, face);
      if (note !== null) paintNote(pen, note, height);
    },
  };
  return { ...nothing, patches: [patch] };
}

function paintNote(pen: Pen, note: string, height: number): void {
  const box = { x: -4, y: 358, w: 258, h: height - 358 };
  plate(pen, box, { fill: palette.ink, line: palette.paper, radius: 14, lineWidth: 2.5 });
  writeLines(pen, note, { x: 6, y: box.y, w: 238, h: box.h }, { size: 15, colour: palette.paper }, 3);
}
