import { expect, test } from "vitest";
import type { HitArea } from "../../client/table/components/component.ts";
import { Controls } from "../../client/table/input/controls.ts";

const pile = (isLit: boolean): HitArea => ({
  id: "pile",
  kind: "button",
  group: "felt",
  label: "Draw pile",
  box: { x: 0, y: 0, w: 100, h: 140 },
  z: 15,
  intent: { kind: "pile" },
  disabled: !isLit,
});

/** Presses the pile. @returns what followed, in order. */
function press(isLit: boolean, lags: boolean): readonly string[] {
  const done: string[] = [];
  const nothing = () => undefined;
  const controls = new Controls({
    intend: ({ kind }) => done.push(kind),
    look: nothing,
    raise: nothing,
    hold: nothing,
    skip: () => {
      done.push("skip");
      return lags;
    },
    draw: nothing,
    isFelt: () => false,
  });
  controls.press(pile(isLit));
  return done;
}

test("a press on the dim pile during animations only skips them, because the viewer has not seen what follows", () => {
  expect(press(false, true)).toEqual(["skip"]);
});

test("a press on the pile is an intent if the table is displayed already, or the pile is lit", () => {
  expect(press(false, false)).toEqual(["skip", "pile"]);
  expect(press(true, true)).toEqual(["skip", "pile"]);
  expect(press(true, false)).toEqual(["skip", "pile"]);
});
