import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PolledResource } from "../../../client/state/polled-resource.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = Result<string, string>;

/** Answers requests one after the other; each waits until it is given. */
function asking(everyMs = 5000) {
  const waiting: ((answer: Answer) => void)[] = [];
  let asked = 0;
  const live = new PolledResource<string, string>(() => {
    asked += 1;
    return new Promise((resolve) => waiting.push(resolve));
  }, everyMs);
  const answer = async (given: Answer) => {
    waiting.shift()?.(given);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { live, answer, asked: () => asked };
}

test("an observed resource is requested at once, and again some time after each response", async () => {
  const { live, answer, asked } = asking();
  live.startPolling();
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
  await answer(ok("one"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked()).toBe(2);
});

test("a failure is reported, and the last value stays with its time", async () => {
  const { live, answer } = asking();
  live.startPolling();
  await answer(ok("one"));
  const since = live.at.value;
  await vi.advanceTimersByTimeAsync(5000);
  await answer(fail("unreachable"));
  expect([live.value.value, live.failure.value, live.at.value]).toEqual(["one", "unreachable", since]);
});

test("polling continues after a failure, and a success ends the failure", async () => {
  const { live, answer } = asking();
  live.startPolling();
  await answer(fail("unreachable"));
  await vi.advanceTimersByTimeAsync(5000);
  await answer(ok("two"));
  expect([live.value.value, live.failure.value]).toEqual(["two", null]);
});

test("an update by a press is not overwritten by an older, later response, and polling continues", async () => {
  const { live, answer, asked } = asking();
  live.startPolling();
  live.setValue("changed");
  await answer(ok("old"));
  expect(live.value.value).toBe("changed");
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked()).toBe(2);
  await answer(ok("newer"));
  expect(live.value.value).toBe("newer");
});

test("an unobserved resource is not polled", async () => {
  const { live, answer, asked } = asking();
  const stop = live.startPolling();
  await answer(ok("one"));
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});

test("a response after the end of the observation is ignored", async () => {
  const { live, answer } = asking();
  const stop = live.startPolling();
  stop();
  await answer(ok("late"));
  expect(live.value.value).toBeNull();
});
