import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Speaker } from "../../client/sound/speaker.ts";

/** Audio context of a browser that permits sound only within the event of a gesture, as Safari does. */
class GestureContext {
  static made: GestureContext[] = [];
  static isGesture = false;
  state = "suspended";
  readonly destination = {};

  constructor() {
    GestureContext.made.push(this);
  }

  resume(): Promise<void> {
    if (!GestureContext.isGesture) return new Promise(() => {});
    this.state = "running";
    return Promise.resolve();
  }

  close = () => Promise.resolve();
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createGain = () => ({ gain: { value: 1 }, connect: () => {} });
  createBufferSource = () => ({
    playbackRate: { value: 1 },
    connect: <Node>(node: Node) => node,
    start: () => {
      started += 1;
    },
  });
}

let started = 0;
let page: EventTarget;

beforeEach(() => {
  started = 0;
  GestureContext.made = [];
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("AudioContext", GestureContext);
  vi.stubGlobal(
    "StereoPannerNode",
    class {
      connect = <Node>(node: Node) => node;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

/** A touch. The browser permits sound only at its end. */
function tap(): void {
  page.dispatchEvent(new Event("pointerdown"));
  GestureContext.isGesture = true;
  page.dispatchEvent(new Event("pointerup"));
  GestureContext.isGesture = false;
}

test("a tap opens the sound within its own event, before the synthesiser has arrived", () => {
  new Speaker(() => 1);
  expect(GestureContext.made).toEqual([]);
  tap();
  expect(GestureContext.made.map(({ state }) => state)).toEqual(["running"]);
});

test("a sound right after the first tap is heard once the synthesiser has arrived", async () => {
  const speaker = new Speaker(() => 1);
  tap();
  speaker.play("shuffle");
  await vi.waitFor(() => expect(started).toBe(1));
});

test("no sound is heard before the first gesture", async () => {
  const speaker = new Speaker(() => 1);
  speaker.play("shuffle");
  tap();
  speaker.play("turn");
  await vi.waitFor(() => expect(started).toBe(1));
});
