import type { Box } from "../layout/box.ts";
import type { HitArea, View } from "./component.ts";

/** A face-up card on the table without an action; it can only be enlarged. `box`: in CSS pixels. */
export const openCard = ({ painter }: View, id: string, card: string, box: Box, z: number): HitArea => ({
  id: `open-${id}`,
  kind: "button",
  group: "open",
  label: painter.prints[card]?.look ?? card,
  box,
  z,
  intent: { kind: "look" },
  shows: card,
});

/** Returns the box of a card with its middle at `x`, `y`. */
export const cardBox = (x: number, y: number, w: number): Box => ({ x: x - w / 2, y: y - w * 0.7, w, h: w * 1.4 });
