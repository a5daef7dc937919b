import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heartbeat } from "../../client/net/heartbeat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection whose other side answers as it is told. */
function aRoom(isAlive: () => boolean) {
  const heard: unknown[] = [];
  const events = { onmessage: (event: unknown) => void heard.push(event) };
  const ping = vi.fn(() => {
    if (isAlive()) events.onmessage("a sign of life");
  });
  return { heard, ping, connection: { events } };
}

test("a connection that answers is left alone", () => {
  const dead = vi.fn();
  heartbeat(
    aRoom(() => true),
    dead,
  );
  vi.advanceTimersByTime(60_000);
  expect(dead).not.toHaveBeenCalled();
});

test("a connection that is silent is dead after six and a half seconds, once", () => {
  const dead = vi.fn();
  const room = aRoom(() => false);
  heartbeat(room, dead);
  vi.advanceTimersByTime(6_499);
  expect([room.ping.mock.calls.length, dead.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(60_000);
  expect([room.ping.mock.calls.length, dead.mock.calls.length]).toEqual([1, 1]);
});

test("whoever talks is not asked, and everything they say is passed on", () => {
  const room = aRoom(() => false);
  heartbeat(room, () => {});
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000);
    room.connection.events.onmessage(second);
  }
  expect([room.ping.mock.calls.length, room.heard.length]).toEqual([0, 60]);
});

test("an answer that comes late, but within four seconds, is one", () => {
  const dead = vi.fn();
  const room = aRoom(() => false);
  heartbeat(room, dead);
  vi.advanceTimersByTime(6_400);
  room.connection.events.onmessage("late");
  vi.advanceTimersByTime(2_000);
  expect(dead).not.toHaveBeenCalled();
});

test("nothing is asked after its end", () => {
  const room = aRoom(() => true);
  heartbeat(room, () => {})();
  vi.advanceTimersByTime(60_000);
  expect(room.ping).not.toHaveBeenCalled();
});
