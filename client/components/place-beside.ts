interface Size {
  readonly w: number;
  readonly h: number;
}

/** Gap between an object and the element beside it, and margin to the window's edge, in CSS pixels. */
const gap = 14;
const margin = 8;

/**
 * Places an element without covering its object: above or below if there is space, else left or right. Without enough
 * space it covers as little as possible. All in CSS pixels of one window.
 */
export function placeBeside(
  box: Size & { readonly x: number; readonly y: number },
  size: Size,
  room: Size,
  prefer: "above" | "below" = "above",
): { readonly left: number; readonly top: number } {
  const inRoom = (value: number, length: number, most: number) =>
    Math.max(margin, Math.min(value, most - length - margin));
  const left = inRoom(box.x + box.w / 2 - size.w / 2, size.w, room.w);
  const top = inRoom(box.y + box.h / 2 - size.h / 2, size.h, room.h);
  const above = { free: box.y, needed: size.h, at: { left, top: box.y - gap - size.h } };
  const below = { free: room.h - box.y - box.h, needed: size.h, at: { left, top: box.y + box.h + gap } };
  const sides = [
    ...(prefer === "above" ? [above, below] : [below, above]),
    { free: box.x, needed: size.w, at: { left: box.x - gap - size.w, top } },
    { free: room.w - box.x - box.w, needed: size.w, at: { left: box.x + box.w + gap, top } },
  ];
  const fitting = sides.find(({ free, needed }) => free >= needed + gap + margin);
  const best = sides.reduce((one, other) => (other.free - other.needed > one.free - one.needed ? other : one));
  const { at } = fitting ?? best;
  return { left: inRoom(at.left, size.w, room.w), top: inRoom(at.top, size.h, room.h) };
}
