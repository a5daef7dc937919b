import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HitArea } from "../../client/table/components/component.ts";
import { Controls } from "../../client/table/input/controls.ts";
import { Hover } from "../../client/table/input/hover.ts";

const card = (id: string): HitArea => ({
  id,
  kind: "card",
  label: id,
  box: { x: 0, y: 0, w: 10, h: 10 },
  z: 1,
  group: "hand",
  intent: { kind: "card", key: id, how: "press" },
  shows: id,
});

const [skip, attack] = [card("skip"), card("attack")];
const at = (clientX: number) => ({ pointerType: "mouse", clientX, clientY: 0 });

let shown: string | null;
let hover: Hover;

beforeEach(() => {
  vi.useFakeTimers();
  shown = null;
  hover = new Hover(
    (id) => [skip, attack].find((hitArea) => hitArea.id === id),
    (hitArea) => {
      shown = hitArea?.id ?? null;
    },
  );
  hover.move(at(0), undefined);
});

afterEach(() => {
  hover.end();
  vi.useRealTimers();
});

test("a card is enlarged once the mouse was moved onto it and has rested there", () => {
  hover.over(at(1), skip);
  hover.move(at(1), skip);
  vi.advanceTimersByTime(200);
  hover.move(at(2), skip);
  vi.advanceTimersByTime(200);
  expect(shown).toBeNull();
  vi.advanceTimersByTime(50);
  expect(shown).toBe("skip");
});

test("a card that slides under a resting mouse is not enlarged", () => {
  hover.over(at(0), skip);
  hover.move(at(0), skip);
  vi.advanceTimersByTime(1000);
  expect(shown).toBeNull();
});

test("a card under a mouse that last moved with its button down is not enlarged", () => {
  hover.move(at(5), false);
  hover.over(at(5), skip);
  hover.move(at(5), skip);
  vi.advanceTimersByTime(1000);
  expect(shown).toBeNull();
});

test("a card is not enlarged if the mouse may not have moved onto it, as after a reload", () => {
  const fresh = new Hover(
    () => skip,
    (hitArea) => {
      shown = hitArea?.id ?? null;
    },
  );
  fresh.over(at(7), skip);
  fresh.move(at(7), skip);
  vi.advanceTimersByTime(1000);
  expect(shown).toBeNull();
});

test("an enlarged card closes when another one slides under the mouse", () => {
  hover.move(at(1), skip);
  vi.advanceTimersByTime(300);
  hover.over(at(1), attack);
  vi.advanceTimersByTime(1000);
  expect(shown).toBeNull();
});

test("a pressed card is not enlarged until the mouse returns to it", () => {
  hover.move(at(1), skip);
  hover.press(skip);
  hover.move(at(2), skip);
  vi.advanceTimersByTime(1000);
  expect(shown).toBeNull();
  hover.move(at(20), undefined);
  hover.move(at(1), skip);
  vi.advanceTimersByTime(300);
  expect(shown).toBe("skip");
});

test("a touch never enlarges a card by hovering", () => {
  hover.move({ ...at(1), pointerType: "touch" }, skip);
  vi.advanceTimersByTime(1000);
  expect(shown).toBeNull();
});

test("the hand card under the mouse is raised, and put back once the mouse leaves it", () => {
  const raised: (string | null)[] = [];
  const nothing = () => undefined;
  const controls = new Controls({
    intend: nothing,
    look: nothing,
    raise: (key) => raised.push(key),
    hold: nothing,
    skip: () => false,
    draw: nothing,
    isFelt: () => false,
  });
  controls.over(skip);
  controls.over(skip);
  controls.over(attack);
  controls.over({ ...attack, id: "open-attack", group: "open", intent: { kind: "look" } });
  controls.over(null);
  expect(raised).toEqual(["skip", "attack", null]);
});
