import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heartbeat } from "../../client/net/heartbeat.ts";
import { type PageStub, stubPage } from "./page-stub.ts";

let page: PageStub;
/** Time in ms by which the clock is ahead of the timers. */
let aheadMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  page = stubPage();
  aheadMs = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + aheadMs);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Creates a connection with a controllable other side. */
function aRoom(isAlive: () => boolean) {
  const heard: unknown[] = [];
  const events = { onmessage: (event: unknown) => void heard.push(event) };
  const ping = vi.fn(() => {
    if (isAlive()) events.onmessage("a sign of life");
  });
  return { heard, ping, connection: { events } };
}

test("a responding connection stays open", () => {
  const dead = vi.fn();
  heartbeat(
    aRoom(() => true),
    dead,
  );
  vi.advanceTimersByTime(60_000);
  expect(dead).not.toHaveBeenCalled();
});

test("a silent connection is reported dead after six and a half seconds, once", () => {
  const dead = vi.fn();
  const room = aRoom(() => false);
  heartbeat(room, dead);
  vi.advanceTimersByTime(6_499);
  expect([room.ping.mock.calls.length, dead.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(60_000);
  expect([room.ping.mock.calls.length, dead.mock.calls.length]).toEqual([1, 1]);
});

test("a connection with traffic is not pinged, and all its messages are passed on", () => {
  const room = aRoom(() => false);
  heartbeat(room, () => {});
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000);
    room.connection.events.onmessage(second);
  }
  expect([room.ping.mock.calls.length, room.heard.length]).toEqual([0, 60]);
});

test("a late response within four seconds keeps the connection alive", () => {
  const dead = vi.fn();
  const room = aRoom(() => false);
  heartbeat(room, dead);
  vi.advanceTimersByTime(6_400);
  room.connection.events.onmessage("late");
  vi.advanceTimersByTime(2_000);
  expect(dead).not.toHaveBeenCalled();
});

test("a stopped keepalive sends no more pings", () => {
  const room = aRoom(() => true);
  heartbeat(room, () => {})();
  vi.advanceTimersByTime(60_000);
  expect(room.ping).not.toHaveBeenCalled();
});

test("a reply counts although the timers of a hidden page run a minute late", () => {
  const dead = vi.fn();
  heartbeat(
    aRoom(() => true),
    dead,
  );
  for (let minute = 1; minute <= 5; minute += 1) {
    aheadMs += 60_000;
    vi.advanceTimersByTime(4_000);
  }
  expect(dead).not.toHaveBeenCalled();
});

test("after a freeze the connection is pinged again before it counts as dead", () => {
  const dead = vi.fn();
  const room = aRoom(() => false);
  heartbeat(room, dead);
  vi.advanceTimersByTime(3_000);
  aheadMs += 12_000;
  vi.advanceTimersByTime(3_500);
  expect([room.ping.mock.calls.length, dead.mock.calls.length]).toEqual([2, 0]);
  vi.advanceTimersByTime(2_000);
  expect(dead).toHaveBeenCalledOnce();
});

test("a page that becomes visible again pings at once, and a dead connection is reported after two seconds", () => {
  const dead = vi.fn();
  const room = aRoom(() => false);
  heartbeat(room, dead);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(room.ping).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  expect(dead).toHaveBeenCalledOnce();
});

test("a page that becomes hidden sends no ping", () => {
  const room = aRoom(() => true);
  heartbeat(room, () => {});
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(room.ping).not.toHaveBeenCalled();
});
