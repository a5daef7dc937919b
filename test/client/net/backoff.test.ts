import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Backoff, backoff } from "../../../client/net/backoff.ts";
import { type ApiFailure, patiently, untilLasting } from "../../../client/net/request.ts";
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

test("in the first five seconds the next try follows after 0.3 to 0.5 s", () => {
  for (let ms = 0; ms < 5000; ms += 10) {
    expect(backoff(ms)).toBeGreaterThanOrEqual(300);
    expect(backoff(ms)).toBeLessThanOrEqual(500);
  }
});

test("the first try follows a lost connection immediately", () => {
  expect(new Backoff().first()).toBeLessThanOrEqual(200);
});

test("a frequently lost connection is not retried immediately", () => {
  const pauses = new Backoff();
  pauses.first();
  pauses.reset();
  vi.advanceTimersByTime(1000);
  expect(pauses.first()).toBeGreaterThanOrEqual(300);
});

test("after that the delays grow to at most ten seconds", () => {
  expect([backoff(6000) < backoff(12_000), backoff(12_000) < backoff(30_000)]).toEqual([true, true]);
  expect(backoff(3_600_000)).toBeLessThanOrEqual(10_000);
});

test("transient errors are retried until the server gives a final response", async () => {
  const ask = answering({ error: "again" }, { error: "unreachable" }, { error: "again" });
  const answer = untilLasting(ask, () => true);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(ok("here"));
  expect(ask).toHaveBeenCalledTimes(4);
});

test("a final error ends the retries", async () => {
  const ask = answering({ error: "again" }, { error: "no-such-table" });
  const answer = untilLasting(ask, () => true);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(fail({ error: "no-such-table" }));
});

test("a closing server is retried, and believed after five seconds", async () => {
  const replaced = patiently(answering({ error: "closing" }, { error: "closing" }));
  const alone = patiently(async () => fail<ApiFailure>({ error: "closing" }));
  await vi.runAllTimersAsync();
  expect([await replaced, await alone]).toEqual([ok("here"), fail({ error: "closing" })]);
});

test("a press on a page is retried for five seconds, then its error is shown", async () => {
  const ask = vi.fn(async () => fail<ApiFailure>({ error: "unreachable" }));
  const answer = patiently(ask);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual(fail({ error: "unreachable" }));
  expect(ask.mock.calls.length).toBeGreaterThan(9);
});
