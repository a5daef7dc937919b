import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HitArea } from "../../client/table/components/component.ts";
import { Gestures } from "../../client/table/input/gestures.ts";
import type { Intent } from "../../client/table/scene/scene.ts";

const player: HitArea = {
  id: "seat-1",
  kind: "button",
  label: "Mochi",
  box: { x: 0, y: 0, w: 100, h: 50 },
  z: 1,
  group: "seats",
  intent: { kind: "seat", seat: 1 },
  held: { kind: "about", seat: 1 },
};

/** Element of the page, as far as gestures need it. */
class PageElement extends EventTarget {
  readonly dataset: Record<string, string> = {};
  closest = () => this;
  querySelector = () => null;
  setAttribute() {}
  getBoundingClientRect = () => ({ left: 0, top: 0 });
}

let root: PageElement;
let pressed: HitArea["intent"][];
const stop = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", PageElement);
  vi.stubGlobal("HTMLElement", PageElement);
  vi.stubGlobal("PointerEvent", Event);
  vi.stubGlobal("window", new EventTarget());
  root = new PageElement();
  root.dataset["spot"] = player.id;
  pressed = [];
  const ignore = () => {};
  const handlers = { slide: ignore, point: ignore, look: ignore, drag: ignore, drop: ignore, scrollBy: ignore };
  const press = ({ intent }: HitArea) => pressed.push(intent);
  Reflect.construct(Gestures, [
    root,
    () => player,
    () => ({ left: 0, top: 0, scrolls: false }),
    { ...handlers, press, dismiss: ignore },
    stop.signal,
  ]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Presses the player for a time in ms. */
function pressFor(ms: number): void {
  const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: "touch", clientX: 9, clientY: 9 };
  root.dispatchEvent(Object.assign(new Event("pointerdown"), finger));
  vi.advanceTimersByTime(ms);
  root.dispatchEvent(Object.assign(new Event("pointerup"), finger));
  root.dispatchEvent(Object.assign(new Event("click"), finger));
}

test("a press on a player chooses the player", () => {
  pressFor(200);
  expect(pressed).toEqual([{ kind: "seat", seat: 1 } satisfies Intent]);
});

test("a long press on a player opens the details, and lifting the finger presses nothing", () => {
  pressFor(600);
  expect(pressed).toEqual([{ kind: "about", seat: 1 } satisfies Intent]);
});
