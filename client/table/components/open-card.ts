import type { Box } from "../layout/box.ts";
import type { Spot, View } from "./component.ts";

/** An open card on the table that can only be looked at. `box`: in CSS pixels. */
export const openCard = ({ brush }: View, id: string, card: string, box: Box, z: number): Spot => ({
  id: `open-${id}`,
  kind: "button",
  group: "open",
  label: brush.prints[card]?.look ?? card,
  box,
  z,
  intent: { kind: "look" },
  shows: card,
});

/** The box of a card whose middle is at `x`, `y`. */
export const cardBox = (x: number, y: number, w: number): Box => ({ x: x - w / 2, y: y - w * 0.7, w, h: w * 1.4 });
