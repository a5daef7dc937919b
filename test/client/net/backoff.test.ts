import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backoff, Pauses } from "../../../client/net/backoff.ts";
import { patiently, untilLasting } from "../../../client/net/patiently.ts";
import type { ApiFailure } from "../../../client/net/request.ts";
import { fail, ok } from "../../../shared/core/result.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answering = (...failures: ApiFailure[]) => {
  const left = [...failures];
  return vi.fn(async () => {
    const failure = left.shift();
    return failure ? fail(failure) : ok("here");
  });
};

test("in the first five seconds the next try is 0.3 to 0.5 s away", () => {
  for (let ms = 0; ms < 5000; ms += 10) {
    expect(backoff(ms)).toBeGreaterThanOrEqual(300);
    expect(backoff(ms)).toBeLessThanOrEqual(500);
  }
});

test("the first try after a lost connection comes at once", () => {
  expect(new Pauses().first()).toBeLessThanOrEqual(200);
});

test("a connection that is lost again and again is not tried at once again", () => {
  const pauses = new Pauses();
  pauses.first();
  pauses.reset();
  vi.advanceTimersByTime(1000);
  expect(pauses.first()).toBeGreaterThanOrEqual(300);
});

test("then tries become ever rarer, at most ten seconds apart", () => {
  expect([backoff(6000) < backoff(12_000), backoff(12_000) < backoff(30_000)]).toEqual([true, true]);
  expect(backoff(3_600_000)).toBeLessThanOrEqual(10_000);
});

test("passing faults are asked about again until the server knows", async () => {
  const ask = answering({ error: "again" }, { error: "unreachable" }, { error: "again" });
  const answer = untilLasting(ask, () => true);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(ok("here"));
  expect(ask).toHaveBeenCalledTimes(4);
});

test("what the server says for good ends the asking", async () => {
  const ask = answering({ error: "again" }, { error: "no-such-table" });
  const answer = untilLasting(ask, () => true);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(fail({ error: "no-such-table" }));
});

test("a server that closes is replaced by another one, or is believed after five seconds", async () => {
  const replaced = patiently(answering({ error: "closing" }, { error: "closing" }));
  const alone = patiently(async () => fail<ApiFailure>({ error: "closing" }));
  await vi.runAllTimersAsync();
  expect([await replaced, await alone]).toEqual([ok("here"), fail({ error: "closing" })]);
});

test("a press on a page is tried for five seconds, then it is told", async () => {
  const ask = vi.fn(async () => fail<ApiFailure>({ error: "unreachable" }));
  const answer = patiently(ask);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(fail({ error: "unreachable" }));
  expect(ask.mock.calls.length).toBeGreaterThan(9);
});
