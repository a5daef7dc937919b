import { beforeEach, expect, test } from "vitest";
import {
  type Area,
  type Camera,
  ChangedAreas,
  type Group,
  type PlacedPicture,
  repaint,
} from "../../client/table/render/changed-areas.ts";

const camera: Camera = { width: 800, height: 600, zoom: 1, scrollX: 0, scrollY: 0 };
const texture = { source: [] };
const card: PlacedPicture & { visible: boolean } = {
  visible: true,
  x: 100,
  y: 100,
  rotation: 0,
  scaleX: 1,
  scaleY: 1,
  alpha: 1,
  depth: 1,
  width: 40,
  height: 60,
  originX: 0.5,
  originY: 0.5,
  texture,
};

let changed: ChangedAreas;
beforeEach(() => {
  changed = new ChangedAreas();
});

/** Returns the changed areas if these objects are drawn one after the other, after the first frame. */
function amid(first: readonly object[], second: readonly object[], from = camera): readonly Area[] {
  changed.next(first, from);
  return changed.next(second, from);
}

const area = (left: number, top: number, right: number, bottom: number): Area => ({ left, top, right, bottom });

test("a blank canvas is redrawn completely", () => {
  expect(changed.next([], camera)).toEqual([area(0, 0, 800, 600)]);
});

test("a canvas with a lost context is redrawn completely, once", () => {
  changed.next([card], camera);
  changed.forget();
  expect([changed.next([card], camera), changed.next([card], camera)]).toEqual([[area(0, 0, 800, 600)], []]);
});

test("an unchanged frame has no changed areas", () => {
  expect(amid([card], [card])).toEqual([]);
});

test("a moved picture changes its old and its new area", () => {
  const moved = { ...card };
  changed.next([moved], camera);
  moved.x = 300;
  expect(changed.next([moved], camera)).toEqual([area(79, 69, 121, 131), area(279, 69, 321, 131)]);
});

test("overlapping areas are merged", () => {
  const moved = { ...card };
  changed.next([moved], camera);
  moved.x = 110;
  expect(changed.next([moved], camera)).toEqual([area(79, 69, 131, 131)]);
});

test("an area that overlaps two others is merged with both", () => {
  const at = (x: number) => ({ ...card, x });
  expect(amid([], [at(100), at(160), at(130)])).toEqual([area(79, 69, 181, 131)]);
});

test("changes in many places are merged into few areas that contain all of them", () => {
  const cards = Array.from({ length: 40 }, (_, i) => ({ ...card, x: (i % 8) * 100, y: Math.floor(i / 8) * 100 }));
  const areas = amid([], cards);
  const holds = ({ x, y }: PlacedPicture) =>
    areas.some((one) => one.left < x && x < one.right && one.top < y && y < one.bottom);
  expect([areas.length <= 8, cards.every(holds)]).toEqual([true, true]);
});

test.each([
  ["comes", [], [card]],
  ["goes", [card], []],
  ["is hidden", [card], [{ ...card, visible: false }]],
  ["fades away", [card], [{ ...card, alpha: 0 }]],
])("an object that %s changes its area", (_, before, after) => {
  expect(amid(before, after)).toEqual([area(79, 69, 121, 131)]);
});

test.each([
  ["texture", { texture: {} }],
  ["opacity", { alpha: 0.5 }],
  ["depth", { depth: 2 }],
])("a picture with a changed %s changes its area", (_, change) => {
  const picture = { ...card };
  changed.next([picture], camera);
  Object.assign(picture, change);
  expect(changed.next([picture], camera)).toEqual([area(79, 69, 121, 131)]);
});

test("a repainted texture changes the area where it is shown", () => {
  changed.next([card], camera);
  repaint(texture);
  expect(changed.next([card], camera)).toEqual([area(79, 69, 121, 131)]);
});

test("the area of a rotated picture contains all its corners", () => {
  expect(amid([], [{ ...card, rotation: Math.PI / 4 }])).toEqual([area(63, 63, 137, 137)]);
});

test("the area of a picture follows its origin", () => {
  expect(amid([], [{ ...card, originX: 0, originY: 1 }])).toEqual([area(99, 39, 141, 101)]);
});

test("an object in a group moves, rotates and fades with the group", () => {
  const group: Group & { visible: boolean } = {
    ...card,
    scaleX: 2,
    scaleY: 2,
    rotation: Math.PI / 2,
    list: [{ ...card, x: 10, y: 0 }],
  };
  const faded = { ...group, alpha: 0 };
  expect([amid([], [group]), changed.next([faded], camera)]).toEqual([
    [area(39, 79, 161, 161)],
    [area(39, 79, 161, 161)],
  ]);
});

test("areas are in device pixels of the camera's visible part", () => {
  expect(amid([], [card], { ...camera, zoom: 2, scrollX: 10, scrollY: -5 })).toEqual([area(139, 149, 221, 271)]);
});
